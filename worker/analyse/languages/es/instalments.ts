import type { InstalmentWords } from '../instalment-words';

const which = '(?:cuota|mensualidad|letra|plazo|pago|abono|vez|de ellas|de ellos)';
const falls = '(?:vence|vencerá|es|será|se paga|se pagará|con vencimiento|a pagar|pagader[oa]|cae|corresponde)';

export const instalments: InstalmentWords = {
  parts: /\b(?:cuotas|mensualidades|letras|plazos|abonos|pagos (?:iguales|mensuales))\b/,
  first: new RegExp(
    `(?:\\bprimer[oa]?(?: ${which})?(?:,? ${falls})?(?: (?:el|en))?[ :|.]{1,40}|\\b(?:cuotas?|mensualidad(?:es)?|letras|plazos|pagos?|mes)\\b[^.;]{0,60}\\b(?:a partir|desde|empezando|comenzando|a contar|arrancan|empiezan)(?: (?:del?|el|en)){0,3} )$`,
  ),
  last: new RegExp(`\\b(?:últim[oa]|final)(?: ${which})?(?:,? ${falls})?(?: (?:el|en))?[ :|.]{1,40}$`),
  every: {
    week: /\bsemanal|\b(?:por|cada|a la) semana\b/,
    month: /\bmensual|\b(?:al|por|cada|del) mes\b/,
    quarter: /\btrimestral|\b(?:al|por|cada) trimestre\b/,
    year: /\banual|\b(?:al|por|cada) año\b/,
  },
  lends: /\b(?:préstamo|prest(?:a|o|ó|amos|an|ado|ar)|prestamista|prestatari[oa]|mutuo|mutuante|mutuari[oa]|crédito)\b/,
  paidOut:
    /\b(?:desembols\S{1,5}|entreg\S{1,6}|transfier\S{1,3}|transferir\S{0,3}|giros?|gira(?:rá)?|ingres\S{1,5}|recib\S{1,4}|doy|damos|dará|presto|prest[oó]|pon(?:e|drá)|depositar\S{0,3})\b[^.;]{0,80}$/,
  paidOutAfter:
    /^,? (?:(?:les?|te|os|se) ){0,2}(?:doy|damos|dará|entrego|entregamos|entregará|transfiero|transferimos|ingreso|giro|presto)\b/,
  paidBack:
    /\b(?:devol\S{1,6}|devuelv\S{1,4}|reembols\S{1,4}|cuotas?|mensualidad\S{0,2}|restitu\S{1,4}|interés|intereses)\b/,
};
