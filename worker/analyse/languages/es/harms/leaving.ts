import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';
import { agreed, eitherParty, readerMay } from './turned';

const forBreach =
  /\b(?:incumpl|impag|falta (?:muy )?grave|causa (?:justa|justificada|grave)|fuerza mayor|obras? de urgencia)/;

/** How it ends, and what that costs. */
export const spanishLeavingHarms = {
  'ended-at-will': [
    {
      says: [
        /\b(?:podrá|puede|podremos|podemos|podrán|se reserva|nos reservamos|facultad|derecho (?:a|de)|facultada)\b/,
        /\b(?:resolver|rescindir|terminar|dar(?:lo)? por (?:terminad|resuelt|finalizad|concluid|vencid)|extinguir|cancelar|cerrar|clausurar|poner fin|denunciar|desistir|prescindir|dejarlo|apagar|disponer de la plaza|dar de baja)/,
        /\b(?:en cualquier (?:momento|tiempo)|en todo momento|en cada momento|sin (?:(?:necesidad|obligación|que|tener|estar)\b.{0,30}\b)?(?:causa|motivo|expresi|expresar|justific|explic|aviso|preaviso|razón|responsab)|a (?:su|nuestro|mi) (?:\S{1,8} )?(?:criterio|discreción|juicio|arbitrio)|de inmediato|inmediatamente|en el acto|cuando (?:lo )?(?:estime|quiera|considere|crea|entienda)|por cualquier (?:causa|motivo|razón)|avisando con \S{1,8} (?:días|horas)|con (?:solo |sólo |apenas )?(?:un|dos|tres|cinco|siete|diez|\d{1,2}) (?:días?|horas)|a juicio de)/,
      ],
      unless: [readerMay, eitherParty, forBreach, agreed],
      notBy: 'reader',
    },
  ],
  'unequal-notice': [
    {
      says: [
        /\b(?:preaviso|aviso|avisa|avisar|antelación|anticipación|terminar|resolver|rescindir|desistir|denunciar)/,
        /\b(?:días|meses|semanas|mes|horas)\b.{0,120}\b(?:días|meses|semanas|mes|horas)\b/,
        /\b(?:mientras que|en cambio|por su parte|en tanto que|bastará(?: a)?|le bastan?|a la (?:empresa|casa) )/,
      ],
      unless: [eitherParty, /\bpenalización|\brenta\b/],
    },
    {
      says: [
        /\b(?:sólo|solo|solamente|únicamente) (?:el|la) \S{1,20} (?:podrá|puede) .{0,30}\b(?:resolver|rescindir|terminar|desistir|denunciar)|\b(?:resolver|rescindir|terminar|denunciar|desistir)\S{0,4}.{0,120}\b(?:facultad que no|no (?:corresponde|asiste|tendrá|le está|está abierto|gozará|tiene ese|podrá hacerlo))/,
      ],
      unless: [readerMay],
      notBy: 'reader',
    },
  ],
  'no-early-exit': [
    {
      says: [
        /\b(?:no (?:podrá|puede|podrás|puedes|cabe|hay|habrá|tendrá derecho a|tiene derecho a|se admite)|renuncia (?:al? )?|sin (?:posibilidad|derecho) (?:a|de)|en ningún caso podrá)\b/,
        /\b(?:desist|resol|rescind|baja|abandon|marchar|terminar|salir|puerta|cancel|denunciar)/,
        /\b(?:antes (?:de|del)|durante|anticipad|hasta (?:el|la|su)|permanencia|plazo|ni siquiera|en ningún caso|por ning[uú]n|ninguna (?:causa|circunstancia)|en todos esos)\b/,
      ],
      unless: [
        eitherParty,
        /\b(?:la empresa|el (?:arrendador|proveedor|empleador|prestador|operador)|la (?:arrendadora|prestadora|compañía)|la propiedad) no (?:podrá|puede)|devoluci|reembols|consumidor|gastos/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /\b(?:permanencia|obligado cumplimiento|cumplimiento obligatorio|plazo forzoso|duración forzosa|forzoso para)\b/,
        /\b(?:meses|años|año|plazo|totalidad|hasta)\b/,
        /\b(?:forzos|obligad|obligatori|íntegr|cualquiera que sea|sin excepción|en ningún caso|cumplir)/,
      ],
      unless: [/\bsin (?:compromiso de )?permanencia|no (?:hay|existe|tiene) .{0,20}permanencia/, eitherParty],
    },
  ],
  'rest-due-on-leaving': [
    {
      says: [
        /\b(?:baja|desist|abandon|march[ae]|(?:va|vas|irse|sale|saliera|deja|dejara|termina|cancela) antes|resol|rescind|cancel|terminaci|anticipad|retir|deje|se va\b)/,
        /\b(?:cuotas?|mensualidad(?:es)?|mes(?:es)?|rentas?|colegiaturas?|importes?|precio|plazos?|tiempo|salarios?|periodo|período)\b.{0,40}\b(?:pendientes?|rest[ae]n?|restantes?|falt[ae]n?|faltaren?|faltase|queden?|por (?:vencer|cumplir|transcurrir)|no vencid[ao]s?|hasta (?:el|la|su|diciembre|noviembre|fin) ?(?:final|fin|término|vencimiento|conclusión|terminación|\d)?)/,
        /\b(?:pag|abon|adeud|deb|indemniz|exig|penaliz|cubr|satisf|reclam|cobr)/,
      ],
      unless: [
        /\b(?:no (?:deberá|debe|pagará|paga|se cobra|tendrá que|adeuda)|parte proporcional|devolver|reembols|prorrate|vacaciones)/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /\bpenalizaci|\bindemnizaci|\babona|\bpaga/,
        /\bpor cada mes (?:que (?:le )?(?:reste|quede|falte|faltase)|restante|pendiente)|\b(?:\d{2} ?%|\d{2} por ciento|mitad|totalidad|íntegr\S{1,3}) .{0,30}\b(?:cuotas|mensualidades|meses|rentas) .{0,20}\b(?:falt|rest|pend|qued)/,
      ],
      notBy: 'other',
    },
  ],
  'rest-due-on-arrears': [
    {
      says: [
        /\b(?:impag|mora\b|retras|falta de pago|atras|no (?:se )?(?:pag|abon)|dej\S{1,4} de (?:pagar|abonar)|incumpl|sin noticias|vencid)/,
        /\bvencimiento anticipado|\bvencid[ao]s? anticipadamente|\bpor vencid|\bcaduc\S{1,5} (?:de )?(?:todos )?los plazos|\bexigibles?\b.{0,50}\b(?:totalidad|todas?|total|íntegr|resto|todo)|\b(?:totalidad|todas las|todo lo|el total|lo que falte|saldo (?:total|insoluto|pendiente))\b.{0,60}\b(?:exigible|de inmediato|de una vez|de golpe|inmediat|en el acto|todo)|\bexigir .{0,30}\b(?:totalidad|el total|todas|pago inmediato)/,
      ],
      unless: [/\b(?:doce|tres|12|3) (?:cuotas|mensualidades|plazos|meses)\b|\bprevio requerimiento|\bun mes para/],
    },
  ],
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
