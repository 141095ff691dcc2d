import type { DealThings } from '#worker/analyse/languages/kind-words.ts';

/** What a deal of some kinds is about, and what the deals are about that are only called alike. */
export const dealThings: DealThings = {
  home: {
    is: /wohnung|wohnraum|wohnhaus|einfamilienhaus|zimmer\b|\bküche|\bbad\b|apartment|haushalt|\bstudio\b|wohnfläche|wohngemeinschaft|hausordnung/,
    isNot:
      /hektar|acker|\bpacht|landwirtschaft|wiese|weide|\bernte|\bvieh|stellplatz|hallenplatz|lagerplatz|winterlager|wohnwagen|wohnmobil|camping|garage|parkplatz|\blager(?:raum|abteil|box|fläche|platz)|werkstatt|\bladen|geschäftsr[aä]um|gewerber[aä]um|büro|\bsaal\b|festscheune|liegeplatz|bootsplatz|dachfläche|\bjagd|fischwasser|marktstand|maschine|fahrzeug|schrebergarten|kleingarten|plakat|automat/,
  },
  gym: {
    is: /fitness|\bstudio|\bkurse?\b|trainier|training|\bsauna|geräte|schwimmb[aä]d|hallenbad|umkleide|spind|\byoga|pilates|kraftraum|kletter|sport|hantel/,
    isNot:
      /partnervermittlung|\behe\b|heirat|kennenlern|profile?\b|\bbuch|bibliothek|\bwein|zahn|schreibtisch|\bgolf|pannenhilfe|fahrzeug|verein der/,
  },
  works: {
    is: /\bbau(?!m|er|ch)|sanierung|renovier|umbau|anbau|ausbau|\bdach|badezimmer|\bbad\b|\bküche|fliesen|sanitär|elektro|\bmauer|fundament|gerüst|dämm|maler|verputz|handwerk|fenster|estrich|trockenbau|photovoltaik|heizung/,
    isNot:
      /pflegekr[aä]ft|patient|betreuung|übersetz|software|internetauftritt|webseite|website|fotograf|catering|\bgäste|unterricht|schüler|transport|paket|influencer|beitr[aä]ge/,
  },
  child: {
    is: /\bkind(?:er|es|ern)?\b|kita\b|krippe|kindergarten|tagesmutter|tageseltern|babysit|säugling|kleinkind|hort\b|nanny|kinderbetreu/,
    isNot:
      /senior|pflegebedürftig|demenz|bewohner|patient|\bhund|katze|pferd|\btiere?\b|pension(?:är|ist)|betreute person|angehörige|hochbetagt|altersheim/,
  },
  course: {
    is: /\bkurs|unterricht|lektion|\bschüler|\bstudent|studierende|teilnehm|prüfung|lehr(?:er|kraft|gang)|dozent|fahrlehrer|fahrstunde|modul|zertifikat|ausbildung|seminar|lerne/,
    isNot: /rennstrecke|golfkurs|gehalt\b|\blohn\b|arbeitnehm|lehrling|spieler|wechselkurs/,
  },
  aged: {
    is: /bewohner|pflegeheim|altersheim|seniorenheim|pflegegrad|pflegestufe|heimvertrag|\bpflege|betagte/,
    isNot: /student|hotel|\bmieter|\bkind(?:er|es)?\b|\bhund|\btiere?\b/,
  },
};
