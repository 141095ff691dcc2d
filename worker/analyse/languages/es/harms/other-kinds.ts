import type { OtherKindWords } from '#worker/analyse/languages/harm-words.ts';

/** What tells one kind of harm from another. */
export const spanishOtherKinds: OtherKindWords = {
  endsContract:
    /\b(?:puedo|podemos|puede|pueden) (?:irme|irnos|irse|marcharme|marcharse|dejarlo) (?:en cualquier momento|cuando)|\b(?:podr[áa]\S{0,3}|puede[ns]?|podemos|facultad\S{0,3}|derecho a)\b.{0,40}\b(?:resolver|rescindir|terminar|cancelar|dar por (?:terminad|finalizad)\S{1,2}) (?:\S{1,10} ){0,2}(?:contrato|acuerdo|abono|suscripción|arrendamiento|convenio)\b.{0,80}\b(?:en cualquier momento|sin (?:\S{1,14} ){0,3}(?:causa|motivo)|por cualquier|aviso|días)/,
  moneyKept:
    /\b(?:aportación|contribución|cuota|señal|precio|suma|cantidad|anticipo|pago|fianza|importe)s? (?:\S{1,12} ){0,3}(?:queda|quedará|será|es|está)\S{0,2} (?:\S{1,18} ){0,2}(?:adquirid|ganad|en poder d|propiedad d)/,
  paidBackOnLeaving:
    /^(?=.{0,400}(?:devolv|devuelv|reintegr|reembols))(?=.{0,400}(?:\bse va\b|se marcha|deja\b|dejar|baja|cesa|despid|renuncia|abandona))(?=.{0,400}(?:empresa|empleador|salario|sueldo|nómina|finiquito|formación|curso|máster|prima))/,
  onDefault:
    /^(?!.{0,400}\b(?:en cualquier momento|cuando quiera|sin (?:\S{1,14} ){0,3}(?:causa|motivo|razón)|por cualquier|a su (?:solo |sola )?(?:arbitrio|voluntad|discreción))).{0,400}\b(?:si|cuando|en caso de|ante|por)\b.{0,60}(?:incumpl|no (?:paga|pague|pagara|cumple|cumpla|respeta)|se retras|se atras|retraso|mora\b|impago|falta de pago|infring)/,
  allToCome:
    /\b(?:resto|restantes?|pendientes?|que (?:falte|quede|resten?|falten|queden)\S{0,1}|hasta el (?:final|fin|término)|todas las (?:cuotas|mensualidades|rentas)|todos los (?:meses|pagos|plazos))\b/,
  wholeDamage:
    /\b(?:todo el|la totalidad del?|entero el|íntegramente el) (?:\S{1,10} )?(?:daño|perjuicio).{0,160}\b(?:con independencia|aunque|sea quien sea|sin culpa|haya o no)|\b(?:con independencia|sin culpa|haya o no)\b.{0,160}\b(?:todo el|la totalidad del?) (?:daño|perjuicio)/,
  anyDamage:
    /^(?!.{0,400}(?:penal|multa))(?=.{0,400}(?:todo|cualquier|cada) (?:\S{1,12} )?daño).{0,400}(?:aunque no|sin (?:\S{1,8} )?culpa|con independencia de la culpa)/,
  downPayment: /(?:a cuenta|señal?(?!\p{L})|arras|entrega(?:do|da) (?:inicial|a cuenta)|pago inicial|adelantad[oa])/u,
  fixedSum: /\b(?:penal|multa|recargo|fij[oa]\b|a tanto alzado)|\d ?(?:€|euros|pesos|%)|[$€] ?\d|por ciento/,
  byOthers:
    /\b(?:robos?|hurtos?|sustraccion|sustracción|vandal|temporal|heladas?|inundaci|rayos?|plagas?|terceros|otros (?:inquilinos|socios|huéspedes|usuarios|clientes))/,
  atFault:
    /\b(?:culpa|negligen|descuido|causad|por cualquier|cualquiera que|venga de|aunque|aun cuando|incluso|nuestro personal|sab(?:ía|e)|supier|conoc|daños?\b|lesi|accidente|pérdida)/,
};
