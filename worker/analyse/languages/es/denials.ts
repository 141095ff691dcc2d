import type { DenialWords } from '../denial-words';

export const denials: DenialWords = {
  denied: {
    arbitration: /\b(?:no|sin|ni)\b (?:\S{1,14} ){0,3}arbitra/,
    exclusivity: /\bno exclusiv|\bsin (?:\S{1,12} )?exclusiv|\bno (?:se pacta|hay|existe) (?:\S{1,12} )?exclusiv/,
    'expiration-date':
      /(?:conserv|guard|almacen|archiv)\S{0,8} .{0,60}(?:datos|documentos|expediente|copias)|(?:datos|documentos) .{0,40}(?:conserv|guard|almacen)/,
    indemnity:
      /(?<!\bsi )\bno (?:\S{1,14} ){0,4}(?:indemniz|dejar indemne)|\bno se (?:exig|pid|reclam)\S{0,4} (?:\S{1,14} ){0,4}indemni|\bsin (?:\S{1,12} )?(?:deber de indemnizar|obligación de indemnizar)/,
    'limitation-of-liability':
      /\b(?:nada|ninguna (?:cláusula|disposición))\b.{0,60}(?:limita|excluye|restringe|afecta)|\bno (?:excluimos|limitamos|excluye|limita|excluirá|limitará)(?: (?:ni|o) (?:excluimos|limitamos|excluye|limita|excluirá|limitará))? (?:nuestra|su|la) responsabilidad/,
    'liquidated-damages':
      /(?:penaliza|penalidad|cláusula penal|multa|recargo)\S{0,6} .{0,60}\bno (?:se )?(?:aplica|rige|procede|debe|devenga)|\b(?:no|ni) se aplica\S{0,4} .{0,40}(?:penal|multa|descuento)/,
    'personal-guarantee': /\bmínimo garantizado|garantía (?:mínima|comercial|legal|de devolución)|garantizad[oa] mínim/,
    'renewal-term':
      /\bno (?:hay|habrá|existe|cabe) (?:\S{1,14} )?(?:renovación|prórroga)|\bno se (?:renueva|renovará|prorroga|prorrogará)|\bsin (?:\S{1,12} )?(?:renovación|prórroga)|\bsi (?:no renueva|\S{1,14} no renueva)/,
  },
  background: /^(?:antecedentes|considerandos?|exponen|exponendo|manifiestan|preámbulo|expositivo)s?$/,
  whereas: /^\W{0,3}(?:considerando|por cuanto)\b/,
};
