import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';

/** What happens while it lasts, and who decides when it goes wrong. */
export const germanDailyHarms = {
  'claim-period-short': [
    {
      says: [
        /(?:alles|werk|arbeit|leistung|sache|ware|bau)\b.{0,40}(?:für gut befunden|als abgenommen|als genehmigt|als mangelfrei|für in ordnung)|war (?:es )?vertragsgemä(?:ß|ss)|nicht gerügt .{0,40}(?:vertragsgemä|in ordnung|genehmigt|erledigt)/,
      ],
      unless: [/angemessene frist|textform|gesetzlich|§|bgb|verweiger/],
      notBy: 'other',
    },
    {
      says: [
        /stunden|tagen?\b|tages\b|sofort|unverzüglich|sogleich|\bbis (?:dahin|zum)|bei (?:unserer )?(?:abfahrt|übergabe|lieferung|abholung)|vor ort|wochen\b|zettel|vordruck|binnen|innert|innerhalb/,
        /rüg|mängel|mangel|meld|anzeig|reklam|beanstand|geltend|schaden|schäden|fehler|steht|bemängel|abrechnung|einwend/,
        /(?:gilt|gelten) als|genehmigt|verfall|verfällt|ausgeschlossen|erlischt|erlöschen|verloren|in ordnung|verwirkt|nicht mehr|zu spät|unbeachtlich|für immer richtig|anerkannt|kein anspruch|verlust/,
      ],
      unless: [
        /fällt das geld|(?:verfallen|verfällt|erlöschen|erlischt) (?:nicht|erst)|nicht (?:verloren|ausgeschlossen)|beheben wir|beseitigt (?:der|die)|(?:vermieter|verkäufer|anbieter)(?:in)? (?:hat|mu(?:ß|ss)|beseitigt)|gilt er als geleistet|gilt die etappe/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /stunden|tag|sofort|unverzüglich|\bbis\b|vor ort|abreise|unterschrift|binnen|innert|innerhalb|woche/,
        /rüge|mängel|mangel|melde|anzeige|reklam|beanstand|schäden|schaden|einspruch|einwend|widerspr/,
        /gilt|gelten|genehmigt|verfäll|verfallen|ausgeschlossen|erlischt|verlor|verwirkt|nicht mehr|zu spät|anerkannt|sonst|danach/,
      ],
      unless: [
        /fällt das geld|verfallen (?:nicht|erst)|nicht (?:verloren|ausgeschlossen)|beheben|beseitig|kündigungsfrist|gilt er als|mahnung|schwärzt|unbeschadet|keine mängel|\bkein(?:e|en)? (?:frist|pflicht)/,
      ],
      notBy: 'other',
    },
  ],
  'silence-accepts': [
    {
      says: [
        /schweig|stillschweig|nicht (?:\S{1,15} ){0,3}widerspr|widerspr(?:icht|echen|ichst) .{0,30}nicht|keine(?:n)? (?:antwort|widerspruch|einwand)|ohne (?:widerspruch|antwort)|durch (?:die )?(?:nutzung|benutzung|betreten|weiternutzung)|wer .{0,30}(?:nutzt|betritt|öffnet|anmeldet)|weiter nutz|abbuchung gilt|bereits (?:das|mit dem)|mit dem (?:öffnen|betreten|einloggen|klick)/,
        /zustimm|einverstanden|angenommen|genehmigt|anerkannt|anerkenn|\bgilt|gelten|akzeptier|vereinbart|kommt .{0,30}zustande|bindet/,
      ],
      unless: [
        /schweigen (?:ist|gilt) (?:\S{1,10} )?(?:kein|nicht|als ablehn)|nicht als zustimmung|bindet sie an nichts|keine zustimmung|bleibt .{0,20}beim alten|schweigt sie|schweigt der unternehmer|verlängert/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /nicht (?:\S{1,15} ){0,4}(?:widersprech|widerspricht|meld|antwort|äu(?:ß|ss)er|reagier|ableh)\S{0,4}|hören wir nichts|keine rückmeldung|schweigen|ohne rückmeldung|wer weiter/,
        /gilt|gelten|zustimm|genehmigt|angenommen|vereinbart|einverstanden|verbindlich|wirksam/,
      ],
      unless: [/kein ja|nicht als|ablehnung|schweigen ist|unternehmer|gilt er als geleistet/],
    },
  ],
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
  'cooling-off-lost': [
    {
      says: [
        /widerruf|rücktrittsrecht|14 tage|vierzehn tage/,
        /verbraucht|\bweg\b|dahin\b|vorbei|aufgebraucht|gilt .{0,20}nicht mehr|erledigt/,
      ],
      unless: [/vollmacht|erst (?:nach|wenn)|bleibt/],
      notBy: 'other',
    },
    {
      says: [
        /widerruf|rücktrittsrecht|vierzehn tage|14 tage|14-tag|bedenkzeit/,
        /erlischt|erloschen|verzicht|erledigt|entfällt|kein(?:e|en)?\b|verlier|ausgeschlossen|nicht (?:mehr )?(?:besteht|möglich|zu)|besteht nicht|vorzeitig|verfällt|sofort beginn/,
      ],
      unless: [
        /nicht verzicht|bleibt|kein(?:e|en)? (?:grund|begründung|kosten|entschädigung)|ohne angabe|ohne kosten|jederzeit widerruf|vollmacht|(?<!an|ange)kündigungsfrist|verzug|mahnung|binnen vierzehn tagen (?:zurück|nach)|zwei wochen/,
      ],
      notBy: 'other',
    },
  ],
  'enforced-without-court': [
    {
      says: [
        /sofortige[nr]? (?:zwangs)?vollstreckung|zwangsvollstreckung|ohne (?:richter|gericht|urteil|klage)|unterwirf|unterwerf|vollstreckbar|lohnabtretung|lohn .{0,30}abgetreten|pfändung ohne|grundschuld|grundpfand|pfandbrief/,
        /vollstreck|grundschuld|haus|lohn|konto|vermögen|holt|abgeben|urkunde|abgetreten|brief|zurückgenommen|unwiderruflich|widerrufen|verwert|zurücknehmen/,
      ],
      unless: [
        /keine grundschuld|nicht (?:vollstreck|unterwerf|abgetreten|gepfändet)|erlischt|jederzeit widerruf|durch (?:ein )?gericht/,
      ],
    },
  ],
  'court-far-away': [
    {
      says: [
        /gerichtsstand|gericht\b|gerichte\b|richter|klage|klagt|verklag|recht (?:des|der|von)|zuständig/,
        /ausschlie(?:ß|ss)lich|allein|nur\b|verzichtet|sitz (?:der|des|von)|am sitz|geht man|wo (?:wir|der anbieter|die gesellschaft)|ausländisch/,
        /sitz|ort|wohnort|wohnsitz|geht man|land|staat|gerichtsstand ist|\bin [A-Z]/,
      ],
      unless: [
        /wohnsitz de[sr] (?!verkäufer|vermieter|anbieter)|verbraucher|ihres wohnsitzes|nach (?:ihrer|seiner) wahl|verklagte seite|beklagte|gesetzliche(?:n|r)? gericht|wohnsitz des (?:kunden|mieter|käufer|verbrauch)|vermieters? ohne|gelegene|ort der wohnung|wo (?:sie|du|er|die mieterin) wohn/,
      ],
    },
  ],
  'no-court': [
    {
      says: [
        /schiedsgericht|schiedsrichter|schiedsspruch|schiedsverfahren|rechtsweg|schlichtungs|gericht\b|richter|mietgericht|schiedsmann|schiedsgutacht/,
        /ausgeschlossen|endgültig|verzicht|entscheidet|verbindlich|statt|unter ausschlu(?:ß|ss)|kein gericht|nicht (?:vor|zu) (?:ein|das|dem) gericht|abschlie(?:ß|ss)end|unanfechtbar|pflicht|vor gericht zu/,
      ],
      unless: [
        /rechtsweg .{0,25}(?:offen|unberührt|bleibt|steht)|ersetzt das gericht nicht|freiwillig|nicht verpflichtet|nicht teil|pflicht ist sie nicht|wohnsitz|schneidet|ist nicht vereinbart|gerichtsstand|wohnort|ein gericht (?:oder|es)|ohne gericht|arbeitsgericht bleibt|mangel festgestellt|gericht mindern|ein gericht den/,
      ],
    },
  ],
  'their-word-final': [
    {
      says: [
        /(?:für|als) (?:geklärt|befriedigend|ausreichend|angemessen|gelungen|zufriedenstellend|erledigt) (?:hält|halten|befindet|befinden|empfindet|erachtet)|keine rechenschaft|rückfrage bedarf es nicht|ohne rückfrage|nachher nichts begründen|nichts (?:zu )?begründen/,
      ],
      unless: [/gericht|beide|gutachter|sachverständig|gemeinsam/],
      notBy: 'reader',
    },
    {
      says: [
        /nach (?:\S{1,15} )?(?:ermessen|einschätzung|dafürhalten|belieben|gutdünken|urteil)|allein (?:entscheid|ma(?:ß|ss)geb|bestimm)|entscheidet (?:allein|der|die|das|abschlie|end)|frei in|in (?:seinem|ihrem) urteil frei|ma(?:ß|ss)gebend (?:ist|sind|allein)|ma(?:ß|ss)geblich (?:ist|sind)|das sage ich|unanfechtbar|abschlie(?:ß|ss)end|endgültig|nicht (?:begründen|anfechtbar|bestreit|überprüf)|für immer richtig|gegenbeweis|bestimmt (?:der|die|das|es|er|sie)|festlegt|legt .{0,40}fest\b|keine einsicht|einsicht .{0,60}nicht|mu(?:ß|ss) (?:es|das) nicht begründen|gilt als (?:bewiesen|nachgewiesen|richtig|fehlalarm)|gefällt/,
      ],
      unless: [
        /überweisung|gutschrift|zahlungseingang|poststempel|absendung|zugang|zeitpunkt|gericht|richter|einvernehm|beide|gutachter|sachverständig|gemeinsam|neutral|billige[mn] ermessen|nicht endgültig|endgültig (?:frei|erledigt|freigestellt)|trainerin|gesetz|eltern (?:bestimm|entscheid)|nach ihrer wahl|nur,? wenn|behandelnd/,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /(?:unsere|seine|ihre|deren|dessen|meine|des (?:vermieters|anbieters|betreibers|verkäufers|veranstalters)|der (?:vermieterin|anbieterin|gesellschaft|leitung|bank|schule|agentur)) (?:\S{1,15} )?(?:aufzeichnung|entscheid|feststellung|beurteilung|einschätzung|abrechnung|messung|protokoll|urteil|schätzung|bewertung|wort|meinung|zählung|angaben?)/,
        /gilt|gelten|ma(?:ß|ss)geb|bindend|verbindlich|endgültig|entscheid|genügt|beweis|zählt|unanfechtbar|richtig/,
      ],
      unless: [
        /gericht|einvernehm|beide|gutachter|sachverständig|gemeinsam|neutral|nicht (?:bindend|verbindlich|endgültig)|widerleg|gegenbeweis ist (?:zulässig|möglich)/,
      ],
    },
  ],
  'passed-to-anyone': [
    {
      says: [
        /abtret|abgetreten|übertrag|überlassen|weitergeb|weiterverkauf|verkaufen|auf (?:einen )?dritte|jedem dritten|anderen gläubiger|inkasso|verpfänd/,
        /vertrag|forderung|rechte|kredit|schuld|brief|anspr|ihn\b|sie\b|es\b/,
        /ohne|jederzeit|jedem|beliebig|an wen|wem|dritte|frei\b|nicht (?:zu )?fragen|verwehrt/,
      ],
      unless: [
        /nicht (?:abtret|übertrag|verkauf|weiter)|nur mit|zustimm|keiner bank|beide|nicht abtretbar|urheber|daten|untermiet|darf (?:er|sie|der mieter|die mieterin|die kundin)/,
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
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
