import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';

/** What is paid, lost or not made good. */
export const germanMoneyHarms = {
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
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
