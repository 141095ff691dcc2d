import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';
import { agreed, eitherParty, readerMay } from './turned';

/** How long it binds, what it costs and what it gives: what the other side may alter. */
export const spanishBindingHarms = {
  'automatic-renewal': [
    {
      says: [
        /\b(?:renov|renuev|prorrog|prórrog|reconduc)\S{0,14}.{0,80}\b(?:automática|automático|tácit|solo|sola|solit[oa]|por sí mism|de pleno derecho)|\b(?:automática|tácita)mente.{0,40}\b(?:renov|renuev|prorrog)/,
      ],
      unless: [
        /\bno (?:se |hay |habrá |cabe |existe |procede )?(?:\S{1,12} )?(?:renov|renuev|prorrog|prórrog|reconduc)|\bsin (?:renovación|prórroga|reconducción)|obligatoriamente|\b(?:solo|sólo|solamente|únicamente) (?:se )?(?:renov|renuev|prorrog)/,
        agreed,
      ],
    },
    {
      says: [
        /\bse (?:(?:entiende|entenderá|considera|considerará|tendrá por|da por|dará por) )?(?:renovad|prorrogad|firmad|renueva|renovará|prorroga|prorrogará|reconduce|reconducirá|hará de nuevo|extiende|extenderá|repite)\S{0,3}|\bqueda(?:rá)? (?:renovad|prorrogad|inscrit)|\b(?:otr[oa]s? (?:tant[oa]s?|doce|seis|tres|dos|siete|diez|veinticuatro|\d{1,2})|(?:otro|un nuevo) (?:año|periodo|período|plazo|ciclo))\b/,
        /\b(?:salvo|a menos que|a no ser que|excepto|mientras (?:no|nadie)|si (?:no|nadie|ningun|antes|en ese))\b/,
        /\b(?:mes|meses|año|años|periodo|período|plazo|ciclo|curso|trimestre)\S?\b/,
      ],
      unless: [
        /\bno (?:se |hay |habrá |cabe |existe )(?:\S{1,12} )?(?:renov|renuev|prorrog|prórrog)|obligatoriamente|\bmulta|\bplazo adicional|\bpag[ao]\b/,
        agreed,
      ],
    },
  ],
  'narrow-way-out': [
    {
      says: [
        /\b(?:baja|cancelaci|cancelar|desist|denunci|preaviso|aviso|terminaci|rescisi|resoluci|no (?:renov|reconduc|prorrog))/,
        /\b(?:únicamente|solo|sólo|solamente|exclusivamente|no (?:será|es|tendrá) (?:válid|efecto))\S{0,3} .{0,60}\b(?:burofax|certificad[ao]|notari|en persona|presencial|telef[oó]n|oficina|mostrador|formulario|impreso)|\bni antes ni después\b|\b(?:burofax|carta certificada|correo certificado|carta sellada).{0,60}\b(?:meses|días) (?:antes|de antelación)/,
      ],
      unless: [/\bcorreo electrónico|\bcualquier medio/, eitherParty],
    },
    {
      says: [
        /\b(?:baja|cancelaci|cancelar|preaviso|no renov)/,
        /\bentre (?:el|los) (?:día )?\S{1,12} y (?:el|los) .{0,40}\b(?:antes|previos|anteriores)\b/,
      ],
      unless: [eitherParty],
    },
  ],
  'price-at-will': [
    {
      says: [
        /\b(?:podrá|puede|podremos|podemos|podrán|puedo|se reserva|nos reservamos|facultad|facultada|derecho (?:a|de)|en libertad)\b/,
        /\b(?:modific|revis|actualiz|sub|aument|increment|ajust|cambi|fij|vari|adapt|elev|traslad|repercut)(?:ar|ir|er)\S{0,3} .{0,60}\b(?:precios?|tarifas?|cuotas?|rentas?|canon|importes?|comisi[oó]n|comisiones|honorarios|tipo de interés|tasa|alquiler|primas?|mensualidad|aranceles?|colegiaturas?)\b/,
      ],
      unless: [
        /\b(?:IPC|índice|máxim[oa]s?|tope|como mucho|hasta (?:un|el) \d|sin (?:superar|exceder)|no (?:superará|excederá)|sin (?:coste|penalización|cargo)|darse de baja|impuestos?|IVA|reducir|rebajar|renegociar)\b/,
        agreed,
        readerMay,
        eitherParty,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /\b(?:precios?|tarifas?|cuotas?|rentas?|canon|comisi[oó]n|honorarios|tipo de interés|alquiler|prima|mensualidad|margen|valor)\b/,
        /\b(?:a (?:su|nuestro|mi|sola|libre) (?:\S{1,8} )?(?:criterio|discreción|juicio|arbitrio|elección)|que (?:la \S{1,15} |el \S{1,15} )?(?:estime|considere|decida|juzgue|le parezca|crea|a mí me parezca) ?|según (?:me|le|les) |unilateralmente|discrecional|libremente|sin (?:límite|tope|techo)\b|que (?:entonces|en ese momento) (?:rija|esté|tenga|haya)|lista de precios del día)/,
        /\b(?:modific|revis|actualiz|sub|aument|increment|ajust|cambi|fij|vari|adapt|elev|nuev|será|pasa|determin|resulta|rig|aplic|adquir)/,
      ],
      unless: [/\b(?:no (?:podrá|puede|será)|sin que pueda|bajar|rebajar|propina|daño|desperfect)/, agreed, readerMay],
      notBy: 'reader',
    },
  ],
  'price-climbs': [
    {
      says: [
        /\b(?:precio|tarifa|cuota|renta|canon|alquiler|prima|mensualidad|colegiatura|importe)s?\b|\b(?:aumenta|sube|subirá|aumentará|se incrementa)/,
        /\b(?:aument|increment|sub(?:e|en|irá|irán|ida)|revis|actualiz|crec|reajust|elev)/,
        /\b(?:cada (?:año|mes|1|primero|enero|seis|doce|trimestre|semestre|aniversario)|anual|anuales|anualmente|todos los años|por año|al año|semestral|trimestral|mensual)\S{0,6}\b/,
        /\bmás .{0,15}\bpuntos?\b|\b(?:como |un )?mínim|\bal menos\b|\bmás alt|\bmayor\b|\bnunca (?:baj|inferior)|\d ?(?:%|por ciento)|\b(?:tres|cuatro|cinco|seis|siete|ocho|diez|quince|veinte) por ciento/,
      ],
      unless: [
        /\b(?:como (?:máximo|mucho)|máxim[oa]|tope|límite|no (?:podrá|superará|excederá|puede)|sin (?:exceder|superar)|sueldo|salario|retribución|moratori|mora\b|TAE|descuento)/,
      ],
    },
  ],
  'terms-at-will': [
    {
      says: [
        /\b(?:podrá|puede|podremos|podemos|podrán|se reserva|nos reservamos|facultad|derecho (?:a|de)|libre de|cuando (?:quiera|lo estime|lo considere))\b/,
        /\b(?:modific|cambi|revis|actualiz|reescrib|vari|adapt|alter|sustitu)\S{0,6} .{0,60}\b(?:condiciones|términos|contrato|reglamento|normas|normativa|cláusulas?|política|manual|texto|estatuto)\b/,
      ],
      unless: [/\bsin (?:coste|penalización)|darse de baja|por escrito y firmad/, agreed, readerMay, eitherParty],
      notBy: 'reader',
    },
    {
      says: [
        /\b(?:versión|texto|condiciones|términos|reglamento|manual|política|modificaci|cambios?)\S{0,4} .{0,80}\b(?:publi|en línea|web|página|app|aplicación|tablero|tablón|vigente en cada momento)/,
        /\b(?:obliga|vale|vincul|rige|prevalec|aceptad|aceptaci|equivale|surt|efecto|entrar[aá]n? en vigor)/,
        /\b(?:vigente|modific|cambi|nuev|en línea|revisar|actualiz|vers)/,
      ],
      unless: [agreed, readerMay],
    },
  ],
  'service-at-will': [
    {
      says: [
        /\b(?:podrá|puede|podremos|podemos|podrán|se reserva|nos reservamos|facultad|derecho (?:a|de))\b/,
        /\b(?:modific|sustitu|reemplaz|suprim|reduc|retir|elimin|cambi|alter|reprogram|reorganiz|limit)\S{0,5} .{0,60}\b(?:servicios?|prestaci|canales|funciones|funcionalidad|contenidos?|horarios?|clases?|cursos?|profesor|grupos?|plan(?:es)?|programas?|instalaci|modalidad|equipos|productos?|características|itinerario|hotel|actividad|menú)/,
      ],
      unless: [
        /\b(?:fuerza mayor|igual o superior|superior categoría|sin (?:coste|penalización)|por razones de (?:seguridad|salud)|jornada|turno)/,
        agreed,
        readerMay,
        eitherParty,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /\b(?:sustitu|reemplaz|suprim|reduc|retir|elimin|cambi|salida|desaparec|modific|acomod)/,
        /\bsin (?:que (?:ello|esto|eso) )?(?:altere|modifique|rebaj|reduzca|rebaja|ajuste|reducción|descuento)|\bno (?:rebaja|reduce|altera|dará derecho|da derecho)|\b(?:al|por el) mismo precio|\bel precio (?:es|será|sigue siendo) el mismo/,
      ],
      unless: [readerMay, agreed, /\bsalario|sueldo/],
    },
  ],
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
