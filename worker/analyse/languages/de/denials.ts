import type { DenialWords } from '../denial-words';

export const denials: DenialWords = {
  denied: {
    arbitration:
      /\b(?:kein\w{0,3}|nicht|ohne)\b (?:\S{1,16} ){0,3}schieds|schieds\S{0,16} (?:\S{1,12} ){0,3}(?:findet|finden|ist|wird|gibt es|gilt) (?:\S{1,12} ){0,3}nicht|\bstatt (?:eines |einem )?schieds|verzicht\S{0,4} (?:\S{1,12} ){0,3}nicht auf .{0,40}(?:gericht|klage|rechtsweg)|rechtsweg .{0,30}offen/,
    exclusivity: /\b(?:kein\w{0,3}|nicht|ohne)\b (?:\S{1,14} ){0,2}(?:exklusiv|ausschließlich)/,
    'expiration-date': /aufbewahr|gespeichert|speichern|archivier/,
    indemnity:
      /(?:freistellung|schadloshaltung).{0,60}(?:nicht (?:verlangt|geschuldet|vereinbart)|ausgeschlossen|entfällt)|\b(?:nicht|keine\w?|nichts) (?!nur )(?:\S{1,16} ){0,4}(?:freistell|freihalten|freizu|schadlos)/,
    jurisdiction:
      /^(?!.{0,400}(?:\bnur\b|ausschlie(?:ß|ss)lich|\ballein)).{0,400}(?:kann|können|kannst|darf|dürfen|dürft)\b.{0,100}gericht.{0,80}(?:klag|anruf|erheb|wähl|wenden|geltend)/,
    'late-payment':
      /(?:zins|gebühr|kosten|mahn).{0,120}(?:sonst nichts|nichts weiter|mehr nicht)\b|keine weiteren? (?:gebühr|kosten|zins|mahn)|(?<!über (?:dem )?)\b(?:in höhe der |die )?gesetzliche[nr]? (?:verzugs)?zins/,
    'limitation-of-liability':
      /\b(?:nichts|keine (?:klausel|bestimmung|regelung))\b.{0,60}(?:beschränkt|schließt|begrenzt)|\b(?:schließen|beschränken|begrenzen) (?:wir )?(?:unsere|die|jegliche) haftung\b.{0,40}\bnicht\b|\bhaftung\b.{0,140}\b(?:wird|ist|bleibt) nicht (?:ausgeschlossen|beschränkt|begrenzt)/,
    'liquidated-damages':
      /(?:vertragsstrafe|pönale|strafe|pauschale)\S{0,2} .{0,60}(?:nicht (?:an|verwirkt|geschuldet|fällig|erhoben|geltend)|entfällt)|\bentfällt (?:\S{1,14} ){0,3}(?:vertragsstrafe|pönale)|\bkeine (?:vertragsstrafe|pönale)/,
    'personal-guarantee':
      /garantiesumme|mindestgarantie|garantierte\w? mindest|herstellergarantie|gewährleistungsbürgschaft|geld-zurück-garantie/,
    'renewal-term':
      /\bverlängert (?:sich|er sich|sie sich) (?:\S{1,16} ){0,3}nicht\b|\b(?:keine|ohne) (?:automatische |stillschweigende )?verlängerung|\bnicht (?:automatisch|stillschweigend|von selbst) (?:ver|weiter)|\bverlängern nicht\b|\bbis (?:sie oder wir|wir oder sie|eine (?:der )?(?:beiden )?(?:seiten?|parteien?)|eine[rs]? von (?:uns|beiden)) (?:\S{1,14} ){0,3}(?:kündig|beend)/,
    'termination-for-convenience':
      /(?:kündig|beend)\p{L}{0,4}[^.;]{0,20},? (?:wenn|falls|sofern|sobald) (?!(?:sie|er|es|ihr|du|wir|der \p{L}{2,12}|die \p{L}{2,12}) (?:es )?(?:möchte|will|wollen|wünscht|nicht mehr))|(?:kann|können|darf)[^.;]{0,60}(?:kündigen|beenden),? (?:wenn|falls|sofern)/u,
    'unilateral-termination':
      /\bnur (?:aus|bei|in) (?:eine[mnr]? (?:der )?)?(?:den |diesen |de[mr] )?(?:(?:folgenden|genannten|diesen|zwei|drei|vier|fünf|\d|wichtige[nmr]|triftige[nm]|sachliche[nm]) )(?:\S{1,14} )?(?:gründen?|grund|fällen?)\b|\baus keinem anderen grund\b|\bnicht ohne (?:wichtigen|triftigen|sachlichen) grund\b|\bnur\b.{0,80}\b(?:mit|unter) (?:\S{1,12} )?(?:angabe|nennung|darlegung) (?:\S{1,10} ){0,3}gr[uü]nd|\b(?:mit|unter) (?:schriftlicher |ausführlicher )?begründung\b|\bnur\b (?:\S{1,14} ){0,6}aus (?:wichtigem|triftigem|sachlichem|berechtigtem) grund|\b(?:mu(?:ss|ß)|hat) (?:\S{1,12} ){0,5}(?:zu begründen|begründen|gründe (?:zu nennen|nennen|angeben))\b/,
  },
  absent: {
    subcontracting: /unter(?:zu)?vermiet|untermiet|unterverpacht/,
    'price-increase':
      /(?:erhöh|steig|änder)\p{L}{0,3} (?:sich )?(?:\S{1,14} ){0,4}nicht(?!\p{L})(?!.{0,30}(?:mehr als|über|ohne|vor))|(?<!\p{L})(?:keine|ohne)(?!\p{L}) (?:\S{1,14} ){0,2}\p{L}{0,10}(?:erhöhung|anpassung|steigerung)(?!.{0,30}(?:mehr als|über|ohne|vor))|(?:preis|miete|entgelt|gebühr|beitrag)\p{L}{0,3} bleib\p{L}{1,2} [^.;]{0,40}(?:gleich|unverändert|fest)/u,
    deposit:
      /(?<!\p{L})(?:keine|ohne|weder)(?!\p{L}) (?:\S{1,14} ){0,2}(?:\p{L}{0,10}kaution|anzahlung|mietsicherheit|vorauszahlung)(?!\p{L}| (?:\S{1,10} ){0,4}(?:zurück|erstatt))|(?:kaution|anzahlung|mietsicherheit) (?:\S{1,12} ){0,3}nicht (?:verlangt|geschuldet|erhoben|fällig|nötig|erforderlich|zu leisten|zu zahlen)/u,
    'cooling-off':
      /(?<!\p{L})(?:kein|keine|keinen|ohne)(?!\p{L}) (?:\S{1,14} ){0,2}(?:widerrufsrecht|rücktrittsrecht)|verzicht\S{0,3}[^.;]{0,60}widerrufsrecht|widerrufsrecht[^.;]{0,60}(?:ausgeschlossen|besteht nicht|gilt nicht|entfällt|verzicht)|nicht (?:mehr )?widerrufen werden/u,
    confidentiality:
      /^(?!.{0,300}(?:verpflicht|geheim ?zu|wahren|bewahr|behandel|darf|dürfen)).{0,300}(?<!\p{L})(?:ist|sind|gilt|gelten) (?:kein\p{L}{0,2}|nicht) (?:\p{L}{2,14} )?(?:geheim|vertraulich|geschäftsgeheim)/u,
    arbitration:
      /(?<!\p{L})(?:kein\p{L}{0,3}|nicht|ohne|weder)(?!\p{L}) (?:(?!sondern|nur)[^\s,;.]{1,16} ){0,3}schieds/u,
    exclusivity:
      /\b(?:ist|sind|bleibt|wird|gilt) (?:\S{1,14} ){0,2}nicht (?:exklusiv|ausschließlich)|\b(?:kein\w{0,3}|weder|ohne) (?:\S{1,14} ){0,2}exklusiv/,
    indemnity:
      /(?:freistellung|schadloshaltung).{0,60}(?:nicht (?:verlangt|geschuldet|vereinbart)|ausgeschlossen|entfällt)|\b(?:nicht|keine\w?|nichts) (?!nur )(?:\S{1,16} ){0,4}(?:freistell|freihalten|freizu|schadlos)|freizustellen,? (?:\S{1,16} ){0,3}nicht\b|\bnicht frei\b/,
    insurance:
      /versicherungspflicht (?:\S{1,20} ){0,3}(?:besteht|gilt|ist) (?:\S{1,10} )?nicht|versicherung.{0,40}\b(?:brauchst|braucht|brauchen|benötigt) (?:\S{1,12} ){0,2}keine\b|nicht (?:verpflichtet|gehalten|gezwungen)[^.;]{0,40}versicher|(?:braucht|muss|müssen|brauchen) (?:\S{1,12} ){0,3}(?:keine|nicht) (?:\S{1,16} ){0,2}\S{0,16}versicher|versicher\S{0,6} (?:\S{1,10} ){0,3}nicht (?:erforderlich|verlangt|nötig|vorgeschrieben|verpflichtend)/,
    'limitation-of-liability':
      /\bhaft\S{0,4} .{0,120}\b(?:schränken|beschränken|begrenzen|schließen|schränkt|beschränkt|begrenzt|schließt) (?:\S{1,14} ){0,5}nicht\b|\b(?:schließen|beschränken|begrenzen) (?:wir )?(?:unsere|die|jegliche) haftung\b.{0,40}\bnicht\b|\bhaftung\b.{0,140}\b(?:wird|ist|bleibt) nicht (?:ausgeschlossen|beschränkt|begrenzt)|^(?!.{0,400}(?:haft\S{0,6}[^.;]{0,90}(?:nicht|kein|nur|ausgeschl|ausschl|beschränk|begrenz|höchst)|(?:nicht|kein\S{0,3}|ausschluss|weder|nur)[^.;,]{0,70}haft|eigene|gewähr|verantwort)).{0,400}\bhaftet\b/,
    'liquidated-damages':
      /(?:vertragsstrafe|pönale|strafe) ist (?:das|dies) nicht|\bkeine (?:vertragsstrafe|pönale)|(?:vertragsstrafe|pönale)\S{0,2} (?:\S{1,14} ){0,4}nicht (?:geschuldet|vereinbart|verwirkt|erhoben|fällig)/,
    'non-compete':
      /\b(?:kein\w{0,3}|weder|ohne|noch) (?:\S{1,16} ){0,2}(?:wettbewerbs|konkurrenz)|(?:wettbewerbsverbot|konkurrenz(?:klausel|verbot))\S{0,2} (?:trifft|besteht|gilt|wird|ist) (?:\S{1,16} ){0,4}nicht\b(?! für| wenn| soweit| bei| im )/,
    probation:
      /\b(?:kein\w{0,2}|ohne) (?:\S{1,14} )?probezeit|probezeit (?:ist|gibt es|besteht|gilt) (?:\S{1,12} ){0,2}keine\b|probezeit (?:wird|ist|besteht|gilt) (?:\S{1,14} ){0,2}nicht (?:vereinbart|vorgesehen)?[.;,]/,
    'renewal-term':
      /\bverlängert (?:sich|er sich|sie sich) (?:\S{1,16} ){0,3}nicht\b|\b(?:keine|ohne) (?:automatische |stillschweigende )?verlängerung|frist\S{0,2} verlängert sich|verlängert sich (?:die|diese) \S{0,20}frist/,
    subletting:
      /\b(?:gilt|gelten|zählt|ist) (?:\S{1,12} ){0,3}(?:nicht als|keine) (?:\S{1,12} )?(?:untervermietung|gebrauchsüberlassung)|\b(?:darf|dürfen|kann) (?:\S{1,16} ){0,6}ohne (?:\S{1,14} ){0,4}(?:zustimmung|erlaubnis) (?:\S{1,16} ){0,4}unter(?:zu)?vermieten/,
    warranty:
      /(?<!\p{L})(?:keine (?:seite|partei|der parteien)|niemand|keiner von (?:uns|beiden)) (?:gewährleistet|garantiert|leistet gewähr)|(?:garantiert|gewährleistet) (?:\S{1,14} ){0,3}(?:keine[rn]? (?:seite|partei)|niemand)(?!\p{L})/u,
  },
  elsewhere:
    /(?<!\p{L})(?:frühere|vorige|alte|bisherige)[rnms]? (?:\S{1,14} )?\p{L}{0,20}(?:vertrag|vereinbarung|abo|verhältnis)\p{L}{0,2}(?!\p{L})[^;]{0,160}(?:erloschen|ausgelaufen|beendet|abgelaufen|gekündigt worden)(?!\p{L})|(?<!\p{L})(?:daran|dabei|davon|damit) (?:\S{1,10} )?nicht beteiligt|(?<!\p{L})(?:ist|sind) (?:nicht dabei|von diesem (?:vertrag )?unabhängig|nicht (?:teil|bestandteil|gegenstand) dieses vertrag)/u,
  struck: /(?<!\p{L})(?:gestrichen|durchgestrichen|entfallen|weggestrichen)(?!\p{L})/u,
  none: /^[^\p{L}]{0,4}(?:nein|keine?\S{0,2}|entfällt|nicht (?:vereinbart|vorgesehen|erforderlich|gewünscht|anwendbar|zutreffend)|ohne|nichts|n\. ?a\.)(?!\p{L})/u,
  background: /^(?:präambel|vorbemerkung(?:en)?|vorwort|hintergrund)$/,
  whereas: /^\W{0,3}(?:in der erwägung|in anbetracht)\b/,
};
