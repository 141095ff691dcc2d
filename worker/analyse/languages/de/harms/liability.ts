import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';

/** Who answers for harm, loss and debts. */
export const germanLiabilityHarms = {
  'liability-excluded': [
    {
      says: [
        /(?:nicht|keine?|keinerlei|nie|ausgeschlossen|ausschlu(?:ß|ss)|weder|nichts|ablehn|entfällt)\b/,
        /\bhaft|haftung|verantwort|einsteh|steht .{0,30}ein\b|gerade ?steh|aufkomm|schadenersatz|schadensersatz|ersatzpflicht|ersetz|eingestanden|entschädig|nichts mehr zu tun|zahlen wir nichts|kann deswegen|trifft das/,
      ],
      unless: [
        /ohne limit|ohne (?:jede )?grenze|kundschaft|nicht aufgepasst|ersetzt (?:er|sie|du)\b|ersetzen sie\b|von ihm|mobilfunk|verlangt noch|(?:sie|du|mieter(?:in)?|kund(?:e|in)|käufer(?:in)?|reisende|arbeitnehmer(?:in)?|vertreter|designerin|eltern|einsteller) haften? (?:\S{1,12} ){0,3}(?:nicht|nur)|ohne (?:jede )?(?:obergrenze|höchstbetrag|höchstsumme|limit)|unbeschränkt|unbegrenzt|keine haftungs(?:grenze|beschränkung)|(?:nicht|keine?) (?:be|ein)(?:schränk|grenz)|keiner dem anderen|beide|keinem teil|kein teil|schadenersatzpflichtig|nicht entschädigen|in anspruch genommen|nicht fahrlässig|haften wir wie|stehen wir .{0,30}(?:ein|gerade)|steht er ein|höhere gewalt|wörtlich|wie für (?:eigene|uns)|nicht zum schaden|ersetzt das gericht|ersatzlos|ersetzen wir ihn|unvermeidbare|beschränkt|gleichermassen|niemanden sonst/,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /auf (?:eigene|ihre|seine|deine) (?:gefahr|rechnung|verantwortung|risiko)|eigenes risiko|geht (?:zu|auf) (?:ihren|deinen|seinen) lasten|auf gefahr de[rs] (?:kund|mieter|käufer|teilnehm|einstell|absender)/,
      ],
      unless: [
        /ohne limit|ohne (?:jede )?grenze|kundschaft|nicht aufgepasst|ersetzt (?:er|sie|du)\b|ersetzen sie\b|von ihm|mobilfunk|verlangt noch|(?:der|die) (?:verkäufer|vermieter|anbieter|arbeitgeber)(?:in)? .{0,30}auf eigene (?:kosten|gefahr)|auf unsere gefahr/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /auch (?:dann )?(?:nicht,? )?(?:wenn|bei|für|selbst)|selbst (?:bei|wenn)|mag auch|auch (?:im fall|aus)|gleich was|gleich,? (?:aus|ob|welche)/,
        /fahrlässig|nachlässig|verschuld|unseren leuten|unsere leute|personal|überhört|hätte (?:\S{1,10} ){0,2}(?:merken|wissen|erkennen)|fehler|ursache|fabrikation|gekannt|verschwiegen/,
        /nicht|nichts|kein|abgegolten|gefordert|ausgeschlossen|auf eigene|eigene rechnung|höchstens|verzicht/,
      ],
      unless: [
        /ohne limit|ohne (?:jede )?grenze|kundschaft|nicht aufgepasst|ersetzt (?:er|sie|du)\b|ersetzen sie\b|von ihm|mobilfunk|verlangt noch|haften wir|steht er ein|wir haften|einzustehen hat|nicht in anspruch genommen|erstattet die/,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /diebstahl|schaden|schäden|verlust|unfall|unfälle|ausfall|beschädig|verletz|abhanden|störung|verspätung|datenverlust|folgen/,
        /nicht|kein|nie|ausgeschlossen|ohne|selbst\b|allein\b/,
        /\bwir\b|\bich\b|anbieter|verein|vermieter|betreiber|veranstalter|haus\b|heim\b|verkäufer|firma|gesellschaft|studio|schule|bank|stall|anstalt|agentur|unternehm|leitung/,
        /haftet|haften|haftung|verantwort|einsteh|steht .{0,40}ein\b|stehen .{0,40}ein\b|ersatz|ersetz|entschädig|ansprüche|geltend|übernehmen|übernimmt|gerade|angeh|versicher/,
      ],
      unless: [
        /ohne limit|ohne (?:jede )?(?:grenze|obergrenze|höchst)|unbeschränkt|unbegrenzt|keiner dem anderen|beide|kein teil|nicht (?:be|ein)(?:schränk|grenz)|schadenersatzpflichtig|wie für eigene|stehen wir .{0,40}gerade|ersetzen wir ihn|höhere gewalt|beschränkt|unvermeidbare|mu(?:ß|ss) .{0,40}nicht|von (?:ihm|ihr|dir|ihnen)|in anspruch|kundschaft|(?:mieter(?:in)?|kund(?:e|in)|käufer(?:in)?|arbeitnehmer(?:in)?|reisende|einsteller|vertreter|eltern) haftet/,
      ],
      notBy: 'reader',
    },
  ],
  'liability-capped': [
    {
      says: [
        /\bhaft|haftung|ersetz|ersatz|entschädig|leisten wir|leistet|schaden|einsteh|abgegolten|vergüt(?:et|en) wir/,
        /höchstens|maximal|nicht mehr als|beschränkt|begrenzt|bis (?:zu|zur)\b|obergrenze|gedeckelt|höchstbetrag|alles abgegolten|pauschal/,
      ],
      unless: [
        /ersetzt (?:er|sie|du)\b|ersetzen sie\b|(?:ohne|keine?) (?:jede )?(?:obergrenze|begrenzung|höchst)|unbegrenzt|unbeschränkt|nicht (?:be|ein)(?:schränk|grenz)|(?:sie|du|mieter(?:in)?|kundin|kunde|käufer(?:in)?|arbeitnehmer(?:in)?|vertreter|designerin|einsteller|mitglied) (?:haftet|haften|haftest|ersetzt|ersetzen)|haften sie|haftest du|von (?:ihr|ihm) .{0,30}(?:verlangt|gefordert)|reparaturen|zahlen sie|es sei denn|selbstbeteiligung|einzelfall/,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /schaden|schäden|verlust|ausfall|abhanden|diebstahl|ersatz|haftung/,
        /höchstens|maximal|nicht mehr als|bis zu\b|begrenzt|beschränkt|obergrenze|nur (?:bis|den|die|das|ein)|pauschal/,
        /€|euro|chf|fr\.|monats|preis|entgelt|prozent|%|zeitwert|gebühr|tag/,
        /\bwir\b|anbieter|verein|vermieter|betreiber|veranstalter|haus\b|verkäufer|firma|gesellschaft|studio|schule|stall|zahlt|leist|ersetz|haftet|haften|erhält|erhalten|bekomm/,
      ],
      unless: [
        /ersetzt (?:er|sie|du)\b|ersetzen sie\b|ohne (?:jede )?(?:obergrenze|begrenzung)|unbegrenzt|unbeschränkt|haften sie|haftest du|(?:mieter(?:in)?|kund(?:e|in)|käufer(?:in)?|arbeitnehmer(?:in)?|vertreter|einsteller|mitglied|designerin) haftet|selbstbeteiligung|reparatur|es sei denn|zahlen sie|lohn/,
      ],
      notBy: 'reader',
    },
  ],
  'claims-waived': [
    {
      says: [
        /verzicht(?:et|en|est|e)?\b/,
        /sicherheit|widerspruch|sozialklausel|kündigungsschutz|härte|gewährleistung|abrechnung|nachweis|mahnung|gerichtsstand/,
      ],
      unless: [
        /(?:wir|arbeitgeber(?:in)?|vermieter(?:in)?|verkäufer(?:in)?|anbieter(?:in)?|unternehmer(?:in)?|gesellschaft|bank) verzicht|verzichte(?:n)? (?:wir|ich)|nicht .{0,20}verzicht|kein verzicht|beide/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /beruf(?:t|en) (?:er |sie )?sich .{0,60}nicht|leite(?:t|n) .{0,60}nichts (?:her|ab)\b|weitere (?:rechte|ansprüche) (?:stehen|hat|haben|bestehen) .{0,50}(?:nicht|keine)/,
      ],
      unless: [
        /beide|keine seite|(?:wir|vermieter(?:in)?|anbieter(?:in)?|verkäufer(?:in)?|bank) beruf|beruf(?:e|en) (?:ich|wir)/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /verzicht(?:et|en|e|est)|abgegolten|gibt .{0,40}(?:auf|preis)\b|ausgleich aller|keine (?:weiteren )?(?:ansprüche|forderungen|einwendungen)|nicht (?:geltend|vor ein gericht|beklagen|klagen)|verspr(?:icht|echen|ichst)|nichts unternehmen|weder gegen|wegen keines|erledigt,? was|sich nicht auf|vor ein gericht zu ziehen|kommt ihr nicht zu mir|hältst ihn mir nicht vor/,
        /anspr(?:uch|üch)|recht|einred|einwend|forderung|klag|gericht|minderung|(?<!an|ange)kündigung|rücktritt|schaden|fehler|behörde|nutzung|regre(?:ß|ss)|könntest|unternehmen|zu mir|vor\b/,
      ],
      unless: [
        /verzichte(?:n|t)? (?:wir|ich|die (?:arbeitgeberin|vermieterin|bank|gesellschaft)|der (?:vermieter|verkäufer|anbieter|arbeitgeber)) |(?:wir|arbeitgeber(?:in)?|vermieter(?:in)?|verkäufer|anbieter(?:in)?|gesellschaft|bank) verzicht|(?:nicht|kein)\S{0,3} (?:\S{1,12} ){0,3}verzicht|verzichtet .{0,60}nicht|beide|kein verzicht|mit dem (?:lohn|preis|honorar|entgelt) .{0,12}abgegolten|überstunden/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /verzicht|abgegolten|erledigt|keinerlei|(?:macht|machen|machst) .{0,60}nicht geltend|nicht verklag|klagt? nicht|stillschweigend verzichtet|ausgeschlossen/,
        /ansprüche|forderungen|rechte?\b|einwend|einrede|klage|minderung|widerruf|schadensersatz|schadenersatz/,
        /\bsie\b|\bdu\b|mieter|kund|käufer|arbeitnehmer|mitglied|teilnehm|eltern|auftragnehmer|vertreter|künstler|schuldner|\ber\b/,
      ],
      unless: [
        /(?:wir|arbeitgeber(?:in)?|vermieter(?:in)?|verkäufer|anbieter(?:in)?|gesellschaft|bank|verein) verzicht|verzichte(?:n)? wir|nicht .{0,20}verzicht|kein verzicht|beide|überstunden|nicht ausgeschlossen|nicht abgegolten|unberührt/,
      ],
      notBy: 'other',
    },
  ],
  'reader-indemnifies': [
    {
      says: [
        /freistell|stellt .{0,120}\bfrei\b|stellen .{0,80}\bfrei\b|stellst .{0,80}\bfrei\b|schadlos|hält .{0,60}(?:frei|schadlos)|halten .{0,60}(?:frei|schadlos)|übernimmt (?:sämtliche|alle|jeden|jede)|ersetzt .{0,50}(?:umsatz|ausfall)|zahlt .{0,60}(?:rechnungsbetrag|schaden|kosten)|gleicht .{0,15}aus|trägt (?:alle|sämtliche|jeden|jede)|kommt .{0,40}auf\b/,
        /anspr|kosten|schaden|schäden|dritte|forderung|strafe|bu(?:ß|ss)|verlust|umsatz|rechnung|fehlt|mitreisend|ausfall|klag|kunde/,
      ],
      unless: [
        /hält den|bezahlt sie der|für schäden daran|(?:nicht|keine?) (?:\S{1,15} ){0,3}(?:frei|freistell|schadlos|ersetz)|schuldet keine|(?:wir|verkäufer|sponsor|anbieter(?:in)?|unternehmer|arbeitgeber(?:in)?|kundin|gesellschaft|vermieter(?:in)?|haus|veranstalter|verlag) (?:stell|hält|halten|ersetz|übernimmt|trägt|zahlt)|hält die kundin|stellt der (?:unternehmer|anbieter|verkäufer|verlag|veranstalter)|(?:hält|stellt) (?:der|die) (?:sponsor|anbieterin|kundin|arbeitgeberin|gesellschaft)|nur,? soweit|freistellung endet|freistellung ist endgültig|beide|eigene kosten,? es sei/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /haftet|haften|ersetzt|erstattet|trägt|übernimmt|kommt .{0,40}auf\b|einsteh|steht .{0,40}(?:ein|gerade)\b|zahlt/,
        /dritte[rn]?\b|gäste|besucher|mitbewohner|mitreisende|nachbarn|behörden|kunden\b|angehörige|bu(?:ß|ss)geld|strafen|anwaltskosten/,
        /alle|sämtlich|jede|auch|voll|unbegrenzt|gleich|egal|unabhängig/,
      ],
      unless: [
        /(?:nicht|kein\S{0,2}) .{0,30}(?:haft|ersetz|trag|zahl|frei)|(?:wir|verkäufer|sponsor|anbieter(?:in)?|unternehmer|arbeitgeber(?:in)?|gesellschaft|vermieter(?:in)?|haus|veranstalter|verlag|verein) (?:stell|hält|halten|haft|ersetz|übernimmt|trägt|zahlt|steht)|stehen wir|haften wir|hält den|nur,? soweit|höchstens|wie für eigene|gegenüber dritten/,
      ],
      notBy: 'other',
    },
  ],
  'guarantee-of-person': [
    {
      says: [
        /bürg(?:schaft|e|en|t|in)\b|garantie|garant\b|mithaft|gesamtschuld|solidarisch|persönlich (?:\bhaft|haftung|einsteh)|mit (?:dem|ihrem|seinem) (?:ganzen|gesamten|privaten|vollen)|mit allem,? was (?:du|er|sie)|solidarhaft|schuldbeitritt|ehegatte|deine kinder|steht .{0,40}gerade|einen deckel|ebenso für alles/,
        /schuld|zahl|\bhaft|haftung|forder|miete|kredit|rate|alles|nachrück|rücken|einsteh|leih|gerade|obendrauf|hand drück/,
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
        /(?:steht|stehen|haftet|haften|ersetzt|trägt|zahlt|zahlen|bezahlt) .{0,80}(?:jeden|jede|alle|sämtliche)\b/,
        /noch so (?:gering|klein)|kleinste|leichteste|unachtsamkeit|geringste|auch bei (?:leichter|geringer|einfacher)|blo(?:ß|ss)es versehen/,
      ],
      unless: [/wir haften|haften wir|höchstens|haftet nicht|nur bei/],
      notBy: 'other',
    },
    {
      says: [
        /gleich,? (?:wer|ob|wie|was|aus)|gleichgültig|egal|ohne (?:rücksicht auf|eigenes) ?(?:ein )?verschulden|unabhängig (?:vom|von|davon)|auch (?:dann,? )?(?:wenn|ohne)|mag ihn auch|aus welchem grund|verschuldensunabhängig|nicht auf ein verschulden|selbst wenn|gar nichts falsch|nichts hören/,
        /schaden|schäden|kaputt|verlust|verloren|diebstahl|hagel|defekt|fehl|mangel|reparatur|schlüssel|betrag|umsatz|falsch|ausfall|alarm|geflickt/,
        /ersetzt|ersetzen|zahlt|bezahlt|trägt|tragen|\bhaft|haftung|einsteh|gerade|schuld|geteilt|übernimmt|belast|kosten|allem/,
      ],
      unless: [
        /wir haften|obergrenze|hält den|nicht (?:\bhaft|haftung|ersetz|zahl|trag)|haften wir|tragen wir|(?:vermieter(?:in)?|arbeitgeber(?:in)?|verkäufer|haus) (?:trägt|ersetzt|haftet|übernimmt)|schuldhaft|es sei denn|höchstens/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /so wiederkriege|für jeden (?:schaden|verlust|kratzer)|stehst du .{0,20}gerade|auch für zufall|zufällige[nr]? (?:untergang|schäden|verlust)/,
      ],
      unless: [/wir haften|obergrenze|hält den|stehen wir|haften wir/],
      notBy: 'other',
    },
    {
      says: [
        /schaden|schäden|verlust|diebstahl|beschädig|bruch|defekt|brand|sturm|unwetter|fehlbestand|kassenfehl|zerstör/,
        /jede[rnms]?\b|alle\b|sämtlich|gleich|egal|auch|unabhängig|wer immer|immer\b|voll/,
        /haftet|haften|ersetzt|trägt|zahlt|bezahlt|aufkomm|kommt .{0,30}auf\b|geht zu|gehen zu|schuldet|einsteh/,
      ],
      unless: [
        /wir haften|obergrenze|hält den|(?:nicht|nie|kein) .{0,25}(?:haft|ersetz|zahl|trag)|haften wir|(?:vermieter(?:in)?|arbeitgeber(?:in)?|verkäufer|haus|anbieter(?:in)?|veranstalter|verein|firma) (?:trägt|ersetzt|haftet|zahlt|übernimmt)|schuldhaft|verschuldet|vorsatz|fahrlässig|höchstens|versicherung (?:zahlt|trägt)|wie für eigene/,
      ],
      notBy: 'other',
    },
  ],
  'warranty-excluded': [
    {
      says: [
        /(?:ist|sind) (?:dann |das )?(?:dein|ihr|sein|euer|allein dein) problem|auch wenn (?:der|ein|die) (?:schaden|mangel|fehler|ursache) .{0,30}(?:schon|bereits|vorher)/,
        /kaputt|schaden|mangel|defekt|fehler|hin wird|motor|getriebe|reparatur|ausfällt/,
      ],
      unless: [/unser problem|mein problem|beheben wir|tragen wir|zahle ich|repariere/],
      notBy: 'reader',
    },
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
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
