import type { KindsOf } from '#worker/analyse/languages/kind-words.ts';

/** Kinds of contracts by which people work and create. */
export const workKinds = {
  apprenticeship: {
    names:
      /ausbildungsvertrag|lehrvertrag|berufsausbildung|fortbildungsvertrag|rückzahlungsvereinbarung|ausbildungsplatz/,
    words:
      /auszubildende|ausbilde[rn]|ausbildung|lehrling|lernende|lehrzeit|berufsschule|fortbildung(?:skosten)?|lehrgang|rückzahlung|prüfung|berufsbildung/,
  },
  'artist-management': {
    names: /künstler(?:vertrag|betreuung|management)|managementvertrag|tonaufnahme|bandübernahmevertrag/,
    words:
      /künstler|management|tonaufnahmen?|tonträger|auftritt|\balbum\b|\bband\b|masterb[aä]nd|tournee|gastspiel|plattenfirma|lizenzgebühren|bookings?\b|musikalisch/,
  },
  consultancy: {
    names: /berat(?:ungs|er)(?:vertrag|vereinbarung|leistung)|beraterin|consulting/,
    words:
      /\bberat(?:er|erin|ung|en|erinnen)\b|beratungs|tagessatz|stundensatz|honorar|\bworkshops?\b|scheinselbst|\bmandat|auftraggeber|konzept|empfehlung|reisekosten/,
  },
  'domestic-work': {
    names: /haushaltshilf|reinigungsvertrag|putzhilfe|haushaltsnahe|hauswirtschaft|raumpflege/,
    words:
      /haushalt|putz(?:en|frau|hilfe|mittel)|reinigung|bügel|w[aä]sche|staubsaug|minijob|hauswirtschaft|\bfenster\b|wohnungsschlüssel|haushaltshilfe|einsatz/,
  },
  employment: {
    names: /arbeitsvertrag|anstellungsvertrag|dienstvertrag/,
    words:
      /arbeitnehmer|arbeitgeber|\bgehalt|\blohn|arbeitszeit|überstunden|urlaub|probezeit|krank(?:heit|meld)|arbeitsverh[aä]ltnis|monatslohn|bruttogehalt|pensionskasse|ferien|arbeitsort|arbeitsvertrag|beschäftig/,
  },
  'fixed-term-employment': {
    names: /befristete\w{0,2} (?:arbeits|anstellungs)|saison(?:arbeits)?vertrag|aushilfsvertrag|saisonanstellung/,
    words:
      /befristet|saison|arbeitgeber|arbeitnehmer|schicht|dienstplan|stundenlohn|trinkgeld|aushilfe|arbeitskleidung|probezeit|\bküche\b|verkauf|\blohn|zweckbefrist/,
  },
  'freelance-work': {
    names:
      /freie\w{0,2} mitarbeit|(?:web|grafik)design|gestaltung (?:eines|des|ein\w{0,2}) (?:internetauftritts?|website|logos?)|freelanc|design-?vertrag/,
    words:
      /freelanc|freie[rn]? mitarbeiter|webdesign|gestalt|entwurf|entwürfe|korrektur(?:schleife|runde)|layout|internetauftritt|website|logo|nutzungsrechte|auftraggeber|freigabe|quelldateien|grafik/,
  },
  'model-release': {
    names: /model(?:l)?(?:vertrag| release)|influencer|kampagnenvertrag|einwilligung.{0,20}bild/,
    words:
      /influencer|\bmodels?\b|\bposts?\b|\breels?\b|\bstor(?:y|ies)\b|follower|kampagne|\bbildrecht|aufnahmen|fotos?\b|\bmarke\b|social media|shooting|hashtag|recht am eigenen bild/,
  },
  photography: {
    names:
      /(?:hochzeits|event)?fotograf(?:en|ie|in)?-?(?:vertrag|auftrag|leistung)?|hochzeitsfotograf|fotovertrag|hochzeitsreportage/,
    words:
      /fotograf|hochzeit|brautpaar|trauung|bildbearbeitung|\bbilder\b|aufnahmen|online-galerie|album|negativ|rohdaten|\bfotos?\b|reportage/,
  },
  'platform-work': {
    names: /(?:kurier|fahrer|liefer|rider)(?:vertrag|vereinbarung|partner)|plattform(?:vertrag|arbeit)/,
    words:
      /kurier|\bfahrer|lieferung|zustell|plattform|\bapp\b|auftr[aä]ge|deaktivier|bewertung|selbstst[aä]ndig|fahrrad|roller|paket|je (?:stopp|lieferung)|\brider/,
  },
  publishing: {
    names: /verlagsvertrag|autorenvertrag|buchvertrag/,
    words:
      /\bverlag|\bautor|manuskript|auflage|\bbuch|\bwerk(?:es|s)?\b|honorar|tantieme|ladenpreis|e-?book|freiexemplar|nebenrechte|vergriffen|lektorat/,
  },
  settlement: {
    names:
      /aufhebung(?:svertrag|svereinbarung)|abwicklungsvertrag|vergleich(?:svereinbarung)?|auflösungsvereinbarung|abfindungsvereinbarung/,
    words:
      /aufhebung|abfindung|arbeitsverh[aä]ltnis(?:ses)? (?:endet|wird|zum)|einvernehmlich|freistell|abgegolten|erledigt|zeugnis|verzicht|agentur für arbeit|sperrzeit|ausgleichsklausel|beendigung/,
  },
  translation: {
    names:
      /übersetzungs(?:vertrag|auftrag|leistung)|übersetzung (?:eines|einer|des (?:romans|buch|werk|hand))|ghostwrit|textvertrag|lektoratsvertrag/,
    words: /übersetz|ghostwrit|manuskript|normzeile|\btexte?s?\b|kapitel|\bwort\b|wörter|korrektorat|zielsprache|autor/,
  },
  'zero-hours': {
    names: /arbeit auf abruf|abrufarbeit|null-?stunden|aushilfe auf abruf|rahmenvereinbarung.{0,30}aushilf/,
    words:
      /auf abruf|abrufarbeit|eins[aä]tze?|keine mindest|stundenlohn|aushilf|nicht verpflichtet|schicht|arbeitseinsatz|einsatzplan/,
  },
} as const satisfies KindsOf;
