import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';

/** How long it binds, what it costs and what it gives: what the other side may alter. */
export const germanBindingHarms = {
  'automatic-renewal': [
    {
      says: [
        /verlänger(?:t|n)|erneuert|setzt (?:sich|es sich|er sich)|setzt er sich|hängen sich|läuft (?:\S{1,15} ){0,3}weiter|fortgesetzt|prolongiert|schließt sich|beginnt (?:\S{1,12} ){0,3}(?:von neuem|erneut)/,
        /automatisch|stillschweigend|jeweils|weitere|von selbst|abermals|jedes ?mal|erneut|sofern nicht|wenn nicht|falls nicht|es sei denn|ander(?:e)?nfalls|um (?:ein|zwei|drei|je)|sonst|auf unbestimmte/,
      ],
      unless: [
        /(?:verlängert|erneuert|verlängern)\b.{0,25}\bnicht (?:von selbst|automatisch)|nicht von (?:selbst|allein)|(?:verlängert|erneuert) (?:er |sie |es )?sich nicht|keine (?:automatische )?verlängerung|verlängern die fristen|hosting-?vertrag|nur (?:wenn|durch|mit) (?:beide|ausdrücklich)/,
      ],
    },
    {
      says: [
        /probe(?:monat|zeitraum|abo|phase|zeit)|gratis|kostenlos(?:e|en)? (?:monat|phase|zeit)|testphase|testzeitraum/,
        /(?:geht|wandelt|wird|läuft|mündet|schließt).{0,60}(?:über|um|abo|kostenpflichtig|weiter|mitgliedschaft|laufzeit)/,
      ],
      unless: [/nicht (?:automatisch|von selbst)|endet (?:die|der|das) \S{1,20} von selbst|probezeit beträgt/],
    },
  ],
  'narrow-way-out': [
    {
      says: [
        /kündig|künden|widerspr(?:uch|ochen|echen)|abmeld|rücktritt|austritt|abbestell|\blösen\b/,
        /eingeschrieben|einschreiben|per fax|persönlich (?:abzu|zu|vor|über)|\bnur (?:\S{1,15} ){0,3}(?:per|durch|auf|im|in der zeit|zwischen|schriftlich|vor ort|über)|ausschlie(?:ß|ss)lich (?:per|durch|schriftlich|auf|im|über|in)|unwirksam|(?:gilt|gelten|zählt|zählen|genügt|genügen|reicht|reichen) (?:\S{1,12} ){0,2}nicht|vordruck|auf unserem formular|original(?:unterschrift|formular)|notariell/,
      ],
      unless: [
        /genügt (?:eine )?(?:e-mail|textform|jede form)|jede form|unwirksam,? wenn (?:der vermieter|wir)|in textform genügt/,
      ],
      notBy: 'other',
    },
  ],
  'price-at-will': [
    {
      says: [
        /preis|entgelt|gebühr|beitrag|beiträge|tarif|miete|zins|honorar|vergütung|rate|provision|sätze|\bkosten|prämie|betrag|abschlag|blatt/,
        /(?:darf|dürfen|kann|können|berechtigt|behält sich|behalten (?:wir )?uns|vorbehalten|jederzeit|nach (?:\S{1,15} )?ermessen|kalkulieren wir neu|rechnen wir|legt|legen|setzt|bestimmt|bestimmen)/,
        /erhöh|anpass|anpa(?:ß|ss)t|änder|geändert|neu (?:fest|rechnen|kalkul|bestimm|einordn)|festsetz|heraufsetz|anheb|angehoben|steiger|neue[nrsm]? (?:preis|tarif|satz|sätze|monatspreis|beitrag|zins|plan)|fest(?:zu)?legen|\bneu\b|andere beitragsstufe|in ihrer jeweiligen/,
      ],
      unless: [
        /nicht (?:erhöh|anpass|änder|anheb)|dürfen wir \S{1,40} ?(?:\S{1,20} ){0,6}nicht|höchstens|nur (?:wenn|mit|bei|sofern|einmal)|zustimm|einvernehm|beide|verbraucherpreisindex|\bindex\b|kündigen,? wenn|kaution|sonderkündigung|ausgenommen die/,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /(?:jeweils|dann|am \S{1,12}(?: \S{1,12})?|zum zeitpunkt \S{1,20}) (?:gültige[nr]?|aktuelle[nr]?|geltende[nr]?|ausliegende[nr]?|aushängende[nr]?|im haus ausliegende[nr]?)|\bgilt,? was (?:darauf|dort)|zettel|in (?:ihrer|seiner) jeweiligen fassung|tages(?:preis|kurs|aktuell)|nach oben offen|ohne (?:obergrenze|begrenzung|deckel)/,
        /preis|tarif|entgelt|gebühr|zins|miete|beitrag|satz|sätze|teurer|kosten|stufentabelle/,
      ],
      unless: [/haft|höchstens|basiszins|nach oben wie nach unten|verbraucherpreis|gesetzlich/],
      notBy: 'reader',
    },
    {
      says: [
        /teurer|mehrkosten|kostensteigerung|kostet .{0,50} mehr|preissteigerung|höhere (?:kosten|preise)|über dem (?:angebot|kostenvoranschlag)|mehraufwand|gestiegene/,
        /bezahlt|zahlt|trägt|tragen|weiter(?:gegeben|geben|gereicht|reichen)|zu lasten|unterschied|aufschlag|angepasst|rechnen wir|unverbindlich|nachzahl|berechnet|berechnen/,
      ],
      unless: [
        /(?:tragen|trägt|übernehmen|zahlen) wir|wir (?:tragen|übernehmen)|ohne (?:aufpreis|mehrkosten)|keine mehrkosten|nicht teurer|ohne dass es mehr kostet/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /unverbindlich|richtpreis|richtwert|nur (?:eine )?schätzung|circa-?preis|voraussichtlich/,
        /preis|summe|kosten|betrag|honorar/,
      ],
      unless: [/höchstens|nicht überschr/],
    },
  ],
  'price-climbs': [
    {
      says: [
        /miete|mietzins|\bzins\b|preis|entgelt|gebühr|beitrag|rate|\brente|prämie|pacht|betrag|hauptmietzins|vergütung/,
        /erhöht sich|erhöhen sich|steigt|steigen|klettert|wächst|angehoben|zuzüglich|aufschlag|folgt|nach oben|staffel/,
        /jährlich|jedes jahr|jeweils|monat für monat|zum (?:1\.|ersten)|jeden? |index|prozent|vom hundert|%|euro|nach oben|teuerung|fällt/,
      ],
      unless: [
        /nach unten(?! bleibt)|fallen|sinkt .{0,30}(?:sinkt|auch|ebenso)|nicht erhöh|erhöht sich nicht|verzug|mahnung|unverändert|höchstens|steigen oder/,
      ],
    },
    {
      says: [
        /(?:nur|lediglich|ausschlie(?:ß|ss)lich) (?:nach oben|steigen|erhöh)|nach oben|fällt (?:er|sie|der \S{1,20}|die \S{1,20})|sinkt (?:er|sie|der|die)|in die andere richtung|bei einer bewegung nach unten|mindestens jedoch/,
        /bleib|ändert sich nichts|nicht|unverändert|stehen|behält|keine senkung/,
        /preis|zins|miete|index|rate|entgelt|\ber\b|\bsie\b|kurs/,
      ],
      unless: [/haft|nach oben wie nach unten|gleicherma(?:ß|ss)en|nicht erhöhen|senken wir|anteilig/],
    },
  ],
  'terms-at-will': [
    {
      says: [
        /bedingungen|\bagb\b|regeln|regelwerk|ordnung|reglement|vertrag|bestimmungen|fassung|handbuch|richtlinie|konditionen|leistungsverzeichnis|klausel|leitfaden|statut/,
        /(?:darf|dürfen|kann|können|jederzeit|behält sich|behalten (?:wir )?uns|berechtigt|einseitig|nach (?:\S{1,15} )?ermessen|ohne (?:\S{1,15} )?zustimmung|wenn wir|ändern wir|ändert der|ändert die|einig werden)/,
        /änder|anpass|anzupass|ergänz|ersetz|neu fass|neuen? fassung|umschreib|abweich|modifiz|austausch|überarbeit|einig werden/,
      ],
      unless: [
        /zustimm|einvernehm|einverstanden|beide|nicht (?:\S{1,15} ){0,2}(?:änder|anpass)|nur (?:schriftlich|wenn|mit|in|sofern)|unterschreib|schriftform|gelten für (?:sie|ihr|dich) (?:nicht|erst)|bedürfen|bedarf der|wirksam,? wenn|kündigungsfrist/,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /(?:jeweils|jeweilige|künftige|neue|neueste|aktuelle|geänderte|letzte)\w{0,2} (?:\S{1,15} )?(?:fassung|version|bedingungen|regeln|ordnung|hausordnung|gültige)|jeweils (?:aktuelle|gültige|geltende)|ausgehängt|aushang|angeschlagen|schwarzes brett|auf (?:unserer|der) website|im intranet|aufgeschaltet|aufschaltung/,
        /gilt|gelten|geltung|bindet|verpflichtet|verbindlich|ma(?:ß|ss)gebend|ma(?:ß|ss)geblich|wirksam|geht \S{1,6} (?:\S{1,12} ){0,6}vor|tritt|treten|an die stelle|vorrang|unterworfen|anerkenn|preis inbegriffen/,
      ],
      unless: [
        /zustimm|gelten (?:für \S{1,15} )?(?:nicht|erst)|gilt (?:für \S{1,15} )?(?:nicht|erst)|nicht bindend|basiszins|gesetz(?:lich)?|index|verordnung|bleibt bei der alten/,
      ],
    },
    {
      says: [
        /machst du das neue mit|was \S{1,20} vereinbar\S{0,5},? bindet|auch ohne (?:\S{1,15} )?(?:unterschrift|zustimmung) (?:verbindlich|wirksam|bindend)/,
      ],
    },
  ],
  'service-at-will': [
    {
      says: [
        /leistung|funktion|angebot|programm|umfang|öffnungszeit|kurs|termin|dienst|ausstattung|inhalt|modell|route|hotel|zimmer|unterkunft|flug|reise|tempo|bandbreite|geschwindigkeit|sortiment|bauteil|material|tag\b|marke|ware|sarg|blumen/,
        /(?:darf|dürfen|kann|können|behält sich|behalten (?:wir )?uns|jederzeit|vorbehalten|berechtigt|nach (?:\S{1,15} )?ermessen|sucht .{0,20} aus|hinzunehmen|hinnehmen|gilt als unwesentlich|gelten als unwesentlich)/,
        /änder|anpass|ersetz|austausch|reduzier|einschränk|verschieb|verleg|kürz|einstell|drosseln|streich|entfallen|abweich|anderen? |wechsel|sucht|ausfallen|schlie(?:ß|ss)en/,
      ],
      unless: [
        /zustimm|einvernehm|nur mit|nur wenn|nicht (?:geändert|ersetzt|verschoben|austausch)|ohne obergrenze|kündig|gleichwertig(?:en|e) oder|erstatt|anderen? (?:ort|standort|filiale|raum|wohnung|platz|stall)|beide|haft/,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /zähl(?:t|en) als (?:erreichbar|verfügbar|erbracht)|nur (?:ein )?(?:richtwert|zielwert)|das ist ein richtwert|nicht zugesichert|kein anspruch auf (?:eine )?bestimmte|verfügbarkeit von|keine zusage|ruht unsere/,
      ],
      unless: [/miete|zinssatz/],
      notBy: 'reader',
    },
  ],
  'ended-at-will': [
    {
      says: [
        /(?:kann|können|darf|dürfen|berechtigt|behält sich|behalten (?:wir )?uns|hole ich|so kann|lösen kann)/,
        /kündig|künden|beend|schlie(?:ß|ss)en|\blösen|auflösen|zurücktret|absagen|abbrechen|einstellen|servus|zurückzieh|ausschlie(?:ß|ss)en|entlassen|hole ich|rücktritt|widerrufen|trennen/,
        /jederzeit|ohne (?:angabe|grund|begründung|vorankündigung|frist|einhaltung)|fristlos|sofort|augenblicklich|von (?:einem tag|heute) auf|mit (?:einer )?(?:\S{1,8} )?(?:frist von )?(?:\S{1,10} )?(?:woche|wochen|tagen?|stunden)\b|gründe werden nicht|ohne dass .{0,25} grund|nach (?:eigenem|seiner|ihrer|freiem|unserer|unserem) (?:ermessen|einschätzung|belieben)|nicht mehr stimmt|binnen (?:weniger|\d{1,2}) tagen/,
      ],
      unless: [
        /beide|jede[rs]? (?:partei|seite|teil|der parteien)|jeder von|nur (?:wenn|aus|bei|kündigen)|kann nicht|nicht kündigen|wichtige[nmr]? grund|du darfst|sie dürfen|sie können|kannst du|(?:trotz|nach) mahnung|erst,? wenn|schriftlich zwei wochen|nicht jedoch|anspruch auf/,
      ],
      notBy: 'reader',
    },
  ],
  'unequal-notice': [
    {
      says: [
        /kündig|künden|frist|\blösen|vertrag|gebunden|beend/,
        /(?:monat|wochen?|tag|stunden|quartal|jahr|jederzeit).{0,160}\b(?:dagegen|hingegen|während|aber|jedoch|wir|der (?:stall|anbieter|vermieter|arbeitgeber|unternehmer|verein|betreiber|verlag)|die (?:anbieterin|gesellschaft|vermieterin|arbeitgeberin|kundin|firma))\b.{0,80}(?:monat|woche|tag|stunden|quartal|jederzeit|sofort)/,
      ],
      unless: [/beide|gleicherma(?:ß|ss)en|jede (?:partei|seite)|nicht jedoch|mahnung|zahlung|rechnung/],
    },
    {
      says: [
        /(?:dagegen|hingegen|umgekehrt|demgegenüber|im gegenzug)/,
        /kündig|künden|\blösen|beend|recht/,
        /monat|woche|tag|nicht|verwehrt|jederzeit/,
      ],
      unless: [/beide|rechtlich/],
    },
    {
      says: [
        /(?:ist|sind|steht|stehen) .{0,30}(?:entsprechendes|dieses recht|ein solches recht|das gleiche)\b.{0,30}(?:verwehrt|nicht zu|nicht)/,
      ],
    },
  ],
  'no-early-exit': [
    {
      says: [
        /kündig|künden|\blösen|zurücktreten|rücktritt|austritt|ausstieg|abwählen|vertrag|zurückzieh|zurückzuzieh|aufheb|austreten|befrei/,
        /(?:nicht|kein(?:e|en)?|weder|ausgeschlossen|unkündbar|unwiderruflich|erst|niemals|verzichtet)/,
        /vor (?:ablauf|dem ende|ende)|während|laufzeit|bindung|mindest|bis (?:zum|zur)|vorzeitig|früher|ordentlich|krank|umzug|verlust|arbeitslos|abwählen|verspätung|deswegen|aus diesem|jahre|gleich wie/,
      ],
      unless: [
        /(?:wir|vermieter(?:in)?|anbieter(?:in)?|bank|haus|arbeitgeber(?:in)?|leasinggeber) (?:kann|können|darf|dürfen|kündigen|verzichtet).{0,40}nicht|aus anderem anlass|kündigen wir nicht|jederzeit (?:kündigen|ohne)|kostenlos (?:kündigen|zurück)|auflösen,? wenn|das haus kann|kündigen dürfen wir|haft|preise|zurückgenommen|wettbewerb|genügt nicht|kein grund zur|ordentlichen kündigungsfrist/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /krank|umzug|umziehen|schwanger|arbeitslos|verlust (?:der|ihrer|seiner) (?:arbeit|stelle)|verletzung|todesfall|unfall|dienstunfähig|versetzung|wegzug/,
        /befrei(?:t|en) nicht|nicht (?:befrei|entbind|berechtig)|kein (?:grund|recht)|ändert (?:daran )?nichts|gleichwohl|trotzdem|dennoch|bleib(?:t|en) .{0,40}(?:geschuldet|fällig|bestehen)|außer betracht|ebenso|spielt keine rolle/,
      ],
      unless: [/nicht in anspruch|lohnfortzahlung|haftpflicht|ohne abzug/],
      notBy: 'other',
    },
  ],
  'rest-due-on-leaving': [
    {
      says: [
        /kündig|rücktritt|zurücktret|zurücktritt|vorzeitig|abbrech|abbruch|vor (?:ablauf|ende|dem ende)|storn|aussteig|auszieh|auszug|umzug|absag|verlä(?:ß|ss)t|früher|beend|aufgibt|steigt aus|abmeld|verkauft|tritt .{0,25}zurück|nicht antritt|löst/,
        /restlich|gesamte[ns]?|verbleibend|ausstehend|übrige|volle[nrs]?|bis zum (?:ende|ablauf|letzten)|noch offen|alle (?:noch|weiteren)|\d\d ?(?:%|prozent|vom hundert)|hundert des|restlaufzeit|ganze[nrs]?/,
        /fällig|zu (?:be)?zahlen|(?:be)?zahlt|schulde|geschuldet|entricht|berechn|einbehalt|behalten|vergüten|schuldig|zu vergüten|kürzt|verloren|mindert/,
      ],
      unless: [
        /erstatten wir|zurückerstatt|nichts zu zahlen|keine? (?:kosten|gebühr|entschädigung)|kostenfrei|kostenlos|ohne (?:kosten|abzug|entschädigung)|vorfälligkeit|nur den kleineren|fortbildung|ausbildung|rückständ|kaution/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /auch wenn|selbst wenn|gleich,? ob|ob wir/,
        /anderweitig|wieder(?:ver)?(?:mietet|geben|besetz)|einem anderen|nachmieter|neu vermiet|leer stehen/,
        /geschuldet|fällig|zahl|schuld|vergüt|bezahl/,
      ],
    },
    {
      says: [
        /vorzeitig|storn|vor (?:der )?(?:ablauf|montage|beginn|installation|ende)|rücktritt|kündig|absag|abbestell/,
        /pauschal|steht fest|entschädigung|anerkennung|ausfall|abstand|bearbeitung|planungs|schadensersatz/,
        /%|prozent|vom hundert|euro|€|chf/,
      ],
      unless: [
        /keine? (?:entschädigung|pauschale)|vorfälligkeitsentschädigung verlangen|kleineren betrag|nachweis .{0,40}geringer/,
      ],
      notBy: 'other',
    },
  ],
  'rest-due-on-arrears': [
    {
      says: [
        /verzug|rückstand|verspät|nicht (?:recht|pünkt|frist)\S{0,8}|unbezahlt|nicht (?:be)?zahlt|ausbleib|bleib(?:t|en) .{0,20}rate|platzt|rücklastschrift|im rückstand|fehlt|nicht eingeht|eine rate|zwei raten/,
        /gesamt|restlich|restschuld|alle[rs]? (?:noch|offenen|weiteren|künftigen)|sämtliche|übrige|ganze|rest\b|restsumme|restbetrag/,
        /fällig|sofort|auf einmal|auf einen schlag|in einer summe|zahlbar/,
      ],
      unless: [/erst,? wenn|nur wenn|nach (?:\S{1,15} )?(?:mahnung|nachfrist)|zwei wochen zum nachzahlen|nicht fällig/],
    },
  ],
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
