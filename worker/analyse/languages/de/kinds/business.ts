import type { KindsOf } from '#worker/analyse/languages/kind-words.ts';

/** Kinds of contracts between firms, about money and about things. */
export const businessKinds = {
  amendment: {
    names:
      /(?:änderungs|zusatz|ergänzungs|anpassungs|nachtrags|abänderungs)(?:vereinbarung|vertrag|abrede|abkommen|schreiben)|vertrags(?:änderung|anpassung|ergänzung)|(?:änderung|ergänzung|anpassung|zusatz) (?:des|zum|zu ihrem|zu deinem|ihres|deines) [\p{L}-]{0,40}(?:vertrag|vereinbarung)|\baddendum\b|nachtrag|änderungsvereinbarung|zusatzvereinbarung|ergänzungsvereinbarung|vertragsänderung/u,
    words:
      /hauptvertrag|ursprungsvertrag|ursprüngliche\w{0,2} vertrag|wird (?:wie folgt )?(?:ersetzt|geändert|gestrichen)|erhält folgende fassung|bleib(?:t|en) (?:im übrigen )?(?:unverändert|unberührt)|(?:dieser|dieses|diesem) nachtrag/,
  },
  'commercial-agency': {
    names:
      /handelsvertret|agenturvertrag|vertrag über die vertretung|vertretungsvertrag|vertrag\s.{0,5}über die vertretung/,
    words:
      /handelsvertreter|vertretung|\bvertreters?\b|provision|\bunternehmer|ausgleichsanspruch|vermittl|\bgebiet\b|bezirk|kundenstamm|delkredere|kollektion|§ ?8[4-9]|musterst|umsatz/,
  },
  confidentiality: {
    names: /(?:vertraulichkeits|geheimhaltungs|verschwiegenheits)(?:vereinbarung|vertrag|erklärung|abrede)|\bnda\b/,
    words:
      /vertrauliche\w{0,2} information|vertraulich|geheimhalt|geschäftsgeheimnis|offenleg|empf[aä]nger|verschwiegen|weitergeben|vernicht|know-how|geheim\b/,
  },
  'consumer-loan': {
    names: /(?:verbraucher|raten|privat|bürger|klein|konsum)(?:kredit|darlehen)|kreditvertrag|darlehensvertrag/,
    words:
      /kredit|effektive\w{0,2} jahreszins|sollzins|\brate[n]?\b|monatsrate|darlehensnehmer|kreditnehmer|kreditgeber|restschuld|vorfällig|schufa|\bzek\b|gesamtbetrag|lastschrift|verzug|\bbank\b|tilgung/,
  },
  'equipment-hire': {
    names:
      /(?:ger[aä]te|maschinen|werkzeug|kamera|baumaschinen)(?:miet|verleih|leih)|mietvertrag über (?:ein\w{0,2} )?(?:maschine|bagger|ger[aä]t|kamera|anh[aä]nger)|leihvertrag/,
    words:
      /\bger[aä]te?s?\b|maschine|werkzeug|bagger|verleih|\bleih|mietger[aä]t|rückgabe|kamera|objektiv|betriebsstunden|bedien|anh[aä]nger|vermietst|s[aä]ge|traktor|h[aä]cksler/,
  },
  franchise: {
    names: /franchise/,
    words:
      /franchise|franchisenehmer|franchisegeber|handbuch|eintrittsgebühr|werbegebühr|systemzentrale|\bmarken?\b|lizenzgebühr/,
  },
  'goods-supply': {
    names: /liefer(?:vertrag|vereinbarung|bedingungen)|rahmenliefer|bezugsvertrag|warenlieferung/,
    words:
      /lieferant|lieferung|bestellung|\bwaren?\b|h[aä]ndler|einzelh[aä]ndler|mindestabnahme|palette|eigentumsvorbehalt|liefertermin|sortiment|einkaufspreis|lager|rücknahme|rechnung/,
  },
  'hire-purchase': {
    names: /mietkauf|abzahlungskauf|ratenkauf|teilzahlungskauf/,
    words:
      /mietkauf|kaufoption|abzahlung|teilzahlung|schlussrate|eigentumsvorbehalt|\brate[n]?\b|barpreis|anzahlung|fahrzeug|gesamtpreis|rücktritt/,
  },
  'marketplace-terms': {
    names:
      /marktplatz|verkaufsplattform|(?:verkaufen|anbieten) (?:auf|über) \S{3,40}|(?:verk[aä]ufer|h[aä]ndler)(?:bedingungen|vereinbarung|vertrag)|bedingungen für verk[aä]ufer/,
    words:
      /marktplatz|verk[aä]ufer|angebote einstellen|inserat|listing|plattform|verkäufe\b|rücksendung|waren? einstell|k[aä]uferschutz|auszahlung|ranking|verkaufsprovision|h[aä]ndlerkonto/,
  },
  partnership: {
    names: /gesellschafts?vertrag|gründervereinbarung|partnerschaftsvertrag|gbr-?vertrag|gesellschaftervereinbarung/,
    words:
      /gesellschafter|gesellschaft|gründer|\bgbr\b|gewinnverteilung|gewinn und verlust|einlage|geschäftsführung|abfindung|vesting|anteile|ausscheiden|auflösung|partner\b/,
  },
  'personal-guarantee': {
    names: /bürgschaft|mietbürgschaft|garantieerkl[aä]rung|\bbürgen?\b/,
    words:
      /bürg(?:e|en|schaft|st)|selbstschuldnerisch|hauptschuld|einrede der vorausklage|solidarbürg|haft(?:e|et|ung)|gl[aä]ubiger|schuldner|höchstbetrag|\bvermieter|einstehen/,
  },
  'private-loan': {
    names: /privatdarlehen|darlehen(?:svertrag)?|schuldschein|leihe? von geld/,
    words:
      /darlehen|\bleih|geliehen|zurückzahl|rückzahlung|zins|darlehensgeber|darlehensnehmer|\braten?\b|\bgeld\b|schuld(?:en|schein)?|monatlich/,
    needs: /darlehen|\b(?:ver|aus)?leih(?:e|t|st|en)?\b|geliehen|lieh\b|kredit|schuldschein/,
  },
  'software-service': {
    names: /software-?as-?a-?service|\bsaas\b|software(?:-?miet|nutzung|überlassung)|cloud-?(?:vertrag|dienst)/,
    words:
      /software|\bsaas\b|cloud|nutzer|verfügbarkeit|lizenz|datensicherung|\bapi\b|support|abonnement|datenexport|\bserver\b|zugangsdaten|auftragsverarbeitung/,
  },
  sponsorship: {
    names: /sponsor/,
    words:
      /sponsor|verein|trikot|\blogo\b|\bspiel|athlet|sportler|bande|\bliga\b|saison|mannschaft|stadion|aufstieg|abstieg/,
  },
  'vehicle-lease': {
    names: /(?:auto|fahrzeug|kfz|pkw|kilometer)-?leasing|leasingvertrag|fahrzeugmiete|auto-?abo/,
    words:
      /leasing|fahrzeug|kilometer|mehrkilometer|leasingnehmer|leasinggeber|leasingrate|restwert|rückgabe|\bauto\b|wartung|reifen|vollkasko|gebrauchsspuren/,
  },
  'vehicle-sale': {
    names:
      /(?:kfz|auto|fahrzeug|gebrauchtwagen|pkw|motorrad)-?(?:kauf|verkauf)|kaufvertrag über ein\w{0,2} (?:gebraucht|kraft|fahrzeug|auto|motorrad|pkw)|(?:verkauf|kauf)\w{0,3} ein\w{0,2} .{0,15}(?:fahrzeug|auto|wagen)|verkauf(?:en?|t) (?:dir|ihnen|euch) .{0,40}(?:fahrzeug|auto|wagen|kombi|motorrad|roller|anhänger)/,
    words:
      /fahrzeug|kilometerstand|k[aä]ufer|verk[aä]ufer|gebraucht|zulassung|unfall|fahrgestell|\bpkw\b|erstzulassung|\btüv\b|\bmfk\b|motor|probefahrt|tachostand|typenschein|fahrzeugbrief|pickerl|baujahr|getriebe|inzahlung|\bauto/,
  },
  'website-maintenance': {
    names:
      /(?:website|webseiten|homepage|internet)-?(?:wartung|pflege|hosting)|hosting|wartungsvertrag|hosting und pflege/,
    words:
      /hosting|website|webseite|homepage|domain|backup|datensicherung|\bserver\b|updates?\b|plugin|wartung|pflege|postf[aä]ch|verfügbarkeit|\bcms\b/,
  },
} as const satisfies KindsOf;
