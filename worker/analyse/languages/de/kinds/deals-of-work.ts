import type { DealsOf } from '#worker/analyse/languages/deals.ts';

/** What titles call deals about work that is done. */
export const dealsOfWork = {
  accounting: /buchhaltung|buchführung|steuerberat|lohnverrechnung|treuhand(?!konto)|steuererklärung|lohnabrechnung/,
  advertising:
    /anzeigenauftrag|inserat|werbeauftrag|marketing(?:leistung|vertrag|auftrag)|suchmaschinenoptimierung|\bseo\b|werbekampagne/,
  alarm: /alarm(?:aufschaltung|anlage|vertrag|überwachung)?|videoüberwachung|notrufaufschaltung/,
  'animal-training': /hundeschule|hundetraining|welpenkurs|beritt|pferdeausbildung|hundeausbildung|anreiten/,
  'au-pair': /au[- ]?pair/,
  'app-creation':
    /(?:app|software|spiele|programm)[- ]?entwicklung|entwicklung (?:einer|der) (?:app|software)|programmierung (?:einer|der) (?:app|software)/,
  apprenticeship:
    /ausbildungsvertrag|lehrvertrag|lehrstelle|berufsausbildung|fortbildungs(?:vertrag|vereinbarung)|umschulung|weiterbildungsvereinbarung/,
  beauty:
    /friseur|coiffeur|kosmetik|braut-?styling|make-?up|tätowier|tattoo|nagelstudio|wimpern|massage|sonnenstudio|haarentfernung|wellness(?!vertrag)/,
  'building-works':
    /bauvertrag|bauleistung|werkvertrag (?:über )?(?:bau|maler|dach|sanitär|umbau)|badezimmer|renovier|sanierung|umbau|anbau|dachdecker|dachsanierung|malerarbeit|fliesen|elektroinstallation|zimmererarbeit|brunnenbohr|innenausbau|maurerarbeit|gerüstbau|pflasterarbeit|wintergarten|carport|generalunternehmer|handwerkervertrag|bauträger|montage (?:einer|der) küche/,
  camp: /ferien(?:lager|camp|freizeit|betreuung)|sommercamp|zeltlager|skilager|jungschar|sprachcamp|reitferien/,
  'care-home':
    /heimvertrag|pflegeheim|seniorenheim|altersheim|betreutes wohnen|pflegezentrum|wohn- und betreuungsvertrag|seniorenresidenz|hospiz/,
  caretaking: /hausmeister|hauswart|hausbesorg|schlüsseldienst|schlüsselverwahrung|objektbetreuung|facility/,
  catering:
    /catering|partyservice|buffet|büfett|mietkoch|bewirtung|festessen|grillabend|spanferkel|\bapéro|getränkeausschank|hochzeitsessen|verpflegung/,
  childcare:
    /kindertages|\bkita\b|krippe|kindergarten|tagesmutter|tagespflege|kinderbetreuung|babysit|hort(?:vertrag|platz)|betreuungsvertrag|mittagstisch|spielgruppe|leihoma|beaufsichtigung und erziehung|nachmittagsbetreuung/,
  cleaning:
    /reinigung|putz(?:hilfe|dienst|frau)|fensterputz|kaminkehr|schornsteinfeg|rauchfangkehr|gebäudereinig|treppenhausreinigung|entrümpelung/,
  'club-membership':
    /mitglied(?:schaft|svertrag|santrag)|fitness|trainingszentrum|studio(?:vertrag|abo)|vereinsbeitritt|beitrittserklärung|clubvertrag|saisonkarte|schwimmbad-?abo/,
  coaching: /coaching|personal[- ]training|persönliches training|mentoring|begleitung in bewegung|supervision/,
  commission:
    /auftragsarbeit|maßanfertigung|massanfertigung|\bmaß(?:anzug|kleid)|schneider|porträt(?:auftrag)?|auftragswerk|kunstauftrag|wandbild|skulptur|illustration|brautkleid(?:änderung)?|goldschmied|steinmetz|einzelanfertigung|kompositionsauftrag/,
  consultancy: /berat(?:ungs|er)vertrag|unternehmensberat|beratungsauftrag|interim(?:s)?management|fachberatung/,
  dating: /partnervermittlung|heiratsvermittlung|eheanbahnung|partneragentur|singlebörse/,
  'elder-care':
    /(?:alten|senioren|tages|ambulante|häusliche|kurzzeit|24-stunden)[- ]?(?:pflege|betreuung)|pflegedienst|pflegevertrag|personenbetreuung|hauskrankenpflege|spitex|alltagsbegleit|nachtwache|hausnotruf|heimhilfe|entlastungsdienst|besuchsdienst/,
  employment:
    /arbeitsvertrag|anstellungsvertrag|\bdienstvertrag|dienstzettel|einstellungsvertrag|arbeitsverhältnis|saisonarbeit|erntehelfer|minijob|aushilfs|mitarbeit im haushalt|haushaltshilfe auf|rahmenvertrag für kurzfristige/,
  'equipment-maintenance':
    /(?<!webs?e?i?t?e?n?-?)(?<!website-)(?<!webseiten)wartung(?!.{0,25}(?:web|internet|homepage))|instandhaltung|serviceabo|klavierstimm|inspektionsvertrag|servicevertrag (?:für|über) (?:die |den |das |eine? |ihre? )?(?:heizung|lift|aufzug|kopier|wärmepumpe|anlage|gerät|kaffee|klima)/,
  events:
    /(?:hochzeits|event|fest|party|veranstaltungs)(?:planung|planer|organisation|dekoration|floristik|agentur)|kindergeburtstag|geburtstagsfeier|blumenschmuck|brautstrauß/,
  funeral: /bestattung|beerdigung|begräbnis|feuerbestattung|trauerfeier|sterbevorsorge/,
  gardening:
    /garten(?:pflege|arbeit|betreuung|bau|gestaltung)|gärtner|rasenpflege|heckenschnitt|baumpflege|baumfällung|grünpflege|grünflächen|landschaftsbau|obstbaumschnitt/,
  'grave-care': /grabpflege|dauergrabpflege|grabbepflanzung|grabbetreuung|grabunterhalt|grabfonds/,
  guarding:
    /bewachung|wachdienst|sicherheitsdienst|objektschutz|ordnerdienst|nachtwächter|security|werkschutz|revierdienst/,
  'health-plan':
    /(?:zahn|dental|gesundheits|prophylaxe|tierarzt|vorsorge|hausarzt)-?(?:plan|abo|paket|programm|mitgliedschaft|flatrate)|zahnvorsorge|tiergesundheitsplan|hausarztvertrag/,
  'house-sitting': /house-?sitting|haushüt|wohnungsbetreuung|urlaubsbetreuung der wohnung/,
  household: /haushaltshilfe|hauswirtschaft|haushälterin|haushaltsnahe|bügelhilfe/,
  internship: /praktik(?:um|ums|anten|antin)|volontariat|schnupperlehre|werkstudent|hospitation/,
  'it-support': /it-(?:support|betreuung|wartung|service)|edv-(?:betreuung|wartung)|computerhilfe|systembetreuung/,
  laundry:
    /wäscherei|wäsche(?:dienst|service|pflege)|textilreinigung|bügelservice|berufskleidung(?:sservice)?|mietwäsche/,
  lessons:
    /unterricht|kurs\b|kurs(?:vertrag|anmeldung|buchung)|fahrschul|musikschul|tanzschul|sprachschul|reitschul|schwimmschul|skischul|nachhilfe|lehrgang|seminar|workshop|schulungsvertrag|fahrstunden|gesangsstunden|reitstunden|klavierstunden|\bstunden\b/,
  livery:
    /(?:pferde|pony)?einsteller?(?:vertrag|platz|ordnung)|einstell(?:vertrag|platz|ungsvertrag)|pferdepension|pensionspferd|pensionsvertrag|pferdeeinstell|reitstall|einstellung eines pferdes|offenstall|pensionsstall/,
  'machine-work':
    /lohnunternehm|lohndrusch|mähdrusch|lohnarbeit|ackern|silier|ernteauftrag|schafschur|lohnbrenn|lohnmost|holzrückung|mostpress/,
  meals:
    /essen auf rädern|mahlzeitendienst|menüservice|schulverpflegung|schulessen|kantine|mensavertrag|essenslieferung|mittagsmenü|schulkost/,
  'model-release':
    /modelvertrag|model[- ]release|einwilligung (?:in|zur) (?:bild|foto)|bildnis(?:nutzung|rechte)|fotoshooting|komparse|statist/,
  performance:
    /auftritt|gastspiel|engagementvertrag|konzertvertrag|künstlervertrag|musikerengagement|band(?:buchung|vertrag|engagement)|\bdj\b|discjockey|diskothek|alleinunterhalter|zauberer|clown|blaskapelle|musikkapelle|trauredner|freie trauung|moderation|referent|vortragsvertrag|kasperltheater|hochzeitsband|tanzmusik|lesung|chor(?:auftritt|vertrag)/,
  'pest-control': /schädlingsbekämpf|kammerjäger|entwesung|rattenbekämpf|holzwurmbekämpf|wespennest/,
  'pet-care':
    /(?:hunde|katzen|tier|hauskatzen)-?(?:pension|hotel|betreuung|sitt|ausführ|salon|pflegestelle|hort|tagesstätte)|gassi|hundefriseur|hundesitter|katzensitter|hundeauslauf/,
  photography:
    /fotograf|fotoreportage|hochzeitsfilm|hochzeitsvideo|filmaufnahmen|videograf|drohnenaufnahme|fotobox|filmproduktion|videoproduktion/,
  'platform-work':
    /(?:kurier|fahrer|liefer|zusteller)(?:vereinbarung|bedingungen|partner)|fahrradkurier|liefernetz|rider/,
  printing: /druckauftrag|druckerei|buchbinder|stickerei|siebdruck|beschriftung|gravur/,
  'property-management':
    /hausverwalt|mietverwaltung|wohnungsverwaltung|weg-verwalt|verwaltervertrag|liegenschaftsverwaltungsvertrag|immobilienverwaltung|bewirtschaftungsvertrag|ferienwohnungsverwaltung/,
  'protection-plan':
    /schutzplan|schutzbrief|garantieverlängerung|geräteschutz|handyschutz|pannenhilfe|anschlussgarantie|rundum-?schutz/,
  recording:
    /tonstudio|studioaufnahme|tonaufnahme(?!n)|aufnahmevertrag|mischung und mastering|mastering|sprecher(?:vertrag|auftrag)|synchronsprech|hörbuchaufnahme/,
  recruitment:
    /personalvermittlung|arbeitnehmerüberlassung|zeitarbeit|personalverleih|headhunt|stellenvermittlung|personalberat|arbeitskräfteüberlassung|nanny-?vermittlung/,
  removals: /umzug|übersiedlung|möbeltransport|möbelspedition|zügel(?:auftrag|vertrag)|umzugs/,
  repair:
    /reparatur|restaurier|instandsetz|aufarbeitung|polster(?:arbeit|auftrag)|karosserie|überholung|werkstattauftrag/,
  schooling: /schul(?:vertrag|platz|geld|anmeldung|besuch)|privatschul|internat(?!ional)|beschulung|schulaufnahme/,
  'snow-clearing': /winterdienst|schneeräum|schneeräumung|streudienst|räum- und streu/,
  'stud-service': /deck(?:vertrag|akt|taxe|rüde)|besamung|zuchtvertrag|zuchtrecht|hengst|bedeckung/,
  survey:
    /architekt|vermess|gutachten|gutachter|bauleitung|innenarchitekt|energieausweis|ingenieurvertrag|sachverständig|statik|schätzungsauftrag/,
  telecoms:
    /mobilfunk|glasfaser|internetanschluss|telefonanschluss|breitband|telekommunikation|handyvertrag|kabelanschluss|fernsehen|festnetz|rufnummer/,
  translation:
    /übersetzungs?(?:auftrag|vertrag|leistung)|übersetzervertrag|dolmetsch|untertitel|lektorat und übersetzung/,
  transport:
    /transport(?:vertrag|auftrag)|beförderung|spedition|frachtvertrag|kurierauftrag|schülerbeförderung|schülertransport|schulbus|chauffeur|taxifahrt|krankentransport|überführung(?:sauftrag| einer yacht)|abschlepp|paketzustellung|pferdetransport/,
  travel:
    /reise(?:vertrag|bedingungen|bestätigung|anmeldung)|pauschalreise|gruppenreise|kreuzfahrt|bergführer|ausflug|führung(?:svertrag)?$|wanderreise|pilger|expedition|klassenfahrt|sprachreise|safari|stadtführung/,
  treatment:
    /behandlung|therapie|psychotherap|physiotherap|kieferorthopäd|zahnspange|implantat|\bop\b|schönheitsoperation|operation|klinik|kinderwunsch|hörgerät|hebamme|geburtsbegleit|heilpraktik|osteopath|kuraufenthalt|nabelschnurblut/,
  'vehicle-servicing':
    /(?:auto|fahrzeug|kfz|rad|fahrrad|velo|e-bike|motorrad|flotten|boots|traktor|lkw|wohnmobil)-?(?:wartung|service|inspektion|instandhaltung)|(?:wartung|inspektion|service) (?:für|von|des|der|eines) (?:den |ihren |ihres |deines |einen )?(?:fahrzeug|auto|pkw|e-bike|fahrrad|flotte|wagen)/,
  warehousing:
    /lagervertrag|einlagerung|verwahrung|winterlager|winterquartier|bootslager|möbellager|reifenhotel|reifeneinlagerung|weinlagerung|hinterlegung|wohnwagenunterstell|kühllager|überwinterung/,
  'waste-collection':
    /(?:müll|abfall|sperrmüll|altpapier|bauschutt|fett)(?:abfuhr|entsorgung|abholung|sammlung)|entsorgungsvertrag|grubenleerung|kanalräumung|kehricht/,
  'website-creation':
    /web(?:site|seiten?|shop|design)?-?(?:erstellung|gestaltung|design|entwicklung|relaunch)|(?:gestaltung|erstellung|entwicklung|bau) (?:einer|eines|der|des|ihrer|deiner) (?:website|webseite|webshops?|internetauftritts?|internetseite|homepage|online-?shops?)|webdesign/,
  works:
    /werkvertrag|dienstleistungsvertrag|dienstleistungsvereinbarung|leistungsvertrag|auftragsvertrag|servicevertrag/,
  writing:
    /ghostwrit|lektorat|korrektorat|texterstellung|texter(?:vertrag|auftrag)|lebenserinnerung|biografie|redaktion(?:svertrag|sauftrag)|rede schreiben|transkription/,
} as const satisfies DealsOf;
