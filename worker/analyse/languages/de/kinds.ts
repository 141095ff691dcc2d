import type { KindWords } from '../kind-words';

export const kindWords: KindWords = {
  kinds: {
    allotment: {
      names: /kleingarten(?:pacht)?|schrebergarten|gartenpacht|pachtvertrag über (?:einen|eine) (?:garten|parzelle)/,
      words:
        /kleingart|schrebergarten|parzelle|gartenlaube|\blaube\b|\bbeete?\b|obstb[aä]um|kompost|gartenordnung|vereinsgel[aä]nde|\bhecken?\b|gartenverein/,
    },
    amendment: {
      names: /nachtrag|änderungsvereinbarung|zusatzvereinbarung|ergänzungsvereinbarung|vertragsänderung/,
      words:
        /hauptvertrag|ursprungsvertrag|ursprüngliche\w{0,2} vertrag|wird (?:wie folgt )?(?:ersetzt|geändert|gestrichen)|erhält folgende fassung|bleib(?:t|en) (?:im übrigen )?(?:unverändert|unberührt)|(?:dieser|dieses|diesem) nachtrag/,
    },
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
    broadband: {
      names: /internet(?:vertrag|anschluss)|glasfaser|breitband|kabelanschluss|dsl-?vertrag/,
      words:
        /glasfaser|breitband|\brouter\b|\bmbit|bandbreite|download|fernseh|festnetz|\bdsl\b|\bwlan\b|internetanschluss|set-top|übergabepunkt|\bsender\b/,
    },
    'building-works': {
      names:
        /bauvertrag|werkvertrag|(?:bad|küchen|dach|wohnungs|haus)(?:sanierung|umbau|renovierung)|handwerkervertrag|bauleistung|\bbad\b.{0,20}bestellen/,
      words:
        /\bbaustelle|bauherr|bauleistung|handwerker|fliesen|sanierung|umbau|renovier|badezimmer|\bbad\b|aufmaß|abnahme|mängel|\bgewerke?\b|estrich|armatur|abschlag|dachdecker|\bmaler|trockenbau|bautagebuch|bauwerk/,
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
    'commercial-agency': {
      names:
        /handelsvertret|agenturvertrag|vertrag über die vertretung|vertretungsvertrag|vertrag\s.{0,5}über die vertretung/,
      words:
        /handelsvertreter|vertretung|\bvertreters?\b|provision|\bunternehmer|ausgleichsanspruch|vermittl|\bgebiet\b|bezirk|kundenstamm|delkredere|kollektion|§ ?8[4-9]|musterst|umsatz/,
    },
    'commercial-lease': {
      names:
        /gewerbe(?:miet|raum)|mietvertrag über (?:gewerbe|geschäfts|laden|werkstatt|büro)|miete (?:von|einer?s?) (?:werkstatt|laden)|geschäftsraummiete|pachtvertrag|ladenlokal/,
      words:
        /gewerbe|geschäftsr[aä]um|\bladen\b|ladenlokal|werkstatt|schaufenster|umsatzmiete|betriebspflicht|konkurrenzschutz|betriebskosten|nebenkosten|mietfl[aä]che|mietzweck|umsatzsteuer|mietsache|\bindex/,
    },
    confidentiality: {
      names: /(?:vertraulichkeits|geheimhaltungs|verschwiegenheits)(?:vereinbarung|vertrag|erklärung|abrede)|\bnda\b/,
      words:
        /vertrauliche\w{0,2} information|vertraulich|geheimhalt|geschäftsgeheimnis|offenleg|empf[aä]nger|verschwiegen|weitergeben|vernicht|know-how|geheim\b/,
    },
    consultancy: {
      names: /berat(?:ungs|er)(?:vertrag|vereinbarung|leistung)|beraterin|consulting/,
      words:
        /\bberat(?:er|erin|ung|en|erinnen)\b|beratungs|tagessatz|stundensatz|honorar|\bworkshops?\b|scheinselbst|\bmandat|auftraggeber|konzept|empfehlung|reisekosten/,
    },
    'consumer-loan': {
      names: /(?:verbraucher|raten|privat|bürger|klein|konsum)(?:kredit|darlehen)|kreditvertrag|darlehensvertrag/,
      words:
        /kredit|effektive\w{0,2} jahreszins|sollzins|\brate[n]?\b|monatsrate|darlehensnehmer|kreditnehmer|kreditgeber|restschuld|vorfällig|schufa|\bzek\b|gesamtbetrag|lastschrift|verzug|\bbank\b|tilgung/,
    },
    course: {
      names:
        /(?:sprach|fahr|tanz|musik)schul|kursvertrag|unterrichtsvertrag|kursbedingungen|teilnahmebedingungen|fahrausbildung/,
      words:
        /\bkurs(?:e|es)?\b|unterricht|fahrschul|fahrstunde|fahrlehrer|sprachkurs|teilnehmer|lehrkr[aä]ft|theorie|prüfung|zertifikat|schüler|lektion|anmeldung/,
    },
    coworking: {
      names: /co-?working|arbeitsplatz(?:miete|nutzung)|schreibtischplatz/,
      words:
        /co-?working|schreibtisch|arbeitsplatz|besprechungsr[aä]um|drucker|\bwlan\b|community|hausordnung|öffnungszeiten|mitglied|schließfach|\bdesk\b|kaffee/,
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
    'energy-installation': {
      names:
        /(?:solar|photovoltaik|pv-|w[aä]rmepumpe|heizung)\S{0,20}.{0,30}(?:vertrag|kauf|lieferung|montage|finanzierung)|(?:lieferung|kauf|montage) .{0,30}(?:solaranlage|photovoltaik|w[aä]rmepumpe)/,
      words:
        /photovoltaik|solar|w[aä]rmepumpe|wechselrichter|\bmodule?\b|\bkwp\b|einspeise|montage|inbetriebnahme|\bdach\b|anlage|heizung|stromspeicher|förderung|ertrag/,
    },
    'energy-supply': {
      names: /(?:strom|gas|energie|fernw[aä]rme)(?:liefer|versorgungs|bezugs)?(?:vertrag|lieferung|tarif)/,
      words:
        /\bstrom|\bgas\b|\bkwh\b|kilowattstunde|z[aä]hler|arbeitspreis|grundpreis|netzbetreiber|versorger|tarif|abschlag|energie|messstelle|z[aä]hlerstand|stromsperre/,
    },
    'equipment-hire': {
      names:
        /(?:ger[aä]te|maschinen|werkzeug|kamera|baumaschinen)(?:miet|verleih|leih)|mietvertrag über (?:ein\w{0,2} )?(?:maschine|bagger|ger[aä]t|kamera|anh[aä]nger)|leihvertrag/,
      words:
        /\bger[aä]te?s?\b|maschine|werkzeug|bagger|verleih|\bleih|mietger[aä]t|rückgabe|kamera|objektiv|betriebsstunden|bedien|anh[aä]nger|vermietst|s[aä]ge|traktor|h[aä]cksler/,
    },
    'estate-agency': {
      names: /makler(?:vertrag|auftrag|alleinauftrag)|alleinauftrag|verkaufsauftrag/,
      words:
        /makler|alleinauftrag|courtage|k[aä]ufer|besichtig|immobilie|exposé|verkaufspreis|interessent|nachweis|provision|eigentümer|grundbuch|notar/,
    },
    'fixed-term-employment': {
      names: /befristete\w{0,2} (?:arbeits|anstellungs)|saison(?:arbeits)?vertrag|aushilfsvertrag|saisonanstellung/,
      words:
        /befristet|saison|arbeitgeber|arbeitnehmer|schicht|dienstplan|stundenlohn|trinkgeld|aushilfe|arbeitskleidung|probezeit|\bküche\b|verkauf|\blohn|zweckbefrist/,
    },
    franchise: {
      names: /franchise/,
      words:
        /franchise|franchisenehmer|franchisegeber|handbuch|eintrittsgebühr|werbegebühr|systemzentrale|\bmarken?\b|lizenzgebühr/,
    },
    'freelance-work': {
      names:
        /freie\w{0,2} mitarbeit|(?:web|grafik)design|gestaltung (?:eines|des|ein\w{0,2}) (?:internetauftritts?|website|logos?)|freelanc|design-?vertrag/,
      words:
        /freelanc|freie[rn]? mitarbeiter|webdesign|gestalt|entwurf|entwürfe|korrektur(?:schleife|runde)|layout|internetauftritt|website|logo|nutzungsrechte|auftraggeber|freigabe|quelldateien|grafik/,
    },
    'funeral-plan': {
      names: /bestattung(?:svorsorge|svertrag)?|vorsorgevertrag|grab(?:stelle|nutzung|pflege)/,
      words:
        /bestattung|\bgrab|\bsarg\b|\burne\b|friedhof|verstorben|trauer|beisetzung|einäscherung|hinterblieben|krematorium/,
    },
    'goods-supply': {
      names: /liefer(?:vertrag|vereinbarung|bedingungen)|rahmenliefer|bezugsvertrag|warenlieferung/,
      words:
        /lieferant|lieferung|bestellung|\bwaren?\b|h[aä]ndler|einzelh[aä]ndler|mindestabnahme|palette|eigentumsvorbehalt|liefertermin|sortiment|einkaufspreis|lager|rücknahme|rechnung/,
    },
    'gym-membership': {
      names:
        /fitness(?:studio)?-?(?:vertrag|mitgliedschaft)|mitglieds(?:vertrag|chaft|antrag)|mitgliedschaft im studio|trainingsvertrag/,
      words:
        /fitness|\bstudio\b|mitgliedschaft|mitglied|training|trainier|mitgliedsbeitrag|\bkurse\b|umkleide|aufnahmegebühr|ruhezeit|sauna|ger[aä]te\b|mitgliedskarte|probetraining|hanteln/,
    },
    'hire-purchase': {
      names: /mietkauf|abzahlungskauf|ratenkauf|teilzahlungskauf/,
      words:
        /mietkauf|kaufoption|abzahlung|teilzahlung|schlussrate|eigentumsvorbehalt|\brate[n]?\b|barpreis|anzahlung|fahrzeug|gesamtpreis|rücktritt/,
    },
    'holiday-let': {
      names: /ferien(?:wohnung|haus|mietvertrag|unterkunft)|beherbergungsvertrag/,
      words:
        /ferienwohnung|ferienhaus|\bgast\b|g[aä]ste|anreise|abreise|endreinigung|kurtaxe|bettw[aä]sche|urlaub|übernachtung|personenzahl|buchung/,
    },
    lodger: {
      names: /untermiet|möblierte\w{0,2} zimmer|zimmer zur untermiete/,
      words:
        /untermiet|hauptmieter|untervermiet|möbliert|\bzimmers?\b|küchenbenutzung|mitbenutz|wohngemeinschaft|\bwg\b|besuch/,
    },
    'marketplace-terms': {
      names:
        /marktplatz|verkaufsplattform|(?:verkaufen|anbieten) (?:auf|über) \S{3,40}|(?:verk[aä]ufer|h[aä]ndler)(?:bedingungen|vereinbarung|vertrag)|bedingungen für verk[aä]ufer/,
      words:
        /marktplatz|verk[aä]ufer|angebote einstellen|inserat|listing|plattform|verkäufe\b|rücksendung|waren? einstell|k[aä]uferschutz|auszahlung|ranking|verkaufsprovision|h[aä]ndlerkonto/,
    },
    'mobile-phone': {
      names: /mobilfunk|handyvertrag/,
      words:
        /mobilfunk|\bsim\b|handy|endger[aä]t|roaming|datenvolumen|freiminuten|\bsms\b|rufnummer|netzabdeckung|smartphone|\bgb\b|tarif/,
    },
    'model-release': {
      names: /model(?:l)?(?:vertrag| release)|influencer|kampagnenvertrag|einwilligung.{0,20}bild/,
      words:
        /influencer|\bmodels?\b|\bposts?\b|\breels?\b|\bstor(?:y|ies)\b|follower|kampagne|\bbildrecht|aufnahmen|fotos?\b|\bmarke\b|social media|shooting|hashtag|recht am eigenen bild/,
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
    'parking-space': {
      names: /stellplatz|garagenmiet|parkplatz|einstellplatz|tiefgarage/,
      words: /stellplatz|garage|parkplatz|einstellplatz|fahrzeug|kennzeichen|abschlepp|parken|\btor\b|schranke|\bpkw\b/,
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
    'private-loan': {
      names: /privatdarlehen|darlehen(?:svertrag)?|schuldschein|leihe? von geld/,
      words:
        /darlehen|\bleih|geliehen|zurückzahl|rückzahlung|zins|darlehensgeber|darlehensnehmer|\braten?\b|\bgeld\b|schuld(?:en|schein)?|monatlich/,
    },
    'protection-plan': {
      names: /schutz(?:plan|brief|paket)|ger[aä]teschutz|garantieverl[aä]ngerung|reparaturschutz/,
      words:
        /schutzplan|schutzbrief|ger[aä]t|reparatur|selbstbehalt|schaden|wartezeit|ersatzger[aä]t|abgedeckt|verschlei(?:ß|ss)|leistungsfall|sturzschaden|haushaltsger[aä]t|technikereinsatz|störung/,
    },
    publishing: {
      names: /verlagsvertrag|autorenvertrag|buchvertrag/,
      words:
        /\bverlag|\bautor|manuskript|auflage|\bbuch|\bwerk(?:es|s)?\b|honorar|tantieme|ladenpreis|e-?book|freiexemplar|nebenrechte|vergriffen|lektorat/,
    },
    removals: {
      names: /umzug|möbeltransport|speditionsvertrag/,
      words:
        /umzug|umzugsgut|möbel|karton|\bpack(?:en|er)|spedition|belad|entlad|\blkw\b|halteverbot|montage|beladestelle|kubikmeter|transport/,
    },
    'residential-tenancy': {
      names: /wohn(?:ungs|raum)?-?mietvertrag|mietvertrag (?:über|für) (?:eine?|die|den)? ?wohn|mietvertrag/,
      words:
        /\bmieter|vermieter|wohnung|\bmiete\b|kaution|schönheitsreparatur|betriebskosten|heizkosten|hausordnung|mietzins|nettomiete|kaltmiete|wohnfl[aä]che|untervermiet|mietverh[aä]ltnis|haustier|einzug|auszug/,
    },
    'room-let': {
      names: /zimmer(?:miet)?vertrag|wg-?zimmer|wohngemeinschaft|mietvertrag über (?:ein )?zimmer|zimmervermietung/,
      words:
        /\bzimmers?\b|wohngemeinschaft|\bwg\b|mitbewohn|gemeinschaftsr[aä]um|\bküche\b|putzplan|gemeinsam|\bbad\b|nebenkostenpauschale|nachtruhe/,
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
    'self-storage': {
      names: /self-?storage|lager(?:raum|box|abteil)|einlagerung/,
      words:
        /lagerraum|lagerbox|lagerabteil|einlager|self-?storage|vorh[aä]ngeschloss|pfandrecht|lagergut|zugang|\bbox\b|verbotene gegenst[aä]nde/,
    },
    settlement: {
      names:
        /aufhebung(?:svertrag|svereinbarung)|abwicklungsvertrag|vergleich(?:svereinbarung)?|auflösungsvereinbarung|abfindungsvereinbarung/,
      words:
        /aufhebung|abfindung|arbeitsverh[aä]ltnis(?:ses)? (?:endet|wird|zum)|einvernehmlich|freistell|abgegolten|erledigt|zeugnis|verzicht|agentur für arbeit|sperrzeit|ausgleichsklausel|beendigung/,
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
    translation: {
      names: /übersetzung(?:svertrag|sauftrag)?|ghostwrit|textvertrag|lektoratsvertrag/,
      words:
        /übersetz|ghostwrit|manuskript|normzeile|\btexte?s?\b|kapitel|\bwort\b|wörter|korrektorat|zielsprache|autor/,
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
    'venue-hire': {
      names:
        /(?:saal|raum|hallen|veranstaltungs|festsaal)(?:miet|nutzung|überlassung)|miete (?:des|eines) (?:saal|festsaal)|veranstaltungsvertrag|hallenvertrag/,
      words:
        /\bsaal|\bhalle\b|veranstaltung|\bfeier\b|hochzeit|g[aä]ste|bestuhlung|bewirtung|catering|bühne|musik|\bgema\b|aufbau|abbau|nutzungszeit|r[aä]umlichkeit/,
    },
    'website-maintenance': {
      names:
        /(?:website|webseiten|homepage|internet)-?(?:wartung|pflege|hosting)|hosting|wartungsvertrag|hosting und pflege/,
      words:
        /hosting|website|webseite|homepage|domain|backup|datensicherung|\bserver\b|updates?\b|plugin|wartung|pflege|postf[aä]ch|verfügbarkeit|\bcms\b/,
    },
    'zero-hours': {
      names: /arbeit auf abruf|abrufarbeit|null-?stunden|aushilfe auf abruf|rahmenvereinbarung.{0,30}aushilf/,
      words:
        /auf abruf|abrufarbeit|eins[aä]tze?|keine mindest|stundenlohn|aushilf|nicht verpflichtet|schicht|arbeitseinsatz|einsatzplan/,
    },
  },
  types: {
    employment: /arbeitsvertrag|anstellungsvertrag|dienstvertrag/,
    confidentiality: /(?:vertraulichkeits|geheimhaltungs|verschwiegenheits)(?:vereinbarung|vertrag|erklärung)/,
    tenancy: /mietvertrag|pachtvertrag/,
    franchise: /franchise/,
    sponsorship: /sponsoring/,
    hosting: /hosting/,
    maintenance: /wartung|instandhaltung/,
    distribution: /vertrieb|vertragshändler|händlervertrag/,
    agency: /handelsvertreter|agentur/,
    consulting: /beratung|beratervertrag/,
    development: /entwicklung/,
    software: /software|saas/,
    licence: /lizenz/,
    loan: /darlehen|kreditvertrag/,
    partnership: /gesellschaftsvertrag|kooperation|joint venture|partnerschaft/,
    supply: /liefervertrag|lieferung|rahmenliefer/,
    sale: /kaufvertrag/,
    'terms-of-service':
      /nutzungsbedingungen|allgemeine geschäftsbedingungen|(?:service|\bgeschäfts)bedingungen|\bagb\b|\bdiesen? (?:\S{0,14})bedingungen\b/,
    services: /dienstleistung|werkvertrag|servicevertrag/,
  },
  terms: {
    title: /(?<!vertrags)bedingungen|\bagb\b|spielregeln/,
    signUp:
      /zuletzt (?:aktualisiert|geändert)|stand:|nutzerkonto|(?:dein|ihr|euer)(?:em)? konto|mit (?:dem )?klick|registrier|unsere[rn]? (?:website|app)/,
  },
};
