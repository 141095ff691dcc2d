import type { KindsOf } from '#worker/analyse/languages/kind-words.ts';

/** Kinds of contracts of consumers for a service. */
export const servicesKinds = {
  broadband: {
    names: /internet(?:vertrag|anschluss)|glasfaser|breitband|kabelanschluss|dsl-?vertrag/,
    words:
      /glasfaser|breitband|\brouter\b|\bmbit|bandbreite|download|fernseh|festnetz|\bdsl\b|\bwlan\b|internetanschluss|set-top|übergabepunkt|\bsender\b/,
  },
  'care-home': {
    names: /heimvertrag|pflegevertrag|wohn- und betreuungsvertrag|pflegeheim|betreuungsvertrag.{0,20}(?:heim|senior)/,
    words:
      /pflegeheim|bewohner|pflegegrad|pflegekasse|betreuung|\bheim\b|pflegesatz|unterkunft und verpflegung|angehörige|heimaufsicht|pflegeleistung|medikament|seniorenheim/,
  },
  childcare: {
    names: /betreuungsvertrag|kita-?vertrag|kindertagesst[aä]tte|tagespflege|krippenvertrag|kinderbetreuung/,
    words:
      /\bkita\b|krippe|kindergarten|kindertages|\bkind(?:es|er|ern)?\b|\beltern\b|eingewöhnung|tagesmutter|abhol|essensgeld|elternbeitrag|erzieher|personensorge|betreuungszeit/,
  },
  course: {
    names:
      /(?:sprach|fahr|tanz|musik)schul|kursvertrag|unterrichtsvertrag|kursbedingungen|teilnahmebedingungen|fahrausbildung/,
    words:
      /\bkurs(?:e|es)?\b|unterricht|fahrschul|fahrstunde|fahrlehrer|sprachkurs|teilnehmer|lehrkr[aä]ft|theorie|prüfung|zertifikat|schüler|lektion|anmeldung/,
  },
  'funeral-plan': {
    names: /bestattung(?:svorsorge|svertrag)?|vorsorgevertrag|grab(?:stelle|nutzung|pflege)/,
    words:
      /bestattung|\bgrab|\bsarg\b|\burne\b|friedhof|verstorben|trauer|beisetzung|einäscherung|hinterblieben|krematorium/,
  },
  'gym-membership': {
    names:
      /fitness(?:studio)?-?(?:vertrag|mitgliedschaft)|mitglieds(?:vertrag|chaft|antrag)|mitgliedschaft im studio|trainingsvertrag/,
    words:
      /fitness|\bstudio\b|mitgliedschaft|mitglied|training|trainier|mitgliedsbeitrag|\bkurse\b|umkleide|aufnahmegebühr|ruhezeit|sauna|ger[aä]te\b|mitgliedskarte|probetraining|hanteln/,
  },
  'mobile-phone': {
    names: /mobilfunk|handyvertrag/,
    words:
      /mobilfunk|\bsim\b|handy|endger[aä]t|roaming|datenvolumen|freiminuten|\bsms\b|rufnummer|netzabdeckung|smartphone|\bgb\b|tarif/,
  },
  'online-service': {
    names: /nutzungsbedingungen|abonnement|abo-?bedingungen|partnervermittlung|allgemeine nutzungs/,
    words:
      /\bapp\b|nutzerkonto|\bkonto\b|abonnement|\babo\b|probeabo|testphase|premium|profil|nutzer|sperr|in-app|\blogin\b|inhalte|mitgliedskonto|widerruf|registrier/,
  },
  'package-travel': {
    names: /pauschalreise|reisevertrag|reisebedingungen/,
    words:
      /pauschalreise|reisend|veranstalter|\bflug|\bhotel\b|reisepreis|reiseleit|sicherungsschein|transfer|halbpension|\bvisum\b|reisepass|reiseantritt|umbuch/,
  },
  'personal-training': {
    names: /personal ?-?train|trainervertrag|coaching-?vertrag|einzeltraining/,
    words:
      /personal ?-?train|trainer(?:in)?\b|einheit(?:en)?\b|trainingseinheit|10er-karte|coaching|fitness|gesundheitsfrage|trainingsplan|ernährung|absag|kund(?:e|in)\b/,
  },
  'pet-care': {
    names:
      /(?:tier|hunde|katzen|pferde)(?:pension|betreuung|hotel|sitter|einstell)|einstell(?:ungs)?vertrag|pensionsvertrag/,
    words:
      /\bhund|\bkatze|\bpferd|\btier(?:e|es|s|arzt|pension|halter)?\b|stall|\bbox\b|impf|tierarzt|fütter|weide|pension|hufschmied|auslauf|zwinger/,
  },
  'protection-plan': {
    names: /schutz(?:plan|brief|paket)|ger[aä]teschutz|garantieverl[aä]ngerung|reparaturschutz/,
    words:
      /schutzplan|schutzbrief|ger[aä]t|reparatur|selbstbehalt|schaden|wartezeit|ersatzger[aä]t|abgedeckt|verschlei(?:ß|ss)|leistungsfall|sturzschaden|haushaltsger[aä]t|technikereinsatz|störung/,
  },
  removals: {
    names: /umzug|möbeltransport|speditionsvertrag/,
    words:
      /umzug|umzugsgut|möbel|karton|\bpack(?:en|er)|spedition|belad|entlad|\blkw\b|halteverbot|montage|beladestelle|kubikmeter|transport/,
  },
  schooling: {
    names: /schulvertrag|privatschule|nachhilfe|internatsvertrag/,
    words:
      /\bschule\b|schüler|schulgeld|schuljahr|unterricht|nachhilfe|\beltern\b|zeugnis|internat|klassen|lehrer|schulordnung/,
  },
  'security-monitoring': {
    names: /alarm(?:anlage|aufschaltung|überwachung|zentrale)|bewachungsvertrag|sicherheitsdienst/,
    words:
      /alarm|aufschaltung|notrufzentrale|fehlalarm|melder|überwach|einbruch|sensor|kamera|intervention|sicherheitszentrale/,
  },
} as const satisfies KindsOf;
