import type { DenialWords } from '../denial-words';

export const denials: DenialWords = {
  denied: {
    arbitration: /\b(?:kein\w{0,3}|nicht|ohne)\b (?:\S{1,16} ){0,3}schieds/,
    exclusivity: /\b(?:kein\w{0,3}|nicht|ohne)\b (?:\S{1,14} ){0,2}(?:exklusiv|ausschließlich)/,
    'expiration-date': /aufbewahr|gespeichert|speichern|archivier/,
    indemnity:
      /(?:freistellung|schadloshaltung).{0,60}(?:nicht (?:verlangt|geschuldet|vereinbart)|ausgeschlossen|entfällt)|\b(?:nicht|keine\w?|nichts) (?!nur )(?:\S{1,16} ){0,4}(?:freistell|freihalten|freizu|schadlos)/,
    'limitation-of-liability':
      /\b(?:nichts|keine (?:klausel|bestimmung|regelung))\b.{0,60}(?:beschränkt|schließt|begrenzt)|\b(?:schließen|beschränken|begrenzen) (?:wir )?(?:unsere|die|jegliche) haftung\b.{0,40}\bnicht\b|\bhaftung\b.{0,30}\b(?:wird|ist|bleibt) nicht (?:ausgeschlossen|beschränkt|begrenzt)/,
    'liquidated-damages':
      /(?:vertragsstrafe|pönale|strafe|pauschale)\S{0,2} .{0,60}(?:nicht (?:an|verwirkt|geschuldet|fällig|erhoben|geltend)|entfällt)|\bentfällt (?:\S{1,14} ){0,3}(?:vertragsstrafe|pönale)|\bkeine (?:vertragsstrafe|pönale)/,
    'personal-guarantee':
      /garantiesumme|mindestgarantie|garantierte\w? mindest|herstellergarantie|gewährleistungsbürgschaft|geld-zurück-garantie/,
    'renewal-term':
      /\bverlängert (?:sich|er sich|sie sich) (?:\S{1,16} ){0,3}nicht\b|\b(?:keine|ohne) (?:automatische |stillschweigende )?verlängerung|\bnicht (?:automatisch|stillschweigend|von selbst) (?:ver|weiter)|\bverlängern nicht\b/,
  },
  background: /^(?:präambel|vorbemerkung(?:en)?|vorwort|hintergrund)$/,
  whereas: /^\W{0,3}(?:in der erwägung|in anbetracht)\b/,
};
