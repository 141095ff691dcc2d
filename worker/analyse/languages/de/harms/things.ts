import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';

/** Rooms, things and services while it lasts. */
export const germanThingsHarms = {
  'entry-at-will': [
    {
      says: [
        /betret|betritt|hinein|herein|zutritt|zugang zu (?:den|der|dem) (?:räum|wohnung|zimmer)|besichtig|nachschau|nach dem rechten|aufsperr|schlüssel|öffnen|hineinschau|schaut/,
        /jederzeit|ohne (?:\S{1,15} )?(?:ankündigung|anmeldung|vorankündigung|rückfrage|zustimmung|voranmeldung)|unangemeldet|unangekündigt|wann (?:er|sie|es) (?:will|möcht|ihm|ihr)|wann immer|in (?:seiner|ihrer|deiner) abwesenheit|nicht ansagen|nicht zu hause|ob jemand|von zeit zu zeit|zu jeder/,
      ],
      unless: [
        /nur (?:mit|nach|bei|wenn)|nicht (?:ohne|betret)|stunden (?:vorher|vorab)|gefahr für menschen|angekündigt|einkaufen|mieter(?:in)? (?:darf|kann|hat) jederzeit/,
      ],
      notBy: 'reader',
    },
  ],
  'repairs-on-reader': [
    {
      says: [
        /repar|instandhalt|instand|richten|erneuer|ausmal|malermeister|\bmaler\b|streich(?:en|t)|wartung|erhalt(?:en|ung)|schönheitsreparatur|renovier|verschlei(?:ß|ss)|geflickt|abnutzung|unterhalt\b|fällig|platzen|müde/,
        /dach|mauerwerk|heizung|leitung|fenster|therme|kessel|gerät|wände|decken|räume|boiler|rohr|fassade|putzfrau|schlauch|hydraulik|sämtliche|alle\b|alles|vollständig|jede|anlage|werkstatt|hof\b|sanitär|motor|getriebe/,
        /mieter|pächter|kund|bewohner|auf (?:eigene|seine|ihre|deine) (?:kosten|rechnung)|auf kosten|trägt|tragen|lässt|lä(?:ß|ss)t|übernimmt|hat .{0,40}zu\b|zahl|rechnung|obliegt|geteilt|nutzer|käufer|einsteller/,
      ],
      unless: [
        /(?:vermieter(?:in)?|verpächter(?:in)?|eigentümer(?:in)?|verkäufer|anbieter(?:in)?|wir|hausverwaltung|eigentümergemeinschaft|leasinggeber) (?:trägt|tragen|übernimmt|übernehmen|lä(?:ß|ss)t|zahlt|zahlen|hält|hat|repariert|sorgt|richtet)|kleine(?:re)? reparaturen|kleinreparatur|höchstens|im einzelfall|nicht verpflichtet|mu(?:ß|ss) nicht|nicht (?:trag|zahl)|mache (?:aber )?ich|garantie|vertragswerkst/,
      ],
      notBy: 'other',
    },
  ],
  'goods-taken': [
    {
      says: [
        /verkauf|verwert|versteiger|einbehalt|zurückbehalt|pfandrecht|entsorg|räum(?:en|t)|wegnehm|abhol|holt (?:der|die|das|er|sie)|holen wir|in (?:unser|das|ein) lager|vernicht|gelöscht|geleert|abgeben|vom hof|behält .{0,30}(?:pferd|fahrzeug|gerät|schlüssel|sache)|kommen in den keller|eigentum (?:geht|des|der)|verfällt (?:dem|der)|gehört .{0,40}(?:vermieter|verkäufer|anbieter)|verkauft/,
        /sachen|gegenst(?:and|änd)|fahrzeug|pferd|möbel|ware|daten|speicher|inventar|einbau|gut\b|güter|tier|gerät|gepäck|hausrat|kiste|auto|wagen|wand oder boden|\bbrief\b|hund|rad\b/,
        /verzug|offen|nicht (?:be)?zahlt|rückstand|schuld|verspät|monat|tag|frist|ohne|ausgelöst|fehlt|gericht|richter|letzten tag|ende|mitternacht|vereinbar|etwas dafür|wem|an wen/,
      ],
      unless: [
        /gewähr|kostenlos|eigentum de[sr] (?:kund|käufer|mieter|bestell)|verkauft wird nichts|wird nichts verkauft|nicht (?:verkauf|verwert|einbehalt|entsorg|löschen|lösch)|kein pfandrecht|erst nach (?:\S{1,15} )?(?:urteil|gericht)|nur mit (?:\S{1,15} )?(?:urteil|gericht)|verkauft der (?:käufer|mieter|kunde)|herausgegeben werden|dienstschlüssel|auf wunsch|anspruch auf/,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /(?:darf|dürfen|kann|können|berechtigt|wird|werden|holt|behält|behalten)/,
        /verkauf|versteiger|verwert|entsorg|vernicht|einbehalt|zurückbehalt|pfand|abhol|wegnehm|räum|lösch|behalten|abschlepp/,
        /sachen|fahrzeug|auto|wagen|rad\b|möbel|gegenstände|ware|gerät|hausrat|tier|boot|daten|unterlagen|inhalt|instrument|werkzeug|zeugnis|pass\b|ausweis/,
      ],
      unless: [
        /gewähr|kostenlos|nicht (?:verkauf|verwert|einbehalt|entsorg|lösch|vernicht)|(?:sie|du|mieter(?:in)?|kund(?:e|in)|käufer(?:in)?) (?:darf|dürfen|kann|können|darfst)|auf wunsch|urteil|gerichtsbeschlu|verkauft wird nichts|eigentum de[sr] (?:kund|käufer|mieter)|herausgabe binnen|personenbezogen/,
      ],
      notBy: 'reader',
    },
  ],
  'access-blocked': [
    {
      says: [
        /ausblend|entfern|herunternehm|offline|löschen|verbergen/,
        /(?:dürfen|darf|können|kann|behalten)\b/,
        /passend|gefällt|ermessen|jederzeit|ohne (?:angabe|grund|begründ|vorherige|ankündigung)|(?:wenn|sobald) (?:wir|uns)/,
        /ware|inhalt|regal|angebot|anzeige|beitrag|profil|shop|text|konto|produkt/,
      ],
      unless: [
        /gesetz|rechtswidrig|beleidig|behörd|sie (?:dürfen|können)|du (?:darfst|kannst)|nicht (?:ausblend|entfern|lösch)/,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /sperr|stilllegen|stillgelegt|stilllegung|abschalt|abgeschaltet|abstell|abgestellt|unterbrech|einstell|deaktivier|drossel|nicht mehr (?:startet|öffnet)|passt .{0,20}nicht mehr|schlo(?:ß|ss) (?:aus|wechs)|vom netz|aussperr|wegfahrsperre|fern(?:ab|ge)|ausgeschlossen von|zugang (?:entz|verwehr)|ruht unsere|hausverbot/,
        /zugang|konto|dienst|anwendung|arbeitspl|motor|heizung|strom|schlüssel|tür|system|internet|leistung|fahrzeug|anlage|karte|gerät|seite|einsatz|studio|zutritt|leitung|wasser|anschlu(?:ß|ss)/,
      ],
      unless: [
        /keiner dem anderen|streik|nicht (?:gesperrt|sperren|abgeschaltet|abschalten|gedrosselt)|nie (?:gesperrt|ab)|nur,? wenn|erst nach|findet nicht statt|sperren sie|verlust melden|auf (?:ihren|deinen) wunsch|behörde es anordnet/,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /sperr(?:t|en|ung)|gesperrt|abschalt|schaltet .{0,30}ab\b|schalten .{0,30}ab\b|abstell|abgestellt|stellen .{0,30}ab\b|entzieh|entzogen|aussperr|ausgesperrt|schlösser|deaktiv|unterbrech|klemmen/,
        /sofort|ohne|tag|rückstand|verzug|offen|unbezahlt|nicht (?:be)?zahlt|bis (?:zur|alles|der|die)|jederzeit|belieb|verdacht|nach eigenem/,
      ],
      unless: [
        /nicht (?:ge)?sperr|sperren sie|nie\b|nur,? wenn|erst nach|mahnung|nachfrist|behörde|auf (?:ihren|deinen) wunsch|grenz|streik|keiner dem anderen|sperrmüll|wartung/,
      ],
      notBy: 'reader',
    },
  ],
  'pays-without-service': [
    {
      says: [
        /entgelt|gebühr|beitrag|beiträge|miete|zins|rate|preis|honorar|lohn|zahl|vergüt|schulde|geschuldet|woche|kosten/,
        /läuft .{0,30}weiter|laufen .{0,30}weiter|bleib(?:t|en) .{0,60}(?:geschuldet|fällig|zu zahlen|bestehen)|ruht nicht|gleichwohl|trotzdem|dennoch|mindert .{0,30}nicht|nicht (?:gemindert|gekürzt|angerechnet|erstattet)|auch (?:für|wenn|in|während|an)|weiterhin|unverändert|ist dann eben bezahlt|wird voll|in voller höhe|eine anrechnung/,
        /gesperrt|stillleg|ausfall|ausfällt|schlie(?:ß|ss)|ferien|urlaub|krank|nicht (?:genutzt|nutz|geliefert|öffnet|funktion)|unterbrech|unterbleib|leer|reparatur|währenddessen|derweil|solange|störung|stau|trüb|auf reisen|defekt|prüfung|vormittag|abwesen|stehen|auch dann|angefangene|leistung/,
      ],
      unless: [
        /ist nicht geschuldet|schreiben wir .{0,60}gut\b|(?:wird|werden|ist|sind) .{0,30}(?:nicht geschuldet|befreit|nicht berechnet)|befreit|ruht (?:der|die|das) (?:miet|entgelt|beitrag|zahl)|gutgeschrieben|lohnfortzahlung|sein geld|ihr geld|provision|wird dafür nicht|gleichwohl zu entrichten/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /entgelt|gebühr|beitrag|miete|rate|preis|honorar|zahlung/,
        /auch|trotz|obwohl|gleichwohl|unabhängig|weiter|voll|nicht (?:gemindert|gekürzt|ermä(?:ß|ss)igt|ausgesetzt)|kein (?:anspruch|abzug)|keine (?:minderung|erstattung|ermä(?:ß|ss)igung)/,
        /schlie(?:ß|ss)|ferien|ausfall|ausfällt|krank|urlaub|abwesen|geschlossen|störung|reparatur|nicht (?:nutz|genutzt|benutz|verfügbar|geliefert|besucht)|krankenhaus|stillstand|unterbrech|sperr/,
      ],
      unless: [
        /ist nicht geschuldet|schreiben wir .{0,60}gut\b|befreit|entfällt|ruht|gutgeschrieben|lohn|wird nicht (?:berechnet|geschuldet)|erlassen|anteilig|provision|urlaubsgeld|kaution|sparen/,
      ],
      notBy: 'other',
    },
  ],
  'moved-at-will': [
    {
      says: [
        /(?:folgt|wechselt|arbeitet) .{0,80}(?:jeden|jedem|anderen|neuen) .{0,30}(?:standort|ort|filiale|einsatzort|betrieb)|jede[mn] (?:ihrer|seiner|unserer) standorte|überall ein(?:gesetzt|zusetzen)/,
      ],
      unless: [/zustimm|einvernehm|nur (?:mit|wenn)|auf (?:ihren|deinen|seinen) wunsch/],
      notBy: 'other',
    },
    {
      says: [
        /andere[nrsm]? (?:\S{1,15} )?(?:ort|standort|filiale|raum|räum|zimmer|wohnung|platz|stall|abteilung|arbeitsort|objekt|box|termin|gebäude|tätigkeit|stelle)|versetz|umsetz|verleg|jedem standort|jeder filiale|an jede[mr]/,
        /kann|können|darf|dürfen|berechtigt|jederzeit|vorbehalten|behält sich|einzusetzen|zuweis|zugewiesen|verpflichtet|dauernd/,
      ],
      unless: [
        /zustimm|einvernehm|nur (?:mit|wenn|auf)|nicht (?:versetzt|verlegt)|auf (?:ihren|deinen|seinen) wunsch|sie (?:können|dürfen)|du kannst|anderen handwerk/,
      ],
      notBy: 'reader',
    },
  ],
  'other-performs': [
    {
      says: [
        /andere[nrsm]? (?:\S{1,15} )?(?:person|fachkraft|firma|gerät|hotel|modell|mitarbeiter|trainer|lehrer|künstler|fahrzeug|helfer|haus|unterkunft|wagen)|vertret(?:er|ung)|ersatz(?:person|gerät|fahrzeug|kraft)|subunternehm|kolleg|gleichwertig|fremde leistung|austausch|ersatzweise/,
        /kann|können|darf|dürfen|berechtigt|schicken|stellen|behält|gelten|hinzunehmen|jederzeit|nach wahl/,
        /ohne|nicht|gleich(?:en|em)? (?:preis|entgelt)|berechtigt nicht|kein|hinzunehmen|jederzeit|fremd/,
      ],
      unless: [
        /steht er ein|stehen wir|haften wir|zustimm|wie für eigen|einvernehm|nur mit|vertreter (?:hat|zahlt|ist)|handelsvertreter|der vertreter/,
      ],
      notBy: 'reader',
    },
  ],
  'no-date-promised': [
    {
      says: [
        /termin|liefer|fertig|verspät|verzöger|zeitpunkt|datum|frist|einzug|montage|umzug|beginn/,
        /unverbindlich|nicht (?:verbindlich|zugesagt|garantiert|geschuldet|bindend)|voraussichtlich|ca\.|richtwert|sobald wir|ohne (?:gewähr|verbindlich)|keine? (?:anspruch|rechte|entschädigung|ansprüche|gewähr)|erlaubt .{0,40}(?:weder|nicht)|anderen tag|berechtigt .{0,30}nicht|sind nicht verbindlich|nicht fest/,
      ],
      unless: [
        /(?<!an|ange)kündigungsfrist|zahlungs(?:frist|termin)|verzugszins|bewerbung|zahlen wir ihnen|können sie zurücktreten/,
      ],
      notBy: 'reader',
    },
  ],
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
