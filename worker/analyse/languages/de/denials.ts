import type { DenialWords } from '../denial-words';

export const denials: DenialWords = {
  denied: {
    arbitration: /\b(?:kein\w{0,3}|nicht|ohne)\b (?:\S{1,16} ){0,3}schieds/,
    exclusivity: /\b(?:kein\w{0,3}|nicht|ohne)\b (?:\S{1,14} ){0,2}(?:exklusiv|ausschließlich)/,
    'expiration-date': /aufbewahr|gespeichert|speichern|archivier/,
    indemnity:
      /(?:freistellung|schadloshaltung).{0,60}(?:nicht (?:verlangt|geschuldet|vereinbart)|ausgeschlossen|entfällt)|\b(?:nicht|keine\w?|nichts) (?!nur )(?:\S{1,16} ){0,4}(?:freistell|freihalten|freizu|schadlos)/,
    jurisdiction:
      /^(?!.{0,400}(?:\bnur\b|ausschlie(?:ß|ss)lich|\ballein)).{0,400}(?:kann|können|kannst|darf|dürfen|dürft)\b.{0,100}gericht.{0,80}(?:klag|anruf|erheb|wähl|wenden|geltend)/,
    'late-payment':
      /(?:zins|gebühr|kosten|mahn).{0,120}(?:sonst nichts|nichts weiter|mehr nicht)\b|keine weiteren? (?:gebühr|kosten|zins|mahn)|(?<!über (?:dem )?)\b(?:in höhe der |die )?gesetzliche[nr]? (?:verzugs)?zins/,
    'limitation-of-liability':
      /\b(?:nichts|keine (?:klausel|bestimmung|regelung))\b.{0,60}(?:beschränkt|schließt|begrenzt)|\b(?:schließen|beschränken|begrenzen) (?:wir )?(?:unsere|die|jegliche) haftung\b.{0,40}\bnicht\b|\bhaftung\b.{0,30}\b(?:wird|ist|bleibt) nicht (?:ausgeschlossen|beschränkt|begrenzt)/,
    'liquidated-damages':
      /(?:vertragsstrafe|pönale|strafe|pauschale)\S{0,2} .{0,60}(?:nicht (?:an|verwirkt|geschuldet|fällig|erhoben|geltend)|entfällt)|\bentfällt (?:\S{1,14} ){0,3}(?:vertragsstrafe|pönale)|\bkeine (?:vertragsstrafe|pönale)/,
    'personal-guarantee':
      /garantiesumme|mindestgarantie|garantierte\w? mindest|herstellergarantie|gewährleistungsbürgschaft|geld-zurück-garantie/,
    'renewal-term':
      /\bverlängert (?:sich|er sich|sie sich) (?:\S{1,16} ){0,3}nicht\b|\b(?:keine|ohne) (?:automatische |stillschweigende )?verlängerung|\bnicht (?:automatisch|stillschweigend|von selbst) (?:ver|weiter)|\bverlängern nicht\b|\bbis (?:sie oder wir|wir oder sie|eine (?:der )?(?:beiden )?(?:seiten?|parteien?)|eine[rs]? von (?:uns|beiden)) (?:\S{1,14} ){0,3}(?:kündig|beend)/,
    'unilateral-termination':
      /\bnur (?:aus|bei|in) (?:eine[mnr]? (?:der )?)?(?:den |diesen |de[mr] )?(?:(?:folgenden|genannten|diesen|zwei|drei|vier|fünf|\d|wichtige[nmr]|triftige[nm]|sachliche[nm]) )(?:\S{1,14} )?(?:gründen?|grund|fällen?)\b|\baus keinem anderen grund\b|\bnicht ohne (?:wichtigen|triftigen|sachlichen) grund\b/,
  },
  background: /^(?:präambel|vorbemerkung(?:en)?|vorwort|hintergrund)$/,
  whereas: /^\W{0,3}(?:in der erwägung|in anbetracht)\b/,
};
