import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';
import { bothAlike, readerMay } from './turned';

/** What it costs and who bears loss, in the words of those who draft without a lawyer. */
export const plainMoneyHarms = {
  'late-charges': [
    {
      says: [
        /\bpor cada (?:día|semana|mes|jornada)\b.{0,50}\b(?:retras|atras|demora|mora\b|tard)/,
        /(?:\d|\b(?:euros|pesos|soles|dólares)\b)/,
        /\b(?:renta|cuota|pago|ingreso|recibo|mensualidad|alquiler|importe|factura|plazo)\b/,
      ],
      unless: [
        /\b(?:máxim[oa]|como mucho|tope|interés legal|se (?:le |te )?(?:descont|descuent)|descuent|rebaj|a favor de)/,
        /\b(?:obra|entrega|instalaci|servicio|devoluci)\S{0,5}\b/,
      ],
      notBy: 'other',
      alone: true,
    },
  ],
  'flat-penalty': [
    {
      says: [
        /\bpor cada\b.{0,80}\b(?:paga|pagará|pagas|pagás|abona|abonará|abonas|cubre|cubrirá|debe|deberá|debes|se (?:le |te )?(?:cobra|cobrará|cobran|cargan?))\S{0,3} .{0,25}(?:\$|€|\d)/,
        /\b(?:aparez|falt[ae]|incumpl|infring|infrac|encuentr|detect|sin (?:aviso|avisar|permiso|autoriza)|queja|comentario|opini|reseñ|publiqu|contraven|no (?:asist|acud|present|devuelv|respet))/,
      ],
      unless: [
        /\b(?:hora|kilómetro|noche|persona|copia|unidad)(?:s|es)? (?:extra|adicional|de más)|\bla (?:empresa|escuela|compañía) (?:paga|abona)/,
      ],
      notBy: 'other',
      alone: true,
    },
  ],
  'deposit-kept': [
    {
      says: [
        /\b(?:depósito|fianza|garantía|señal)\b/,
        /\b(?:cubre|se (?:usa|usará|destina|destinará|aplica|aplicará|emplea)|sirve para|servirá para|de (?:él|ella) se (?:descuenta|paga))\b/,
        /\b(?:pintura|pintar|puesta a punto|lavado|limpieza (?:final|general|profunda)|próxim[oa] (?:residente|inquilin|huésped|arrendatari)|desgaste|reacondicion|renovaci)/,
      ],
      unless: [/\b(?:no (?:se|cubre)|salvo (?:el )?desgaste|desgaste (?:normal|propio))\b/],
      alone: true,
    },
  ],
  'no-refund': [
    {
      says: [
        /\b(?:dinero|entrada|matrícula|inscripción|anticipo|lo (?:ya )?pagado|reserva|aporte|aportación)\b/,
        /\b(?:se queda(?:n)? (?:en|con|para)|no (?:vuelve|se recupera)|cubre los gastos|se destina|lo destinamos|no se toca)\b/,
      ],
      unless: [/\b(?:fianza|te lo devolv|se devuelve|hasta que|como garantía)\b/],
      notBy: 'reader',
    },
  ],
  'liability-excluded': [
    {
      says: [
        /\blo que (?:le|te|les) (?:pase|ocurra|suceda)\b|\blo que (?:se )?(?:roben|pierda|rompa|dañe)\b/,
        /\b(?:(?:queda|corre|va|es) (?:a|por|de) (?:su |tu )?(?:cuenta|cargo|riesgo)|lo soporta|es cosa (?:suya|tuya)|no (?:es|será) (?:cosa|asunto) nuestr|a cuenta de él|a cuenta de ella)/,
      ],
      unless: [
        /\b(?:por (?:cuenta|cargo) de (?:la empresa|nosotros)|lo soporta (?:la empresa|el vendedor))\b/,
        bothAlike,
      ],
      alone: true,
    },
    {
      says: [
        /\b(?:a (?:ellos|ellas|él|ella)|al (?:hotel|transportista|fabricante|instalador|guía)|a quien (?:lo|la) (?:presta|hizo))\b.{0,40}\b(?:dirig|reclam|pedir)|\b(?:reclam|dirig)\S{0,6} .{0,30}\bdirectamente (?:a|al|con)\b/,
        /\b(?:reclam|responsab|daño|problema|fallo|incumpl)/,
      ],
      unless: [/\b(?:consumidor|junta arbitral|también|además)\b/, readerMay],
      notBy: 'reader',
    },
    {
      says: [
        /\bno (?:da|dan|dará|darán) lugar a (?:pago|indemniz|compensa|reclam|reembols)|\bcarga(?:rá|s|rás)? con (?:lo|los|las|el|la|todo|cualquier)|\bnada (?:pedirá|pedirás|nos pedirás|podrá pedir|reclamará|nos reclamarás)|\bconmigo no\b|\bno (?:me|nos) (?:hago|hacemos) cargo|\bno se hace cargo\b|\bno (?:respondo|respondemos|pagamos|cubrimos)\b.{0,20}\b(?:por|de)\b/,
        /\b(?:lesi[oó]n|accident|caíd[ae]|golp|rob[aeo]|hurt|salud|ánimo|enferm|daño|pérdid|joya|remedio|contagi|romp|rotur|quem|extrav|desapar)/,
      ],
      unless: [
        /\b(?:fuerza mayor|desgaste|por (?:tu|su) culpa|lo (?:asumimos|pagamos|cubrimos) nosotros|seguro (?:cubre|responde))\b/,
        bothAlike,
        /\b(?:client|usuari|soci|inquilin|arrendatari|alumn|participante|trabajador|huésped|residente|famili|vendedor|propietari)\S{0,4} no\b|\btú no\b/,
      ],
    },
  ],
  'claims-waived': [
    {
      says: [
        /\b(?:renunci\S{1,4} a(?:l| las?| los)?\b.{0,50}\b(?:plazo|prórrogas?|derechos?|protecci|beneficios?|garantías?)\b.{0,50}\b(?:la )?ley\b|no (?:te|se) acoges?\b.{0,60}\b(?:reglas|normas|ley|régimen)|deja(?:s|ndo)? de lado .{0,30}\b(?:ley|derechos))/,
      ],
      unless: [/\b(?:irrenunciabl|no (?:contiene|supone|implica|renunci))/],
      notBy: 'other',
      alone: true,
    },
  ],
  'liable-without-fault': [
    {
      says: [
        /\b(?:se (?:reparte|paga|divide|cobra|carga|prorratea)|lo (?:pagan|pagáis|pagamos)|pagan?)\b.{0,40}\b(?:entre|todos|cada uno|a partes iguales)\b/,
        /\b(?:romp|rot[oa]|pierd|perd|daño|desperfect|estrope|falt[ae]|desapar)/,
        /\b(?:dueño conocido|nadie (?:dice|sabe|responde)|no se (?:sepa|sabe|conoce)|sin (?:autor|responsable)|(?:hubiera|estuviera|estuvieras|hubieran)\S{0,2}\b|sea de quien sea|fuera quien fuera)/,
      ],
      unless: [/\b(?:la (?:casa|empresa) paga|seguro)\b/],
      alone: true,
    },
  ],
  'pays-without-service': [
    {
      says: [
        /\b(?:cuotas?|rentas?|mes(?:es)?|mensualidad(?:es)?|menú|días?|precio|alquiler)\b/,
        /\b(?:siguen? (?:su curso|corriendo|contando|pagándose)|corren? (?:también|igual|lo mismo)|se (?:facturan?|cobran?|pagan?) (?:como|igual|lo mismo)|seguir[áa]s? pagando|sigues pagando)\b/,
        /\b(?:aunque|lesi[oó]n|embarazo|mudanza|vacacion|enferm|rob[aeo]|romp|cerrad|sin (?:entrada|acceso|servicio|uso)|bloque|no (?:us|veng|vay|pued|asist|quier)|faltas?|hospital|ese día)/,
      ],
      unless: [/\b(?:salario|sueldo|nómina|no se (?:cobra|paga|factura)|devolv|devuelv)/],
      notBy: 'other',
      alone: true,
    },
  ],
  'wage-deduction': [
    {
      says: [
        /\b(?:se restan?|se quitan?|salen? de|se cobran? de|se descuentan?|te descuento|te descontamos)\b/,
        /\b(?:nómina|sueldo|salario|jornal|tu paga|comisiones)\b/,
        /\b(?:rot[oa]s?|romp|caja|diferencia|falt|daño|sin pagar|error|platos|copas|herramienta|uniforme|retras)/,
      ],
      unless: [/\bno se (?:restan?|quitan?|descuentan?)/],
      notBy: 'reader',
      alone: true,
    },
  ],
  'unpaid-time': [
    {
      says: [
        /\b(?:tiempo|horas?|minutos|lo que se tarde|reuniones|consultas|guardias|desplazamientos)\b/,
        /\b(?:ya (?:retribuid|pagad|incluid|compensad)|va(?:n)? incluid|sin (?:cargo|cobr|paga)|no se (?:pagan?|cobran?|cuentan?))/,
        /\b(?:salario|sueldo|jornada|turno|cierre|recog|nómina|lo anterior)\b/,
      ],
      unless: [/\b(?:alumn|client)\S{0,3} no\b|\bcomida\b/],
    },
  ],
  'their-costs-on-reader': [
    {
      says: [
        /\b(?:honorarios|comisi[oó]n|gastos) (?:de|del|de la|de los) .{0,60}\b(?:agencia|inmobiliaria|gestor|abogad|notar|administrador|intermediari|corredor)/,
        /\bpor encargo de\b|\bque (?:ha )?contrat(?:ó|ado)\b|\bde la parte (?:arrendadora|vendedora)/,
        /\b(?:abona|abonará|paga|pagará|corren?|satisface|a cargo|por cuenta)\b/,
      ],
      unless: [/\b(?:por mitad|cada (?:parte|uno))\b/],
      alone: true,
    },
    {
      says: [
        /\b(?:envíos?|ida|vuelta|devoluci\S{1,4}|reembolsos?|transporte|portes|retorno)\b.{0,40}\b(?:corren?|van|son|serán|es) (?:por|de|a) (?:tu |su )?(?:cuenta|cargo|costa)/,
        /\b(?:vendedor|client|comprador|usted|tuya?|tu|inquilin|arrendatari)/,
        /\b(?:aunque|cualquier|en el estado|sin importar|todo|ida)\b/,
      ],
      unless: [/\b(?:por cuenta (?:de la|del) (?:empresa|plataforma|tienda|casa|proveedor)|nuestra cuenta)/],
      notBy: 'other',
      alone: true,
    },
  ],
  'warranty-excluded': [
    {
      says: [
        /\bgarantías?\b/,
        /\b(?:sustituid|por cumplida|en lugar de|reemplaza)\S{0,2}\b.{0,50}\b(?:ley|legal)|\b(?:acaba con|se pierde|anula|deja sin efecto|caduca|termina)\b.{0,40}\bgarantía|\bgarantía\b.{0,40}\b(?:se (?:pierde|anula|acaba)|queda sin)/,
      ],
      unless: [/\bno (?:se pierde|anula|sustituye)|\bmal uso/],
      alone: true,
    },
  ],
  'claim-period-short': [
    {
      says: [
        /\b(?:pasad[oa]s? (?:ese|esos|este|estos|el|los|las|un|una|\d)|transcurrid|con el transcurso|lo que (?:no (?:aparezca|conste|figure)|se descubra|no se (?:diga|avise|anote|señale))|quien no (?:reclame|avise|diga))/,
        /\b(?:es correct|se tiene por|conforme|aceptad|disfrutad|por buen[ao]|libre de (?:faltas|defectos)|no (?:lo |la |las |los |se |hay |cabe )?(?:pag|admit|atiend|reclam|discut|vuelve|respond))/,
        /\b(?:factura|reclam|faltas?\b|daño|defecto|servicio|viaje|obra|entreg|trabajo|queja|casa|cuenta|recuerdo|España)/,
      ],
      unless: [/\b(?:desist|arrepent|requerimiento|mora)\b/, readerMay],
      notBy: 'other',
    },
  ],
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
