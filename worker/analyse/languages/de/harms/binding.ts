import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';

/** How long it binds, what it costs and what it gives: what the other side may alter. */
export const germanBindingHarms = {
  'automatic-renewal': [
    {
      says: [
        /häng(?:en|t) .{0,30}(?:dran|an\b)|(?:geht|läuft) .{0,40}weiter\b|als (?:erneut|neu|wieder) (?:gebucht|bestellt|abgeschlossen)/,
        /meld|kündig|schreib|sagt|sagen|abbestell|rechtzeitig|vorher/,
        /nicht|kein|sonst|ohne/,
        /monat|jahr|saison|semester|kurs|paket|woche/,
      ],
      unless: [
        /beide|jede[rs]? (?:partei|seite|teil|von)|keine (?:der )?(?:beiden )?(?:seiten?|parteien?)|eine[rn]? (?:der )?(?:beiden )?(?:seiten?|parteien?)|keiner von/,
        /lohn|gehalt|raten? laufen|rückstand|verzug/,
      ],
    },
    {
      says: [
        /verlänger(?:t|n)|erneuert|setzt (?:sich|es sich|er sich)|setzt er sich|hängen sich|läuft (?:\S{1,15} ){0,3}weiter|fortgesetzt|prolongiert|schließt sich|beginnt (?:\S{1,12} ){0,3}(?:von neuem|erneut)/,
        /automatisch|stillschweigend|jeweils|weitere|von selbst|abermals|jedes ?mal|erneut|sofern nicht|wenn nicht|falls nicht|es sei denn|ander(?:e)?nfalls|um (?:ein|zwei|drei|je)|sonst|auf unbestimmte/,
      ],
      unless: [
        /keine (?:der )?(?:beiden )?(?:seiten?|parteien?)\b|eine[rn]? (?:der )?(?:beiden )?(?:seiten?|parteien?)\b|keiner von|hosting-?vertrag|selbst mit der firma|(?:verlängert|erneuert|verlängern)\b.{0,25}\bnicht (?:von selbst|automatisch)|nicht von (?:selbst|allein)|(?:verlängert|erneuert) (?:er |sie |es )?sich nicht|keine (?:automatische )?verlängerung|verlängern die fristen|hosting-?vertrag|nur (?:wenn|durch|mit) (?:beide|ausdrücklich)/,
      ],
    },
    {
      says: [
        /probe(?:monat|zeitraum|abo|phase|zeit)|gratis|kostenlos(?:e|en)? (?:monat|phase|zeit)|testphase|testzeitraum/,
        /(?:geht|wandelt|wird|läuft|mündet|schließt).{0,60}(?:über|um|abo|kostenpflichtig|weiter|mitgliedschaft|laufzeit)/,
      ],
      unless: [
        /keine (?:der )?(?:beiden )?(?:seiten?|parteien?)\b|eine[rn]? (?:der )?(?:beiden )?(?:seiten?|parteien?)\b|keiner von|hosting-?vertrag|selbst mit der firma|nicht (?:automatisch|von selbst)|endet (?:die|der|das) \S{1,20} von selbst|probezeit beträgt/,
      ],
    },
    {
      says: [
        /verläng|erneu|weitere|läuft .{0,30}weiter|fortgesetzt|setzt .{0,30}fort\b|wiederholt/,
        /wenn (?:sie|du|er|keine|niemand|nicht)|sofern|falls|sonst|ander(?:e)?nfalls|es sei denn|ohne (?:rechtzeitige|fristgerechte)|bis (?:sie|du|er|jemand)|solange .{0,25}nicht/,
        /monat|jahr|saison|laufzeit|semester|periode|paket|abo\b|kurs|mitglied/,
        /kündig|widersprech|widerspruch|abmeld|abbestell|nein|erklär|mitteil|schreib|melde/,
      ],
      unless: [
        /keine (?:der )?(?:beiden )?(?:seiten?|parteien?)\b|eine[rn]? (?:der )?(?:beiden )?(?:seiten?|parteien?)\b|keiner von|hosting-?vertrag|selbst mit der firma|nicht (?:von selbst|automatisch)|keine verlängerung|verzug|rückstand|entgeltfortzahlung|lohnfortzahlung|zahlt .{0,20}weiter/,
      ],
    },
  ],
  'narrow-way-out': [
    {
      says: [
        /(?<!an|ange)kündig|künden|widerspr(?:uch|ochen|echen)|abmeld|rücktritt|austritt|abbestell|\blösen\b/,
        /eingeschrieben|einschreiben|per fax|persönlich (?:abzu|zu|vor|über)|\bnur (?:\S{1,15} ){0,3}(?:per|durch|auf|im|in der zeit|zwischen|schriftlich|vor ort|über)|ausschlie(?:ß|ss)lich (?:per|durch|schriftlich|auf|im|über|in)|unwirksam|(?:gilt|gelten|zählt|zählen|genügt|genügen|reicht|reichen) (?:\S{1,12} ){0,2}nicht|vordruck|auf unserem formular|original(?:unterschrift|formular)|notariell/,
      ],
      unless: [
        /genügt (?:eine )?(?:e-mail|textform|jede form)|jede form|unwirksam,? wenn (?:der vermieter|wir)|in textform genügt/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /(?<!an|ange)kündig|künden|widerspr|abmeld|austritt|abbestell|rücktritt/,
        /\bnur\b|ausschlie(?:ß|ss)lich|mu(?:ß|ss)|müssen|einzig|sonst|erst (?:gültig|wirksam)/,
        /brief|post\b|persönlich|telefon|schalter|büro|original|unterschrieben|formular|zwischen dem|fenster|im monat|bis zum|woche|zeuge|beglaubigt|konto|portal/,
      ],
      unless: [/textform|e-mail (?:genügt|reicht)|nur (?:aus|wenn|bei)|gründe?\b|vermieter mu(?:ß|ss)/],
      notBy: 'other',
    },
  ],
  'price-at-will': [
    {
      says: [
        /(?:wird|werden|steig(?:t|en)|erhöh(?:t|en)) .{0,110}(?:wird|werden|steigt|zahlst|zahlt|zahlen) .{0,60}(?:teurer|weiterberechnet|weitergegeben|aufgeschlagen|mehr\b|höher)/,
        /teurer|einkaufspreis|kosten|zinsen|löhne|preise/,
      ],
      unless: [
        /höchstens|sinkt .{0,40}(?:sinkt|auch)|nach unten|index|gesetzlich|umsatzsteuer|mehrwertsteuer|ohne (?:aufpreis|mehrkosten)/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /preis|entgelt|gebühr|beitrag|beiträge|tarif|miete|zins|honorar|vergütung|rate|provision|sätze|\bkosten|prämie|betrag|abschlag|blatt/,
        /(?:darf|dürfen|kann|können|berechtigt|behält sich|behalten (?:wir )?uns|vorbehalten|jederzeit|nach (?:\S{1,15} )?ermessen|kalkulieren wir neu|rechnen wir|legt|legen|setzt|bestimmt|bestimmen)/,
        /erhöh|anpass|anpa(?:ß|ss)t|änder|geändert|neu (?:fest|rechnen|kalkul|bestimm|einordn)|festsetz|heraufsetz|anheb|angehoben|steiger|neue[nrsm]? (?:preis|tarif|satz|sätze|monatspreis|beitrag|zins|plan)|fest(?:zu)?legen|\bneu\b|andere beitragsstufe|in ihrer jeweiligen/,
      ],
      unless: [
        /derselben|derselbe|nicht (?:erhöh|anpass|änder|anheb)|dürfen wir \S{1,40} ?(?:\S{1,20} ){0,6}nicht|höchstens|nur (?:wenn|mit|bei|sofern|einmal)|zustimm|einvernehm|beide|verbraucherpreisindex|\bindex\b|(?<!an|ange)kündigen,? wenn|kaution|sonder(?<!an|ange)kündigung|ausgenommen die/,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /(?:jeweils|dann|am \S{1,12}(?: \S{1,12})?|zum zeitpunkt \S{1,20}) (?:gültige[nr]?|aktuelle[nr]?|geltende[nr]?|ausliegende[nr]?|aushängende[nr]?|im haus ausliegende[nr]?)|\bgilt,? was (?:darauf|dort)|zettel|in (?:ihrer|seiner) jeweiligen fassung|tages(?:preis|kurs|aktuell)|nach oben offen|ohne (?:obergrenze|begrenzung|deckel)/,
        /preis|tarif|entgelt|gebühr|zins|miete|beitrag|satz|sätze|teurer|kosten|stufentabelle/,
      ],
      unless: [
        /derselben|derselbe|\bhaft|haftung|höchstens|basiszins|nach oben wie nach unten|verbraucherpreis|gesetzlich/,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /teurer|mehrkosten|kostensteigerung|kostet .{0,50} mehr|preissteigerung|höhere (?:kosten|preise)|über dem (?:angebot|kostenvoranschlag)|mehraufwand|gestiegene/,
        /bezahlt|zahlt|trägt|tragen|weiter(?:gegeben|geben|gereicht|reichen)|zu lasten|unterschied|aufschlag|angepasst|rechnen wir|unverbindlich|nachzahl|berechnet|berechnen/,
      ],
      unless: [
        /derselben|derselbe|(?:tragen|trägt|übernehmen|zahlen) wir|wir (?:tragen|übernehmen)|ohne (?:aufpreis|mehrkosten)|keine mehrkosten|nicht teurer|ohne dass es mehr kostet/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /unverbindlich|richtpreis|richtwert|nur (?:eine )?schätzung|circa-?preis|voraussichtlich/,
        /preis|summe|kosten|betrag|honorar/,
      ],
      unless: [/derselben|derselbe|höchstens|nicht überschr/],
    },
    {
      says: [
        /preis|entgelt|gebühr|beitrag|beiträge|tarif|miete|honorar|provision|prämie|umlage|zuschlag|abgabe|pacht/,
        /setz(?:t|en) .{0,40}fest|leg(?:t|en) .{0,40}fest|pass(?:t|en) .{0,50}\ban\b|heb(?:t|en) .{0,50}\ban\b|bekannt ?(?:ge|zu)?geben|teil(?:t|en) .{0,40}mit\b/,
      ],
      unless: [
        /höchstens|zustimm|einvernehm|index|gesetzlich|beide|gemeinsam|nach unten|sinkt|nicht (?:er|an)|bleibt fest|kaution|kündigen,? wenn/,
      ],
      notBy: 'reader',
    },
  ],
  'price-climbs': [
    {
      says: [
        /(?:billiger|günstiger|sinkt|sinken|sinkende\w?|fallen|fallende\w?|niedriger).{0,70}(?:bleib(?:t|en) .{0,20}(?:alles|gleich|außer|unverändert|unberücksichtigt|beim)|ändert sich nichts|ohne (?:einfluss|wirkung)|nicht weitergegeben)/,
      ],
      unless: [/bleibt .{0,20}beim alten vertrag/],
    },
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
      unless: [/\bhaft|haftung|nach oben wie nach unten|gleicherma(?:ß|ss)en|nicht erhöhen|senken wir|anteilig/],
    },
  ],
  'terms-at-will': [
    {
      says: [
        /(?:neue|geänderte|andere|überarbeitete|aktualisierte)\w? (?:regeln|bedingungen|preise|tarife|fassung|ordnung|reglemente?)/,
        /stell(?:en|t) .{0,50}(?:website|seite|netz|app|konto|portal)|veröffentlich|(?:hängen|hängt) .{0,40}aus\b|ab (?:dem |der )?(?:nächsten|folgenden|kommenden|übernächsten)|gelten (?:dann|sofort|ab)/,
      ],
      unless: [/zustimm|einverstanden|einvernehm|beide|nur wenn|nicht für/],
      notBy: 'reader',
    },
    {
      says: [
        /bedingungen|\bagb\b|regeln|regelwerk|ordnung|reglement|vertrag|bestimmungen|fassung|handbuch|richtlinie|konditionen|leistungsverzeichnis|klausel|leitfaden|statut/,
        /(?:darf|dürfen|kann|können|jederzeit|behält sich|behalten (?:wir )?uns|berechtigt|einseitig|nach (?:\S{1,15} )?ermessen|ohne (?:\S{1,15} )?zustimmung|wenn wir|ändern wir|ändert der|ändert die|einig werden)/,
        /änder|anpass|anzupass|ergänz|ersetz|neu fass|neuen? fassung|umschreib|abweich|modifiz|austausch|überarbeit|einig werden/,
      ],
      unless: [
        /zustimm|einvernehm|einverstanden|beide|nicht (?:\S{1,15} ){0,2}(?:änder|anpass)|nur (?:schriftlich|wenn|mit|in|sofern)|unterschreib|schriftform|gelten für (?:sie|ihr|dich) (?:nicht|erst)|bedürfen|bedarf der|wirksam,? wenn|(?<!an|ange)kündigungsfrist/,
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
    {
      says: [
        /(?:wir|vermieter(?:in)?|verein|anbieter(?:in)?|betreiber(?:in)?|vorstand|gesellschaft|agentur|arbeitgeber(?:in)?|leitung|träger|plattform|unternehmen|studio|schule)\b/,
        /bedingung|regel|ordnung|reglement|richtlinie|vertrag\b|agb\b|weisung|handbuch|pflichten|satzung|bestimmungen/,
        /änder|ergänz|ersetz|neu |erl(?:ä|a)(?:ß|ss)t|anpass|erweiter|überarbeit|austausch/,
        /kann|können|darf|dürfen|jederzeit|vorbehalt|einseitig|gilt|gelten|ohne/,
      ],
      unless: [
        /zustimm|einvernehm|einverstanden|beide|nicht (?:änder|einseitig)|nur (?:schriftlich|wenn|mit|in)|unterschr|schriftform|bedürfen|bedarf|kündigungsfrist|nicht für|wirksam,? wenn/,
      ],
      notBy: 'reader',
    },
  ],
  'service-at-will': [
    {
      says: [
        /leistung|funktion|angebot|programm|umfang|öffnungszeit|kurs|termin|dienst|ausstattung|inhalt|modell|route|hotel|zimmer|unterkunft|flug|reise|tempo|bandbreite|geschwindigkeit|sortiment|bauteil|material|tag\b|marke|ware|sarg|blumen/,
        /(?:darf|dürfen|kann|können|behält sich|behalten (?:wir )?uns|jederzeit|vorbehalten|berechtigt|nach (?:\S{1,15} )?ermessen|sucht .{0,20} aus|hinzunehmen|hinnehmen|gilt als unwesentlich|gelten als unwesentlich)/,
        /änder|anpass|ersetz|austausch|reduzier|einschränk|verschieb|verleg|kürz|einstell|drosseln|streich|entfallen|abweich|anderen? |wechsel|sucht|ausfallen|(?<!aus)schlie(?:ß|ss)en/,
      ],
      unless: [
        /zustimm|einvernehm|nur mit|nur wenn|nicht (?:geändert|ersetzt|verschoben|austausch)|ohne obergrenze|(?<!an|ange)kündig|gleichwertig(?:en|e) oder|erstatt|anderen? (?:ort|standort|filiale|raum|wohnung|platz|stall)|beide|\bhaft|haftung/,
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
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
