import type { HarmWords } from '../harm-words';

export const germanHarms: HarmWords = {
  never: [
    /\bgestrichen\b|\bentfällt ersatzlos\b|\bnicht zutreffend\b/,
    /\bbesteht (?:dafür |hierfür )?nicht\b|\b(?:wird|werden) (?:dafür |weder |von \w{1,15} )?(?:\w{1,15} )?nicht (?:verlangt|erhoben|vereinbart|geschuldet)\b|\bist nicht vereinbart\b|\bsind nicht vereinbart\b/,
    /\b(?:verlangen|verlange|verlangt|berechnen|erheben) (?:wir |ich |er |sie )?(?:von (?:dir|ihnen|ihm|ihr) )?(?:\w{1,15} )?(?:nicht|nichts|nie|keine?n?)\b/,
    /\bbleib(?:t|en) (?:hiervon|davon|dadurch) unberührt\b|\bnur mit (?:ihrer|deiner|seiner|ausdrücklicher) zustimmung\b|\bohne (?:ihre|deine|seine) zustimmung (?:nicht|nie)\b/,
  ],
  sayings: {
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
        unless: [
          /erst,? wenn|nur wenn|nach (?:\S{1,15} )?(?:mahnung|nachfrist)|zwei wochen zum nachzahlen|nicht fällig/,
        ],
      },
    ],
    'late-charges': [
      {
        says: [
          /mahn|verzug|verspät|rückstand|säum|unbezahlt|überfällig|rücklastschrift|zu spät|ausbleib|nicht (?:pünkt|recht)\S{0,8}|erinnerung/,
          /\d ?(?:€|euro|eur|%|prozent|franken|chf|fr\.)|(?:€|chf|fr\.|eur) ?\d|vom hundert|gebühr|pauschal/,
        ],
        unless: [
          /keine? (?:mahn|gebühr|zinsen|verzugs)|gesetzliche[nr]? (?:verzugs)?zins|basiszins|höchstens|reichen wir .{0,40}durch|schlagen nichts auf|nie\b|sonst nichts|viertelstunde|zahl(?:t|en) .{0,25}(?:dem|der) (?:kund|mieter|käufer|reisend)|wir (?:zahlen|schulden) ihnen|lieferverzug/,
        ],
      },
      {
        says: [
          /verzug|verspät|rückstand|zu spät|offen(?:en)?\b|ausständ/,
          /(?:pro|je|für jeden|jeden|für jede) (?:angefangene[nr]? )?(?:tag|woche|monat)|zinseszins|zins/,
          /%|prozent|€|euro|chf|fr\./,
        ],
        unless: [/gesetzlich|basiszins|keine? zins|ohne zinsen|höchstens|lieferung/],
      },
    ],
    'flat-penalty': [
      {
        says: [
          /vertragsstrafe|konventionalstrafe|pönale|\bbu(?:ß|ss)e\b|\bstrafe\b|pauschal|kostet jedes mal|je (?:fall|versto(?:ß|ss)|mal)|für jede[nrs]? (?:fall|versto(?:ß|ss)|tag|arbeit|stunde|einzeln|zuwiderhandlung|verletzung)|pro (?:fall|versto(?:ß|ss)|kopf|mal)|pro angefangene/,
          /\d ?[-–]?(?:€|euro|eur|franken|chf|%)|(?:€|chf|fr\.|eur) ?\d|\d\.[-–]|hundert(?:fünfzig)? euro|monatslohn|monatsl(?:ö|o)hn|monatsmiete|tagessatz|vom hundert/,
          /schuld|zahlt|zahlen|bezahlt|kostet|fällig|abgezogen|zieht|rechne|berechn|verwirk|entricht|gehen .{0,60}weg|sind das|wird .{0,40}erhoben/,
        ],
        unless: [
          /keine? (?:vertragsstrafe|konventionalstrafe|strafe|pönale|bu(?:ß|ss)e)|strafe gibt|höchstens|zahlen wir ihnen|eine strafe .{0,20}nie|kleineren betrag|reinigung (?:auf|nach) wunsch/,
        ],
        notBy: 'other',
      },
      {
        says: [
          /ohne (?:dass|nachweis|rücksicht).{0,40}(?:schaden|verschulden|nachgewiesen)|gleichgültig,? ob|egal,? woran|unabhängig davon/,
          /\d ?(?:€|euro|eur|franken|chf|%)|(?:€|chf|fr\.|eur) ?\d|hundert/,
        ],
        notBy: 'other',
      },
      {
        says: [
          /weiterer schaden|weiteren schaden|darüber hinaus|ohne dass die zahlung|zusätzlich zum schaden/,
          /strafe|pönale|chf|euro|€|schuldet/,
        ],
        unless: [/haften wir|kein(?:e|en)? weitere/],
        notBy: 'other',
      },
    ],
    'deposit-kept': [
      {
        says: [
          /kaution|anzahlung|sicherheit(?:sleistung)?|depot|vorauszahlung|einlage|genossenschaftsanteil|angeld|reservierung|pfand|eingezahlt|einzahlung/,
          /behalt|behält|verfäll|verfallen|einbehalt|verbleib|bleibt (?:beim|bei|uns|dem)|nicht (?:zurück|erstatt|verzins)|lä(?:ß|ss)t es hier|verloren|nehme ich|wenn ich dazu|erst (?:zurück|ausgezahlt|wenn)|sobald|ohne (?:zins|abrechnung)|kein konto|verrechn|zinsen/,
        ],
        unless: [
          /nicht (?:behalten|einbehalten|verfallen)|keine kaution|zuzüglich zinsen|samt zinsen|mit zinsen zurück|auf (?:einem )?(?:getrennten|gesonderten)|getrennt vom|treuhandkonto|binnen .{0,30}zurück|nur (?:für|wegen|bei) nachgew|in jedem fall (?:nicht )?zurückzuzahlen|in keinem fall zurück/,
        ],
      },
    ],
    'no-refund': [
      {
        says: [
          /(?:nicht|keine?|kein(?:er|en)|niemals|nichts|weder|ohne|entfällt)\b.{0,50}(?:erstatt|rückzahl|zurückgezahlt|zurückbezahlt|zurück(?:ge|zu)|rückvergüt|gutgeschrieben|zurückerstatt|geld zurück|rückgewähr|zurückforder)|(?:erstatt|rückzahlung|zurückgenommen|rückvergütung|zurückzahlung)\S{0,8}\b.{0,40}(?:nicht|ausgeschlossen|keine|nie|entfällt)/,
        ],
        unless: [
          /kaution|nicht zurückzuzahlen|in keinem fall zurückzuzahlen|du musst .{0,30}nicht zurück|zurückholen dürfen wir|aktenkundig|unterlagen|nicht zurückgenommen werden|wandert zurück|vollmacht|regre(?:ß|ss)|fahrten/,
        ],
        notBy: 'reader',
      },
      {
        says: [
          /gutschein|guthaben|gutschrift|reiseguthaben|credits?\b/,
          /statt|anstelle|anstatt|in form|verfällt|verfallen|gültig|keine (?:bar)?auszahlung|nicht (?:bar|in geld|ausgezahlt)|wandeln|abzüglich/,
        ],
        unless: [/nach (?:ihrer|deiner) wahl|können (?:sie )?wählen|verfällt nicht|verfallen nicht/],
      },
      {
        says: [
          /behalt|behält|verfall|verfäll|verloren|verbleib|einbehalt|verwirkt|dann eben bezahlt|erlischt|erlöschen/,
          /eingezahlt|bezahlt|gezahlt|beträge|betrag|raten|gebühr|beitrag|ersparte|überschu(?:ß|ss)|stunden|guthaben|einheiten|ermä(?:ß|ss)igung|angefangene|geleistet|wertminderung/,
        ],
        unless: [
          /nicht (?:behalten|verfall|verloren|einbehalt)|verfällt (?:nicht|erst)|kaution|garantie|urheber|vollmacht|eigentum|erst,? wenn|verjährt|provision .{0,40}bezahlt|sobald .{0,40}bezahlt/,
        ],
        notBy: 'reader',
      },
    ],
    'liability-excluded': [
      {
        says: [
          /(?:nicht|keine?|keinerlei|nie|ausgeschlossen|ausschlu(?:ß|ss)|weder|nichts|ablehn|entfällt)\b/,
          /haft|verantwort|einsteh|steht .{0,30}ein\b|gerade ?steh|aufkomm|schadenersatz|schadensersatz|ersatzpflicht|ersetz|eingestanden|entschädig|nichts mehr zu tun|zahlen wir nichts|kann deswegen|trifft das/,
        ],
        unless: [
          /(?:sie|du|mieter(?:in)?|kund(?:e|in)|käufer(?:in)?|reisende|arbeitnehmer(?:in)?|vertreter|designerin|eltern|einsteller) haften? (?:\S{1,12} ){0,3}(?:nicht|nur)|ohne (?:jede )?(?:obergrenze|höchstbetrag|höchstsumme|limit)|unbeschränkt|unbegrenzt|keine haftungs(?:grenze|beschränkung)|(?:nicht|keine?) (?:be|ein)(?:schränk|grenz)|keiner dem anderen|beide|keinem teil|kein teil|schadenersatzpflichtig|nicht entschädigen|in anspruch genommen|nicht fahrlässig|haften wir wie|stehen wir .{0,30}(?:ein|gerade)|steht er ein|höhere gewalt|wörtlich|wie für (?:eigene|uns)|nicht zum schaden|ersetzt das gericht|ersatzlos|ersetzen wir ihn|unvermeidbare|beschränkt|gleichermassen|niemanden sonst/,
        ],
        notBy: 'reader',
      },
      {
        says: [
          /auf (?:eigene|ihre|seine|deine) (?:gefahr|rechnung|verantwortung|risiko)|eigenes risiko|geht (?:zu|auf) (?:ihren|deinen|seinen) lasten|auf gefahr de[rs] (?:kund|mieter|käufer|teilnehm|einstell|absender)/,
        ],
        unless: [
          /(?:der|die) (?:verkäufer|vermieter|anbieter|arbeitgeber)(?:in)? .{0,30}auf eigene (?:kosten|gefahr)|auf unsere gefahr/,
        ],
        notBy: 'other',
      },
      {
        says: [
          /auch (?:dann )?(?:nicht,? )?(?:wenn|bei|für|selbst)|selbst (?:bei|wenn)|mag auch|auch (?:im fall|aus)|gleich was|gleich,? (?:aus|ob|welche)/,
          /fahrlässig|nachlässig|verschuld|unseren leuten|unsere leute|personal|überhört|hätte (?:\S{1,10} ){0,2}(?:merken|wissen|erkennen)|fehler|ursache|fabrikation|gekannt|verschwiegen/,
          /nicht|nichts|kein|abgegolten|gefordert|ausgeschlossen|auf eigene|eigene rechnung|höchstens|verzicht/,
        ],
        unless: [/haften wir|steht er ein|wir haften|einzustehen hat|nicht in anspruch genommen|erstattet die/],
        notBy: 'reader',
      },
    ],
    'liability-capped': [
      {
        says: [
          /haft|ersetz|ersatz|entschädig|leisten wir|leistet|schaden|einsteh|abgegolten|vergüt(?:et|en) wir/,
          /höchstens|maximal|nicht mehr als|beschränkt|begrenzt|bis (?:zu|zur)\b|obergrenze|gedeckelt|höchstbetrag|alles abgegolten|pauschal/,
        ],
        unless: [
          /(?:ohne|keine?) (?:jede )?(?:obergrenze|begrenzung|höchst)|unbegrenzt|unbeschränkt|nicht (?:be|ein)(?:schränk|grenz)|(?:sie|du|mieter(?:in)?|kundin|kunde|käufer(?:in)?|arbeitnehmer(?:in)?|vertreter|designerin|einsteller|mitglied) (?:haftet|haften|haftest|ersetzt|ersetzen)|haften sie|haftest du|von (?:ihr|ihm) .{0,30}(?:verlangt|gefordert)|reparaturen|zahlen sie|es sei denn|selbstbeteiligung|einzelfall/,
        ],
        notBy: 'reader',
      },
    ],
    'claims-waived': [
      {
        says: [
          /verzicht(?:et|en|e|est)|abgegolten|gibt .{0,40}(?:auf|preis)\b|ausgleich aller|keine (?:weiteren )?(?:ansprüche|forderungen|einwendungen)|nicht (?:geltend|vor ein gericht|beklagen|klagen)|verspr(?:icht|echen|ichst)|nichts unternehmen|weder gegen|wegen keines|erledigt,? was|sich nicht auf|vor ein gericht zu ziehen|kommt ihr nicht zu mir|hältst ihn mir nicht vor/,
          /anspr(?:uch|üch)|recht|einred|einwend|forderung|klag|gericht|minderung|kündigung|rücktritt|schaden|fehler|behörde|nutzung|regre(?:ß|ss)|könntest|unternehmen|zu mir|vor\b/,
        ],
        unless: [
          /verzichte(?:n|t)? (?:wir|ich|die (?:arbeitgeberin|vermieterin|bank|gesellschaft)|der (?:vermieter|verkäufer|anbieter|arbeitgeber)) |(?:wir|arbeitgeber(?:in)?|vermieter(?:in)?|verkäufer|anbieter(?:in)?|gesellschaft|bank) verzicht|(?:nicht|kein)\S{0,3} (?:\S{1,12} ){0,3}verzicht|verzichtet .{0,60}nicht|beide|kein verzicht|mit dem (?:lohn|preis|honorar|entgelt) .{0,12}abgegolten|überstunden/,
        ],
        notBy: 'other',
      },
    ],
    'reader-indemnifies': [
      {
        says: [
          /freistell|stellt .{0,120}\bfrei\b|stellen .{0,80}\bfrei\b|stellst .{0,80}\bfrei\b|schadlos|hält .{0,60}(?:frei|schadlos)|halten .{0,60}(?:frei|schadlos)|übernimmt (?:sämtliche|alle|jeden|jede)|ersetzt .{0,50}(?:umsatz|schaden|ausfall|jeden)|zahlt .{0,60}(?:rechnungsbetrag|schaden|kosten)|gleicht .{0,15}aus|trägt (?:alle|sämtliche|jeden|jede)|kommt .{0,40}auf\b/,
          /anspr|kosten|schaden|schäden|dritte|forderung|strafe|bu(?:ß|ss)|verlust|umsatz|rechnung|fehlt|mitreisend|ausfall|klag|kunde/,
        ],
        unless: [
          /(?:nicht|keine?) (?:\S{1,15} ){0,3}(?:frei|freistell|schadlos|ersetz)|schuldet keine|(?:wir|verkäufer|sponsor|anbieter(?:in)?|unternehmer|arbeitgeber(?:in)?|kundin|gesellschaft|vermieter(?:in)?|haus|veranstalter|verlag) (?:stell|hält|halten|ersetz|übernimmt|trägt|zahlt)|hält die kundin|stellt der (?:unternehmer|anbieter|verkäufer|verlag|veranstalter)|(?:hält|stellt) (?:der|die) (?:sponsor|anbieterin|kundin|arbeitgeberin|gesellschaft)|nur,? soweit|freistellung endet|freistellung ist endgültig|beide|eigene kosten,? es sei/,
        ],
        notBy: 'other',
      },
    ],
    'guarantee-of-person': [
      {
        says: [
          /bürg(?:schaft|e|en|t|in)\b|garantie|garant\b|mithaft|gesamtschuld|solidarisch|persönlich (?:haft|einsteh)|mit (?:dem|ihrem|seinem) (?:ganzen|gesamten|privaten|vollen)|mit allem,? was (?:du|er|sie)|solidarhaft|schuldbeitritt|ehegatte|deine kinder|steht .{0,40}gerade|einen deckel|ebenso für alles/,
          /schuld|zahl|haft|forder|miete|kredit|rate|alles|nachrück|rücken|einsteh|leih|gerade|obendrauf|hand drück/,
        ],
        unless: [
          /(?:keine|nicht|weder|ohne) .{0,30}(?:bürg|garantie|mithaft)|bürgschaft endet|garantie (?:des|der) (?:hersteller|armaturen)|herstellergarantie|batteriegarantie|jahre garantie|haftet mir für nichts|gebe ich keiner|bankgarantie (?:der|des) verk|unserer bank|stellen wir|einlösegarantie|garantiezeit|abtretbar|mindern/,
        ],
      },
      {
        says: [
          /(?:brauche|braucht|muss|mu(?:ß|ss)|ohne) .{0,50}(?:vorher|zuerst|zunächst|vorausklage|betreib|mahnen|erst)|selbstschuldnerisch|auf erstes anfordern|einrede der vorausklage/,
          /betreib|brief|klage|vorausklage|holen|mahn|anfordern|schuldner|bürg|einrede/,
        ],
        unless: [/nicht ohne/],
      },
    ],
    'liable-without-fault': [
      {
        says: [
          /gleich,? (?:wer|ob|wie|was|aus)|gleichgültig|egal|ohne (?:rücksicht auf|eigenes) ?(?:ein )?verschulden|unabhängig (?:vom|von|davon)|auch (?:dann,? )?(?:wenn|ohne)|mag ihn auch|aus welchem grund|verschuldensunabhängig|nicht auf ein verschulden|selbst wenn|gar nichts falsch|nichts hören/,
          /schaden|schäden|kaputt|verlust|verloren|diebstahl|hagel|defekt|fehl|mangel|reparatur|schlüssel|betrag|umsatz|falsch|ausfall|alarm|geflickt/,
          /ersetzt|ersetzen|zahlt|bezahlt|trägt|tragen|haft|einsteh|gerade|schuld|geteilt|übernimmt|belast|kosten|allem/,
        ],
        unless: [
          /nicht (?:haft|ersetz|zahl|trag)|haften wir|tragen wir|(?:vermieter(?:in)?|arbeitgeber(?:in)?|verkäufer|haus) (?:trägt|ersetzt|haftet|übernimmt)|schuldhaft|es sei denn|höchstens/,
        ],
        notBy: 'other',
      },
      {
        says: [
          /so wiederkriege|für jeden (?:schaden|verlust|kratzer)|stehst du .{0,20}gerade|auch für zufall|zufällige[nr]? (?:untergang|schäden|verlust)/,
        ],
        unless: [/stehen wir|haften wir/],
        notBy: 'other',
      },
    ],
    'claim-period-short': [
      {
        says: [
          /stunden|tagen?\b|tages\b|sofort|unverzüglich|sogleich|\bbis (?:dahin|zum)|bei (?:unserer )?(?:abfahrt|übergabe|lieferung|abholung)|vor ort|wochen\b|zettel|vordruck|binnen|innert|innerhalb/,
          /rüg|mängel|mangel|meld|anzeig|reklam|beanstand|geltend|schaden|schäden|fehler|steht|bemängel|abrechnung|einwend/,
          /(?:gilt|gelten) als|genehmigt|verfall|verfällt|ausgeschlossen|erlischt|erlöschen|verloren|in ordnung|verwirkt|nicht mehr|zu spät|unbeachtlich|für immer richtig|anerkannt|kein anspruch|verlust/,
        ],
        unless: [
          /(?:verfallen|verfällt|erlöschen|erlischt) (?:nicht|erst)|nicht (?:verloren|ausgeschlossen)|beheben wir|beseitigt (?:der|die)|(?:vermieter|verkäufer|anbieter)(?:in)? (?:hat|mu(?:ß|ss)|beseitigt)|gilt er als geleistet|gilt die etappe/,
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
          /nicht (?:verkauf|verwert|einbehalt|entsorg|löschen|lösch)|kein pfandrecht|erst nach (?:\S{1,15} )?(?:urteil|gericht)|nur mit (?:\S{1,15} )?(?:urteil|gericht)|verkauft der (?:käufer|mieter|kunde)|herausgegeben werden|dienstschlüssel|auf wunsch|anspruch auf/,
        ],
        notBy: 'reader',
      },
    ],
    'access-blocked': [
      {
        says: [
          /sperr|stilllegen|stillgelegt|stilllegung|abschalt|abgeschaltet|abstell|abgestellt|unterbrech|einstell|deaktivier|drossel|nicht mehr (?:startet|öffnet)|passt .{0,20}nicht mehr|schlo(?:ß|ss) (?:aus|wechs)|vom netz|aussperr|wegfahrsperre|fern(?:ab|ge)|ausgeschlossen von|zugang (?:entz|verwehr)|ruht unsere|hausverbot/,
          /zugang|konto|dienst|anwendung|arbeitspl|motor|heizung|strom|schlüssel|tür|system|internet|leistung|fahrzeug|anlage|karte|gerät|seite|einsatz|studio|zutritt|leitung|wasser|anschlu(?:ß|ss)/,
        ],
        unless: [
          /nicht (?:gesperrt|sperren|abgeschaltet|abschalten|gedrosselt)|nie (?:gesperrt|ab)|nur,? wenn|erst nach|findet nicht statt|sperren sie|verlust melden|auf (?:ihren|deinen) wunsch|behörde es anordnet/,
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
          /(?:wird|werden|ist|sind) .{0,30}(?:nicht geschuldet|befreit|nicht berechnet)|befreit|ruht (?:der|die|das) (?:miet|entgelt|beitrag|zahl)|gutgeschrieben|lohnfortzahlung|sein geld|ihr geld|provision|wird dafür nicht|gleichwohl zu entrichten/,
        ],
        notBy: 'other',
      },
    ],
    'defects-no-set-off': [
      {
        says: [
          /zurückbehalt|einbehalt|zurückhalten|aufrechn|verrechn|minder(?:n|ung)|kürzen|mietzinsminderung|zurückforder|abziehen|abzug/,
          /nicht|kein|ausgeschlossen|weder|verzicht|nur (?:dann|mit|wenn|soweit)|untersagt|erst dann|unzulässig/,
        ],
        unless: [
          /(?:wir|arbeitgeber(?:in)?|vermieter(?:in)?|anbieter(?:in)?) (?:dürfen|darf|können|kann) .{0,40}nicht|verrechnung mit dem lohn|mit dem lohn|nicht gemindert werden,? wenn der vermieter|bleibt .{0,20}(?:unberührt|möglich)|ohne abzug|ziehen wir dir nicht ab/,
        ],
        notBy: 'other',
      },
    ],
    'wage-deduction': [
      {
        says: [
          /lohn|gehalt|vergütung|bezüge|honorar|provision|entgelt/,
          /abgezogen|abzieh|zieht .{0,60}ab\b|einbehalt|verrechn|aufrechn|abgetreten|abtret|direkt (?:bei|vom) arbeitgeber|zahlt dann an uns|ihrem betrieb|kürz/,
        ],
        unless: [
          /nicht (?:abgezogen|verrechnet|einbehalten|gekürzt)|nur so weit|pfändbar|steuer|sozialversicherung|keine abzüge|mit (?:ihrer|deiner|seiner) (?:schriftlichen )?zustimmung/,
        ],
      },
    ],
    'unpaid-time': [
      {
        says: [
          /überstund|mehrarbeit|wegzeit|fahrzeit|fahrtzeit|reisezeit|rüstzeit|bereitschaft|wartezeit|umkleide|arbeitszeit hinaus|vorbereitung|stunden|probearbeit|wochenend|schlie(?:ß|ss)zeit|besprechung|feinschliff|korrektur|runden|nacharbeit|sonntag|tage\b|mehrleistung|pausen?/,
          /abgegolten|nicht (?:gesondert |zusätzlich |extra )?(?:vergütet|bezahlt|entlohnt|ausgeglichen)|unbezahlt|unentgeltlich|keine? (?:gesonderte |zusätzliche |weitere )?(?:vergütung|bezahlung|entgelt|geld)|geld gibt es|ohne (?:gesonderte |zusätzliche )?(?:vergütung|bezahlung|entgelt|lohn)|gilt nicht als arbeitszeit|inbegriffen|umsonst|nachgezählt|eingerechnet|zum halben|abgefeiert|verfallen/,
        ],
        unless: [
          /nicht (?:unentgeltlich|umsonst)|werden (?:\S{1,15} ){0,3}(?:bezahlt|vergütet|ausgeglichen)\b|öffnungszeit|kündigungsfrist|schaden|verfallen (?:nicht|erst)/,
        ],
        notBy: 'other',
      },
      {
        says: [
          /kein(?:e|en)? (?:entgelt|lohn|vergütung|honorar|bezahlung)|unentgeltlich|ruht der lohn|entfällt (?:der|die|das) (?:lohn|vergütung|honorar)|geht leer aus|gehen leer aus|gehen aufs haus|ohne zinsen/,
          /krank|auftrag|arbeit|stunden|tage|etappe|zeit|leistung|wochenend|teil|tranche|rechnung|bleibt/,
        ],
        unless: [
          /kein(?:e|en)? (?:entgelt|vergütung) (?:verlangt|berechnet|an uns)|unentgeltliche? (?:einschulung|nachbesserung|wartung|reparatur)|kostenlos/,
        ],
      },
    ],
    'hours-at-will': [
      {
        says: [
          /arbeitszeit|dienstplan|schicht|einsatz|lage der|dienst|stundenzahl|arbeitstage|einsatztage|tage bestimmt/,
          /jederzeit|kurzfristig|einseitig|ändern|geändert|absag|abgesagt|streich|verschieb|nach (?:bedarf|betrieblich)|auf abruf|ohne (?:ankündigung|vorlauf)|bestimmt der|bestimmt die|vorlauf von/,
        ],
        unless: [
          /einvernehm|zustimm|gilt er als geleistet|(?:wird|werden) (?:trotzdem )?bezahlt|nicht (?:geändert|abgesagt)|mindestens (?:vier|zwei|14|zehn) (?:wochen|tage)|kundendienst|einsatzpflicht/,
        ],
        notBy: 'reader',
      },
    ],
    'tips-kept': [
      {
        says: [
          /trinkgeld/,
          /behält|einbehalt|gehört|gehen an|flie(?:ß|ss)|kasse|firma|betrieb|arbeitgeber|abzuliefern|abgeliefert|haus\b/,
        ],
        unless: [
          /gehör(?:t|en) (?:dir|ihnen|den (?:mitarbeit|angestellt|arbeitnehm))|behält(?:st)? (?:du|der arbeitnehmer|die arbeitnehmerin)|behalten sie|verteilt (?:unter|auf)/,
        ],
      },
    ],
    'training-repaid': [
      {
        says: [
          /ausbildung|fortbildung|weiterbildung|schulung|kurs|lehrgang|studien|führerschein|einarbeitung|prüfung|umzugskosten|antrittsprämie|abfindung/,
          /zurückzahl|zurückzuzahl|rückzahl|erstattet|erstatten|zurückerstatt|rückerstatt|zurück\b|zu ersetzen/,
        ],
        unless: [
          /nicht (?:zurück|zu erstatten|erstatt)|keine rückzahlung|erstatten wir|fällt .{0,30}aus|nimmt der anbieter|teilnahmegebühr|erstattet (?:der|die) (?:arbeitgeber|anbieter|veranstalter)(?:in)? (?:ihr|ihm|dem|der)/,
        ],
      },
    ],
    'work-ban-after': [
      {
        says: [
          /wettbewerb|konkurr|mitbewerb|gleichartig|gleichen branche|selbe branche|eigene[nrms]{0,2} (?:laden|betrieb|geschäft|unternehmen|salon)|angestellter|tätig|berätst|berät|auftrag|aufträge|arbeitet|nichts mehr zu tun|branche/,
          /nach (?:dem ende|beendigung|ende|vertragsende|ablauf|austritt|seinem|ihrem)|(?:monate|jahre) (?:lang|nach|darüber|danach)|während (?:\S{1,10} )?(?:monate|jahre)|anderthalb jahre|(?:zwei|drei|fünf|\d) jahre|\d{1,2} monate|darüber hinaus|hinaus/,
          /nicht|kein|niemand|untersagt|verbot|unterlä(?:ß|ss)t|enthalt|verboten/,
        ],
        unless: [
          /wettbewerbsverbot .{0,50}(?:nicht|besteht nicht|streichen|aufgehoben|entfällt)|frei,? |darf .{0,40}tätig|kein wettbewerbsverbot|keiner dem anderen|vermietet|nicht gehindert|haftet|gewähr/,
        ],
        notBy: 'other',
      },
    ],
    'clients-banned': [
      {
        says: [
          /kunden|kundin|mitarbeiter|personal|patient|klient|mandant|erzieher|beschäftigte|angestellte|lieferant|auftraggeber|helfer|pflegekraft/,
          /abwerb|ansprech|beauftrag|beschäftig|engagier|anstell|einstell|betreu|annehm|annimmt|direkt|anwerb|kontakt|vermittel|bedien/,
          /nach|jahre|monate|danach|während|später|ausscheid/,
          /nicht|kein|verbot|untersagt|zahlt|schuldet|€|euro|chf|strafe|unterlä(?:ß|ss)t/,
        ],
        unless: [
          /darf .{0,40}(?:einstell|beschäftig|betreu)|frei\b|nur mit (?:zustimmung|telefon)|kündigungsfrist|haft|steht er ein|stehen wir ein|mahnung|reparatur/,
        ],
        notBy: 'other',
      },
    ],
    'only-for-them': [
      {
        says: [
          /ausschlie(?:ß|ss)lich|exklusiv|\ballein(?:ig|ige|iger|igen|igem)?\b|nur (?:bei|von|über|durch|für|mit|aus|diesel)|niemand(?:en|em)? (?:sonst|ander)|kein(?:e|en|er|em)? ander|keinem anderen|anderweitig|anderswo|nirgends|fremd|keine(?:n|r)? dritt/,
          /bezieh|kauf|beauftrag|arbeit|tätig|abnehm|abnimmt|nimmt .{0,80}an\b|vertret|auftret|auftritt|verkauf|dien|fahr|werkstatt|reparatur|tank|liefer|anbiet|vermittl|sponsor|wartung|bestell|aufnehmen|unterschreib|rein|bindet|überlä(?:ß|ss)t|vertrieb|bestattung/,
        ],
        unless: [
          /(?:nicht|keine|ohne) .{0,25}(?:ausschlie(?:ß|ss)lich|exklusiv|verpflichtet|gebunden|verlang)|verlange ich nicht|verlangen wir nicht|nicht verpflichtet|darf (?:auch )?(?:anderswo|bei anderen|frei)|ausschlie(?:ß|ss)lich (?:der|die|das|denjenigen|zum|zu|für den|an|auf|frau|herr|weisung|wohn|nach)|gerichtsstand|gerichte?\b|alleiniger? eigentümer|alleinige vollmacht|vermieterin vermietet|alleinige verantwortung|sie allein|entscheidet|nur (?:mit|durch|für) (?:\d|schrift|zustimmung|ihre|deine)|abtret|daten|ausgenommen|zahlungen? nur|vertraulich|ausschliesslich frau/,
        ],
        notBy: 'other',
      },
      {
        says: [
          /vorkaufsrecht|vorhandrecht|erstverhandlung|zieht .{0,30}gleich|gleichziehen|zuerst (?:dem|der|uns) .{0,30}an(?:zu)?biet|andienung/,
          /mu(?:ß|ss)|hat|gehalten|verpflichtet|darf|anzubieten|eingeräumt|steht/,
        ],
        unless: [/(?:steht|hat) (?:der|dem) (?:mieter|künstlerin|käufer)/],
        notBy: 'other',
      },
    ],
    'creations-taken': [
      {
        says: [
          /urheber|rechte|\brecht\b|nutzungsrecht|werk|entw(?:u|ü)rf|idee|erfindung|aufnahme|text|foto|bilder|inhalte|quellcode|arbeitsergebnis|vorlage|tabelle|baukasten|formel|unterlagen|konzept|rezept|daten/,
          /gehör(?:t|en)|überträgt|übertragen|übertragung|geht .{0,40}über|gehen .{0,40}über|eigentum|tritt .{0,30}ab\b|abgetreten|räumt .{0,60}ein\b|einräum|überlä(?:ß|ss)t|zustehen|stehen .{0,40}zu\b|überlassung|für alle zeit|zeitlich unbe|unwiderruflich|abgegolten/,
        ],
        unless: [
          /bleib(?:t|en) .{0,40}(?:eigentum|bei|ihr|dein|sein)|(?:nicht|keine) .{0,40}(?:über|übertrag|eingeräumt|erfa(?:ß|ss)t)|verbleib|gehört (?:dann )?(?:dir|ihnen|ihm|ihr)|gehört die anlage|verwenden es sonst|solange der vertrag läuft|vertreter|rechte aus diesem vertrag|käufer|anspruch|vollmacht|haft|mangel|mängel|versicherung|pachtvertrag|mietvertrag/,
        ],
      },
    ],
    'likeness-for-ever': [
      {
        says: [
          /bild|foto|film|aufnahme|video|gesicht|\bname|stimme|vornamen|abbild|porträt|überlassung/,
          /werb|reklame|veröffentlich|drucken|in das netz|website|soziale|nutz|vermarkt|zeigen|verwend|abtret|überlebt/,
          /unbefristet|zeitlich|für immer|auch nach|dauerhaft|ohne (?:\S{1,15} )?(?:vergütung|entgelt|grenze|zustimmung|frist)|unentgeltlich|unwiderruflich|jederzeit|beliebig|abtreten|alle medien|kostenlos|für alle|kostet sie/,
        ],
        unless: [
          /nur mit|nicht (?:veröffentlich|verwend|genutzt)|zustimm|widerruf(?:en|lich) (?:werden|jederzeit)|keine (?:bilder|fotos)|einwillig/,
        ],
        notBy: 'reader',
      },
    ],
    'data-shared': [
      {
        says: [
          /daten|kennzahl|verbrauch|standort|umsatzzahl|aufzeichn|kamera|ortung|tracking|profil|nachrichten|gesundheit|speicher|bewegung|anruf|verrät/,
          /weitergeb|weitergegeben|weiterleit|übermittel|verkauf|abgeben|teilen|geteilt|befreundete firmen|\bdritte[nr]?\b(?! tag)|partner|werb|auswert|verarbeit|mithör|überwach|filmen|mit ton|hersteller|interessent|angebot|marktbericht/,
        ],
        unless: [
          /nicht (?:weiter|verkauf|übermittel|an dritte|ausgewertet|für werbung)|nur (?:mit|soweit|zur|für|wenn)|zu nichts|einwillig|gesetzlich verpflichtet|vertraulich|datenschutz(?:gesetz|grundverordnung) (?:gilt|bleibt)|sonst zu nichts|keine weitergabe|bankdaten/,
        ],
        notBy: 'reader',
      },
    ],
    'praise-only': [
      {
        says: [
          /bewert|rezension|äu(?:ß|ss)er|negativ|kritik|schlecht|unschön|nachteilig|abfällig|herabsetz|öffentlich|rezens|sternchen|erzähl|wohlwollen|lobend/,
          /nicht|kein|nichts|unterlä(?:ß|ss)t|unterlassen|untersagt|nur (?:mit|nach|positiv)|ohne (?:\S{1,15} )?zustimmung|verpflichtet|kostet|strafe|vorher/,
          /über (?:uns|den|die|das)|bewert|rezension|online|internet|portal|presse|öffentlich|sozial/,
        ],
        unless: [
          /pflicht (?:zum|zur) .{0,20}nicht|dürfen .{0,40}(?:öffentlich|äu(?:ß|ss)ern|bewerten)|darf .{0,40}(?:kritisier|äu(?:ß|ss)ern|bewerten)|frei äu(?:ß|ss)ern|keine .{0,20}schweigepflicht|schlechtwetter|gut oder schlecht|hindert sie nicht|geschäftszahlen|öffentliche (?:hand|stelle|verkehr)/,
        ],
        notBy: 'other',
      },
      {
        says: [
          /mappe|referenz|portfolio/,
          /nicht|keine|untersagt|verbot|ohne (?:\S{1,15} )?zustimmung|zeigt und erwähnt/,
        ],
        unless: [/darf .{0,40}(?:zeigen|nennen|referenz)/],
        notBy: 'other',
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
          /verbraucher|ihres wohnsitzes|nach (?:ihrer|seiner) wahl|verklagte seite|beklagte|gesetzliche(?:n|r)? gericht|wohnsitz des (?:kunden|mieter|käufer|verbrauch)|vermieters? ohne|gelegene|ort der wohnung|wo (?:sie|du|er|die mieterin) wohn/,
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
          /nach (?:\S{1,15} )?(?:ermessen|einschätzung|dafürhalten|belieben|gutdünken|urteil)|allein (?:entscheid|ma(?:ß|ss)geb|bestimm)|entscheidet (?:allein|der|die|das|abschlie|end)|frei in|in (?:seinem|ihrem) urteil frei|ma(?:ß|ss)gebend (?:ist|sind|allein)|ma(?:ß|ss)geblich (?:ist|sind)|das sage ich|unanfechtbar|abschlie(?:ß|ss)end|endgültig|nicht (?:begründen|anfechtbar|bestreit|überprüf)|für immer richtig|gegenbeweis|bestimmt (?:der|die|das|es|er|sie)|festlegt|legt .{0,40}fest\b|keine einsicht|einsicht .{0,60}nicht|mu(?:ß|ss) (?:es|das) nicht begründen|gilt als (?:bewiesen|nachgewiesen|richtig|fehlalarm)|gefällt/,
        ],
        unless: [
          /gericht|richter|einvernehm|beide|gutachter|sachverständig|gemeinsam|neutral|billige[mn] ermessen|nicht endgültig|endgültig (?:frei|erledigt|freigestellt)|trainerin|gesetz|eltern (?:bestimm|entscheid)|nach ihrer wahl|nur,? wenn|behandelnd/,
        ],
        notBy: 'reader',
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
          /kündigungsfrist|zahlungs(?:frist|termin)|verzugszins|bewerbung|zahlen wir ihnen|können sie zurücktreten/,
        ],
        notBy: 'reader',
      },
    ],
    'warranty-excluded': [
      {
        says: [
          /gewähr(?:leistung)?|mängel|mangel|sachmangel|fehler|garantie|zusage|beschaffenheit|kilometer|zugesichert|gedreht/,
          /ausschlu(?:ß|ss)|ausgeschlossen|keine|ohne (?:jede |jegliche )?gewähr|wie (?:besehen|gesehen|es steht|besichtigt)|nichts mehr zu tun|entfällt|erlischt|erloschen|verzicht|nicht (?:einsteh|ein\b|antwort)|wegen keines|ist es nicht|kein anspruch/,
        ],
        unless: [
          /käufer keiner(?:lei)? garantie|gibt der käufer|nicht (?:ausgeschlossen|eingeschränkt)|keine bürg|ausschlie(?:ß|ss)lich|gesetzliche gewährleistung (?:gilt|bleibt)|kürzt ihre rechte nicht|keine mängel (?:bekannt|festgestellt)|batteriegarantie|endet (?:am|oft)|mangels|garantie gebe ich keiner|vertreter|arbeitgeberin/,
        ],
        notBy: 'reader',
      },
    ],
    'risk-too-early': [
      {
        says: [
          /gefahr|eigentum|verbrennt|gestohlen|untergang|verlust/,
          /(?:geht|gehen) .{0,60}über|trägt (?:der|die) (?:käufer|kund|besteller)|bleibt .{0,30}(?:eigentum|unser|beim)|ganze preis|behält .{0,30}eigentum|eigentumsvorbehalt|der ganze/,
          /mit (?:der )?(?:unterschrift|bestellung|absendung|übergabe an|verladung|vertragsschlu)|ab (?:werk|lager|unterschrift|bestellung)|bevor|noch (?:beim|in der)|bis (?:zur|alle|sämtliche)|halle|obwohl|gleichwohl|zu bezahlen|verlad/,
        ],
        unless: [/erst (?:mit|wenn|bei)|mit der (?:abnahme|übergabe) (?:gehört|geht)|nicht erst|tragen wir/],
      },
    ],
    'cooling-off-lost': [
      {
        says: [
          /widerruf|rücktrittsrecht|vierzehn tage|14 tage|14-tag|bedenkzeit/,
          /erlischt|erloschen|verzicht|erledigt|entfällt|kein(?:e|en)?\b|verlier|ausgeschlossen|nicht (?:mehr )?(?:besteht|möglich|zu)|besteht nicht|vorzeitig|verfällt|sofort beginn/,
        ],
        unless: [
          /nicht verzicht|bleibt|kein(?:e|en)? (?:grund|begründung|kosten|entschädigung)|ohne angabe|ohne kosten|jederzeit widerruf|vollmacht|kündigungsfrist|verzug|mahnung|binnen vierzehn tagen (?:zurück|nach)|zwei wochen/,
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
    'moved-at-will': [
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
    'their-costs-on-reader': [
      {
        says: [
          /anwalt|inkasso|bearbeitungs(?:gebühr|entgelt|kosten|pauschale)|verwaltungs(?:kosten|gebühr|pauschale)|mahnkosten|betreibungskosten|gerichtskosten|kosten der (?:rechts|ein|betreib|durchsetz|prüfung|vertrag)|reise und unterkunft|freigabeentgelt|fahrtkosten|notar|gutachterkosten|umzug|zweite anfahrt|anfahrt|spesen|vertragsgebühr/,
          /trägt|tragen|zahlt|zahlen|bezahlt|belast|gehen zu|zu lasten|auf (?:seine|ihre|deine) kosten|schuldet|obendrauf|übernimmt|ersetzt|geschuldet|fällig|eingegangen|selbst/,
        ],
        unless: [
          /(?:tragen|zahlen|übernehmen) wir|wir (?:tragen|zahlen|übernehmen)|jede (?:partei|seite) .{0,30}(?:selbst|eigen)|(?:nicht|keine?) .{0,30}(?:trag|zahl|berechn|kosten)|kostenlos|(?:vermieter(?:in)?|arbeitgeber(?:in)?|verkäufer|sponsor|gesellschaft) (?:trägt|zahlt|übernimmt|bezahlt)|hält .{0,60}(?:schadlos|frei)/,
        ],
        notBy: 'other',
      },
    ],
    'bonus-lost': [
      {
        says: [
          /provision|bonus|prämie|gratifikation|dreizehnte|13\. |sonderzahlung|weihnachtsgeld|anteile|urlaubsgeld|erfolgsbeteiligung|vergütung|lizenz|tranche|ausgleich|kunden .{0,40}bleiben|virtuell/,
          /verfall|verfällt|verliert|entfällt|erlischt|kein(?:e|en)? (?:anspruch|provision|bonus|prämie|ausgleich)|nur (?:zu|dann)|fällt .{0,20}keine|bekommt (?:er|sie|es) nichts|gibt nichts|verwirkt|kompostier|gekürzt|nicht (?:bezahlt|ausbezahlt|geschuldet)|leer aus|zurückzuzahlen/,
        ],
        unless: [
          /nicht (?:verfall|verloren|zurückzuzahlen)|verfällt nicht|trotzdem|dennoch gezahlt|keine provision (?:an|von) (?:uns|ihnen)|provisionsfrei für|mieterprovision|vermögen/,
        ],
        notBy: 'other',
      },
      {
        says: [
          /prozent|vom hundert|%|ein fünftel|provision|anteil/,
          /von (?:allen|sämtlichen|jedem|preisgeld)|auf (?:alle|sämtliche|einnahmen)|ungeachtet|gleich,? wer|ganz gleich|überweist|über das ende/,
          /einnahmen|preisgeld|verträge|umsatz|vermittelt|gefördert|antrittsgeld|provision|erlös/,
        ],
        unless: [/mehrwertsteuer|umsatzsteuer/],
      },
    ],
    'interest-steep': [
      {
        says: [
          /zins/,
          /(?:pro|je|im|per) (?:monat|woche|tag)|monatlich|zinseszins|(?:1[5-9]|[2-9]\d)(?:[.,]\d{1,2})? ?(?:%|prozent|vom hundert)|effektiv/,
          /%|prozent|vom hundert/,
        ],
        unless: [/keine? zins|mietzins|zinslos|basiszins/],
      },
    ],
  },
};
