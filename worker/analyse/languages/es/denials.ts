import type { DenialWords } from '../denial-words';

export const denials: DenialWords = {
  denied: {
    arbitration:
      /\b(?:no|sin|ni)\b (?:\S{1,14} ){0,3}arbitra|arbitra\S{1,6} (?:\S{1,10} ){0,3}(?:no (?:se|será|procede|rige|es)|queda excluid)|\ben (?:vez|lugar) del? arbitra|\bno renuncia\S{0,3} (?:\S{1,10} ){0,4}(?:juzgad|tribunal|justicia|juez|demandar)|\bvía judicial .{0,30}abierta/,
    exclusivity: /\bno exclusiv|\bsin (?:\S{1,12} )?exclusiv|\bno (?:se pacta|hay|existe) (?:\S{1,12} )?exclusiv/,
    'expiration-date':
      /(?:conserv|guard|almacen|archiv)\S{0,8} .{0,60}(?:datos|documentos|expediente|copias)|(?:datos|documentos) .{0,40}(?:conserv|guard|almacen)/,
    indemnity:
      /(?<!\bsi )\bno (?:\S{1,14} ){0,4}(?:indemniz|dejar indemne)|\bno se (?:exig|pid|reclam)\S{0,4} (?:\S{1,14} ){0,4}indemni|\bsin (?:\S{1,12} )?(?:deber de indemnizar|obligación de indemnizar)/,
    jurisdiction:
      /^(?!.{0,400}\b(?:solo|sólo|únicamente|exclusiv\S{1,6}|renunci\S{1,5})\b).{0,400}\b(?:podr[áa]\S{0,3}|puede[ns]?|podemos)\b (?:también |además |siempre )?(?:\S{1,10} )?(?:acudir|demandar|reclamar|presentar|interponer|elegir|optar|ir)\b.{0,70}(?:juzgad|tribunal|juez)/,
    'late-payment':
      /\b(?:interés|recargo|intereses)\b.{0,160}\b(?:y|pero) nada más\b|\bsin (?:más|otros?) (?:recargo|interes|gasto)|\bal interés legal\b(?! más)/,
    'limitation-of-liability':
      /\b(?:nada|ninguna (?:cláusula|disposición))\b.{0,60}(?:limita|excluye|restringe|afecta)|\bno (?:excluimos|limitamos|excluye|limita|excluirá|limitará)(?: (?:ni|o) (?:excluimos|limitamos|excluye|limita|excluirá|limitará))? (?:nuestra|su|la) responsabilidad/,
    'liquidated-damages':
      /(?:penaliza|penalidad|cláusula penal|multa|recargo)\S{0,6} .{0,60}\bno (?:se )?(?:aplica|rige|procede|debe|devenga)|\b(?:no|ni) se aplica\S{0,4} .{0,40}(?:penal|multa|descuento)/,
    'personal-guarantee': /\bmínimo garantizado|garantía (?:mínima|comercial|legal|de devolución)|garantizad[oa] mínim/,
    'renewal-term':
      /\bno (?:hay|habrá|existe|cabe) (?:\S{1,14} )?(?:renovación|prórroga)|\bno se (?:renueva|renovará|prorroga|prorrogará)|\bsin (?:\S{1,12} )?(?:renovación|prórroga)|\bsi (?:no renueva|\S{1,14} no renueva)|\bhasta que (?:una de las partes|una parte|cualquiera de (?:las partes|nosotros|los dos)|uno de los dos|usted o nosotros|tú o nosotros) (?:\S{1,10} ){0,2}(?:termin|avis|denunci|resuelv|rescind|dé|fin)/,
    'termination-for-convenience':
      /(?:rescind|resolv|terminar|finalizar|desistir|poner fin)\S{0,5}[^.;]{0,60},? (?:si |cuando |en caso) ?(?!(?:lo |así )?(?:dese|quier|prefier))/,
    'unilateral-termination':
      /\b(?:solo|sólo|únicamente|solamente|exclusivamente) (?:por|en) (?:alguna? de |una de |uno de )?(?:las |los |estas |estos )?(?:\S{1,10} )?(?:causas?|motivos?|casos?|supuestos?|razones) ?(?!propi)|\bpor ninguna otra (?:causa|razón)\b|\bno (?:podrá|puede) .{0,40}\bsin (?:justa causa|causa justificada|motivo justificado)|\b(?:solo|sólo|únicamente|solamente)\b.{0,60}\b(?:con|expresando|indicando|por(?! cualquier| cualesquier)) (?:\S{1,12} ){0,2}(?:causa (?:just|grave)\S{0,6}|justa causa|motivos? (?:grave|justificad|fundad|serio)\S{0,3}|razones (?:grave|fundad|justificad)\S{0,2})|(?<!sin )\b(?:expresando|indicando) (?:\S{1,8} )?(?:motivos?|causas?|razones)\b|\bescrito motivado\b|\bdeber?á (?:expresar|indicar|justificar|motivar) (?:\S{1,10} ){0,2}(?:motivos?|causas?|razones)\b/,
  },
  absent: {
    subcontracting: /subarr|subalquil/,
    'price-increase':
      /(?<!\p{L})no (?:se )?(?:sub|aument|actualiz|revis|increment|reajust)\S{1,6}(?!.{0,30}(?:más de|antes|sin|hasta))|(?<!\p{L})sin (?:\S{1,10} )?(?:aumento|subida|revisión|actualización|reajuste)(?!\p{L})|precio (?:es |queda )?(?:fijo|cerrado)(?!\p{L})/u,
    deposit:
      /(?<!\p{L})(?:sin|ningún|ninguna|no (?:se )?(?:paga|debe|exige|pide|entrega|hay|cobra|requiere)\S{0,2}) (?:\S{1,12} ){0,2}(?:fianza|depósito|seña|señal|arras|anticipo)(?!\p{L}| (?:\S{1,10} ){0,3}(?:devuelv|devolv|reembols))/u,
    'cooling-off':
      /(?:renuncia\S{0,2}|sin|no (?:tiene|hay|existe|cabe|procede)\S{0,2}|ningún) [^.;]{0,40}derecho (?:de|a|al) (?:desistimiento|desistir|retracto|arrepentimiento)|(?:desistimiento|retracto)[^.;]{0,50}(?:no (?:procede|aplica|se aplica|cabe)|queda excluid)/,
    confidentiality:
      /^(?!.{0,300}(?:oblig|deber|comprom|guardar|mantener|no podrá|abst)).{0,300}(?<!\p{L})no (?:es|son) (?:\p{L}{2,14} )?(?:secret|confidencial)/u,
    arbitration: /(?<!\p{L})(?:no|sin|ni|ningún|nunca)(?!\p{L}) (?:(?!sino|solo|sólo)[^\s,;.]{1,14} ){0,3}arbitr/u,
    exclusivity:
      /\b(?:no|sin|ni) (?:\S{1,12} )?exclusiv|\bno (?:se pacta|hay|existe|es|son|será|tiene) (?:\S{1,12} ){0,2}exclusiv/,
    indemnity:
      /(?<!\bsi )\bno (?:\S{1,14} ){0,4}(?:indemniz|dejar indemne)|\bsin (?:\S{1,12} )?(?:deber de indemnizar|obligación de indemnizar)/,
    insurance:
      /\bno (?:está obligad\w|necesita\w?|tiene que|debe) (?:\S{1,12} ){0,4}(?:asegurar|seguro)\b|no (?:está|están|queda) obligad[oa]s? a [^.;]{0,30}segur|(?:sin|ningún) (?:\S{1,10} ){0,2}seguro|no (?:se )?(?:exige|requiere|necesita)\S{0,2} (?:\S{1,10} ){0,2}seguro/,
    'limitation-of-liability':
      /\bno (?:\S{1,6} )?(?:libera|exime|exonera|eximirá|exonerará|liberará)\b|\bno (?:excluimos|limitamos|excluye|limita|excluirá|limitará)(?: (?:ni|o) (?:excluimos|limitamos|excluye|limita|excluirá|limitará))? (?:nuestra|su|la) responsabilidad|^(?!.{0,400}(?:\b(?:no|ni|ningun\S?|nunca|sin|solo|sólo|únicamente|limita\S{0,3}|exclu\S{1,4}|exim\S{1,2}|exoner\S{1,2}|hasta|salvo)\b|tal cual|riesgo)).{0,400}\b(?:sigue siendo|queda|es|son|responde|responderá)\b/,
    'liquidated-damages':
      /\b(?:ninguna|sin) (?:penaliza|penalidad|multa|cláusula penal)|(?:penaliza|penalidad|cláusula penal|multa)\S{0,6} (?:\S{1,14} ){0,4}no (?:se )?(?:aplica|rige|procede|debe|devenga)/,
    'non-compete':
      /\b(?:no (?:hay|existe|se pacta|rige)|sin|ni|ningún|ninguna) (?:\S{1,14} ){0,3}(?:no competencia|no concurrencia|competencia poscontractual)/,
    probation:
      /\b(?:sin|(?:ya )?no (?:hay|se establece|se pacta|existe|tiene)) (?:\S{1,12} )?per[ií]odo de prueba|per[ií]odo de prueba (?:\S{1,12} ){0,2}no (?:rige|procede|se aplica|se establece)/,
    'renewal-term':
      /\bno (?:hay|habrá|existe|cabe) (?:\S{1,14} )?(?:renovación|prórroga)|\bno se (?:renueva|renovará|prorroga|prorrogará)|\bsin (?:\S{1,12} )?(?:renovación|prórroga)/,
    subletting:
      /\bno (?:se considera\w{0,3}|constituye|será|es) (?:\S{1,12} ){0,2}subarr|\b(?:podrá|puede) (?:\S{1,14} ){0,4}subarr\S{0,8} .{0,40}sin (?:necesidad de |pedir )?(?:\S{1,12} )?(?:consentimiento|autorización|permiso)/,
    warranty:
      /(?<!\p{L})(?:ningun[ao](?: de (?:las partes|los dos|ellas))?|nadie) garantiza|(?:devuelv|devolver|restitu|entregar)\p{L}{0,5} [^.;]{0,40}(?:tal cual|en el estado en que)|no garantiza[^.;]{0,40} contra(?!\p{L})/u,
  },
  elsewhere:
    /(?<!\p{L})(?:anterior|antiguo|previo) (?:\S{1,14} )?(?:contrato|convenio|acuerdo|arrendamiento)(?!\p{L})[^.;]{0,120}(?:venció|terminó|expiró|extingui\p{L}{2,4}|finalizó|caducó|quedó sin efecto)|(?<!\p{L})(?:contrato|convenio|acuerdo|arrendamiento) (?:anterior|antiguo|previo)(?!\p{L})[^.;]{0,120}(?:venció|terminó|expiró|extingui\p{L}{2,4}|finalizó|caducó|quedó sin efecto)|(?<!\p{L})(?:no (?:somos|soy|eres|es usted) parte (?:de|en) (?:ella?|es[eo]a?)|(?:es|son) (?:independientes?|ajen[oa]s?) (?:de|a) (?:este|nuestro) (?:contrato|acuerdo))(?!\p{L})/u,
  struck: /(?<!\p{L})(?:tachad[oa]s?|suprimid[oa]s?|anulad[oa]s?)(?!\p{L})/u,
  none: /^[^\p{L}]{0,4}(?:no(?: aplica| hay| procede| se pacta| se exige)?|ningun[oa]?|ningún|nada|sin)(?!\p{L})/u,
  background: /^(?:antecedentes|considerandos?|exponen|exponendo|manifiestan|preámbulo|expositivo)s?$/,
  whereas: /^\W{0,3}(?:considerando|por cuanto)\b/,
};
