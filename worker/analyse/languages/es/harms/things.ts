import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';
import { byAgreement, provider } from './turned';

/** Rooms, things and services while it lasts. */
export const spanishThingsHarms = {
  'entry-at-will': [
    {
      says: [
        /\b(?:entrar|entran|acceder|ingresar|pasar a|visitar|inspeccionar|acceso|enseñar)/,
        /\b(?:vivienda|piso|casa|inmueble|habitaci[oó]n|local|domicilio|departamento|finca|apartamento|cuarto|trastero)\b/,
        /\b(?:sin (?:previo |un )?(?:aviso|avisar|necesidad|permiso|pedir|que)|cualquier (?:momento|hora|día)|cuando (?:quiera|lo|le|les|se)|llaves?|en (?:su )?ausencia)\b/,
      ],
      unless: [
        /\b(?:inquilin|arrendatari|huésped|client|usuari)\S{0,4} (?:podrá|puede|tiene|tendrá)|\bno (?:podrá|puede|entrará|accederá|entra)\b|\bcon (?:aviso|preaviso|\S{1,12} (?:horas|días) de)/,
        byAgreement,
      ],
      notBy: 'reader',
    },
  ],
  'repairs-on-reader': [
    {
      says: [
        /\b(?:reparaci|reparar|averí|mantenimiento|conservaci|desperfect|arregl|repon|reposici|sustituci)/,
        /\b(?:a cargo|por cuenta|de cuenta|a costa|correr|asum|paga|abona|correspond|la cuenta la lleva)\S{0,6}\b.{0,60}\b(?:arrendatari|inquilin|client|usted|usuari|franquiciad|huésped|comprador|locatari|suy[oa]|propia)|\b(?:arrendatari|inquilin|locatari|client|franquiciad|huésped)\S{0,3} .{0,60}\b(?:paga|abona|asum|correr|repon|repar|hará|sufrag)/,
        /\b(?:cald|tuber|techo|tejado|estructur|instalaci|cualquier|tod[oa]s?\b|incluso|incluid|aunque|desgaste|cualquiera|origen|electrodom|ascensor|fachada|tengan|necesari|ordinari|extraordinari)/,
      ],
      unless: [
        /\b(?:pequeñas|por (?:su|el|un) (?:mal )?uso|culpa|negligencia|no (?:paga|asume|corresponde))/,
        provider,
      ],
      notBy: 'other',
    },
  ],
  'goods-taken': [
    {
      says: [
        /\b(?:vender|vend[ae]|retener|retendrá|disponer|retirar|desmontar|destruir|desech|tirar|quedar|apropi|abandonad|subast|suy[oa]s?\b|propiedad de|se queda)/,
        /\b(?:bienes|objetos|enseres|pertenencias|cosas|muebles|mercanc|equipaje|efectos|vehículo|coche|sistema|contenido del|lo que no se)/,
        /\b(?:podrá|puede|podremos|facult|se entender|se considerar|quedar|queda|pasar|pasan|autoriza)/,
      ],
      unless: [/\b(?:podrá retirar sus|debe retirar|no (?:podrá|puede)|reserva de dominio|datos personales)/],
      notBy: 'reader',
    },
  ],
  'access-blocked': [
    {
      says: [
        /\b(?:suspen|bloque|cort[ae]|desactiv|desconect|interrump|inmoviliz|restring|cierra|cerrar|apagar|impedir|negar)\S{0,6}\b.{0,60}\b(?:acceso|cuenta|servicio|suministro|línea|programa|plataforma|entrada|perfil|equipo|vehículo|luz)|\borden de corte/,
        /\b(?:sin (?:previo |otra |otro )?(?:aviso|preaviso|advertencia|avisar|necesidad|notific|más|carta)|de inmediato|inmediatamente|en el acto|automática|cualquier momento|al día siguiente|a distancia|a (?:su|nuestro) (?:\S{1,8} )?(?:criterio|juicio|discreción))/,
      ],
      unless: [/\b(?:no (?:podrá|puede) (?:suspen|cortar|bloque|interrump)|mantenimiento programado)/],
      notBy: 'reader',
    },
  ],
  'pays-without-service': [
    {
      says: [
        /\b(?:cuota|renta|precio|mensualidad|alquiler|tarifa|importe|mes|paga|abona|cobra|factura|se pagan?|se abonan)\S{0,4}\b/,
        /\b(?:segu\S{1,4} (?:deveng|pag|corri|vigent|debi|contan|cobr)|sigue contando|se (?:paga|abona|cobra|devenga|factura)\S{0,3} (?:igual|enter|íntegr|como)|íntegr|enter[oa]s?\b|no se (?:reduc|descuent|suspend|interrump)|corre igual|igualmente|sin (?:descuento|rebaja|reducción|ajuste)|no (?:reduce|exime|libera|dispensa))/,
        /\b(?:aunque|aun cuando|aun si|incluso|mientras|durante|cierr|cerrad|vacacion|ausen|enferm|averí|suspen|interrup|faltas?|no (?:use|utilice|asista|funcione|pueda)|hospital|festiv|taller|puerta)/,
      ],
      unless: [/\b(?:salario|sueldo|retribuci|retribuid|nómina|trabajador|se suspende el pago|devuel)/, provider],
      notBy: 'other',
    },
  ],
  'moved-at-will': [
    {
      says: [
        /\b(?:traslad|reubic|cambi|mudar|destin|mover|poner)\S{0,5}\b/,
        /\b(?:centro|ciudad|plaza|habitaci[oó]n|cama|puesto|oficina|box|trastero|lugar de trabajo|localidad|calzo|parcela|casa|mesa)\b/,
        /\b(?:podrá|puede|puedo|podremos)\b.{0,80}\b(?:client|inquilin|trabajador|emplead|usted|te |alumn|arrendatari|otr[oa])|\b(?:unilateralmente|sin (?:su )?consentimiento|según (?:las )?necesidades)/,
      ],
      unless: [byAgreement, /\b(?:domicilio|titular|no (?:podrá|puede))\b/],
      notBy: 'reader',
    },
  ],
  'other-performs': [
    {
      says: [
        /\b(?:sustitu|reemplaz|subcontrat|otr[oa]s? (?:profesional|persona|equipo)|deleg|asignar)\S{0,6}\b/,
        /\b(?:profesional|persona|artista|profesor|médico|técnico|fotógraf|monitor|colaborador|terceros?|equipos?|habitación|vehículo|modelo|producto|casa)/,
        /\b(?:sin (?:necesidad|que|previ|consent|aviso)|libremente|que (?:estime|considere|decida)|a su (?:criterio|elección)|según disponib|mismo precio)/,
      ],
      unless: [byAgreement],
      notBy: 'reader',
    },
  ],
  'no-date-promised': [
    {
      says: [
        /\b(?:plazos?|fechas?|entrega|inicio|demoras?|retrasos?)\b/,
        /\b(?:orientativ|meramente|no (?:vinculant|garantiz|son vinculant|es vinculant|obliga)|(?:demoras?|retrasos?) .{0,60}\b(?:no (?:dar|gener|facult|otorg|podr)|sin (?:derecho|indemn))|no podrá (?:resolver|cancelar).{0,60}(?:demoras?|retras))/,
      ],
      unless: [/\b(?:pago|renta|impag|moratori)/],
      notBy: 'reader',
    },
  ],
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
