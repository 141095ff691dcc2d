import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';
import { agreed, bothAlike, forBreach, readerMay } from './turned';

const price = String.raw`\b(?:precio|valor|tarifa|cuota|mensualidad|renta|alquiler|abono|importe|comisi[oó]n)\S{0,2}\b`;

/** How long it binds and what it may come to cost, in the words of those who draft without a lawyer. */
export const plainBindingHarms = {
  'automatic-renewal': [
    {
      says: [
        /\bse (?:entiende|entenderá|tendrá por|da por|dará por) (?:prorrogad|renovad|repetid|firmad)|\b(?:empieza|comienza|arranca|vuelve a (?:empezar|comenzar)|sigue|seguirá|continúa|continuará|te quedas|se queda|corre)\b.{0,30}\b(?:otr[oa]s?|sol[oa]|igual)\b/,
        /\b(?:mes(?:es)?|años?|semestre|trimestre|curso|temporada|plazo|periodo|período)\b/,
        /\b(?:salvo|a menos|excepto|mientras no|si (?:no|nadie|antes no)|quien\b.{0,30}\bno|como no|de no (?:mediar|recibir|haber|avisar|llegar))\b/,
      ],
      unless: [/\bno (?:se )?(?:renueva|prorroga|sigue)|\bpara siempre/, agreed],
      alone: true,
    },
  ],
  'narrow-way-out': [
    {
      says: [
        /\b(?:baja|cancelaci|cancelar|darse de baja|salida|renuncia al plan|dejarlo)\b/,
        /\b(?:en persona|presencial\S{0,5}|en mano|impreso|formulario en papel|burofax|carta certificada|ante notario)\b/,
        /\bno (?:vale|valen|sirve|sirven|se (?:admite|admiten|acepta|aceptan|atiende|atienden))\b|\b(?:solo|sólo|solamente|únicamente)\b|\b(?:del|entre el) (?:día )?\d{1,2} (?:al|y el) \d{1,2}\b/,
      ],
      unless: [bothAlike],
      alone: true,
    },
  ],
  'price-at-will': [
    {
      says: [
        new RegExp(price),
        /\bque (?:\S{1,10} ){0,3}?(?:figure|esté|aparezca|conste|publique|publiquemos|tenga|rija|marque|señale|indique|anuncie|tengamos)\b.{0,50}\b(?:publicad|list[ao]|cartel|tablón|tablero|web|página|app|aplicación|campus|vigor|vigente|entonces|ese momento|ese día)/,
      ],
      unless: [
        /\b(?:IPC|índice|máxim[oa]|tope|no (?:sube|cambia|varía|subirá)|descuento|impuesto|banco central|mora)\b/,
        agreed,
      ],
      alone: true,
    },
    {
      says: [
        /\b(?:nuev[oa]s? (?:valor|precio|cuota|tarifa|importe|renta|mensualidad|número)|(?:ajustaremos|ajustamos|actualizaremos|actualizamos|subiremos|subimos|pondremos al día|ponemos al día) (?:la|el|tu|su|los|las) (?:cuota|precio|valor|tarifa|mensualidad|renta))/,
        /\b(?:rige|regirá|vale|valdrá|corre|se aplica|se aplicará|desde el|a partir de|en cualquier momento|lo necesario)\b/,
        /\b(?:cada vez que|cuando (?:haga falta|sea necesario|convenga|lo veamos)|en cualquier momento|el que (?:a mí )?me parezca|lo necesario|según (?:la marcha|nuestros costos|nuestros gastos|sus costos))/,
      ],
      unless: [
        /\b(?:IPC|índice|máxim[oa]|tope|como mucho|sin que (?:pueda )?sub|darte de baja|darse de baja)\b/,
        agreed,
      ],
      alone: true,
    },
    {
      says: [
        new RegExp(price),
        /\b(?:iremos|irá|vamos|va) (?:poniendo|fijando|ajustando|actualizando)|\blo (?:pondremos|irá poniendo|fija|fijará|fijamos)\b/,
        /\b(?:según|conforme|cuando|en cualquier)\b/,
      ],
      unless: [/\b(?:IPC|índice|máxim[oa]|tope)\b/, agreed],
    },
  ],
  'price-climbs': [
    {
      says: [
        /\b(?:IPC|índice|inflación|dólar|coste de la vida)\b/,
        /\b(?:el que|la que|la cifra|según cuál|cuál(?:quiera)?)\b.{0,30}\b(?:más (?:alt|subid)|mayor|(?:subido|trepado|crecido) más)|\b(?:más|y) (?:\S{1,8} )?puntos?\b|\bnunca (?:baj|inferior|menos)|\bsi (?:ambos |la inflación |el índice )?(?:baja|bajan|fuera negativ)|\bno (?:baja|bajará|podrá bajar)|\baunque (?:el índice )?baje/,
        /\b(?:precio|cuota|renta|tarifa|mensualidad|alquiler|abono|importe|arancel|se (?:recalcul|acomod|actualiz|reajust|pone)|sub(?:e|irá|en))/,
      ],
      unless: [/\b(?:como máximo|máximo|tope|nunca más|sueldo|salario|mora)\b/],
      alone: true,
    },
  ],
  'terms-at-will': [
    {
      says: [
        /\b(?:lo nuevo|novedades|nuev[oa]s? (?:versión|texto|reglas?|normas?|condiciones|términos)|cambios?|modificaciones)\b/,
        /\b(?:página|web|app|aplicación|tablón|tablero|cartelera|sitio|correo|grupo)\b/,
        /\b(?:vale|valen|rige|rigen|obliga|obligan|se aplican?) desde (?:ese|el mismo|el) (?:momento|día|instante)|\b(?:si sigues|quien (?:siga|sigue)|seguir|si usted sigue|si continúas) .{0,50}\b(?:de acuerdo|acept|conforme|parece bien)/,
      ],
      unless: [agreed],
      alone: true,
    },
    {
      says: [
        /\b(?:puedo|podemos|podremos|podré|cambiamos|cambiaremos|modificamos|modificaremos)\b/,
        /\b(?:cambi|modific|actualiz|reescrib)\S{0,6} (?:est[aeo]s?|es[aeo]s?|las|los|nuestras) (?:normas?|reglas?|términos|condiciones|manual|reglamento)/,
      ],
      unless: [/\bno (?:podemos|puedo|podremos)/, agreed, /\b(?:contigo|con usted|entre los dos|darte de baja)\b/],
    },
  ],
  'service-at-will': [
    {
      says: [
        /\b(?:podrá|puede|podemos|podremos|puedo|se reserva|nos reservamos)\b/,
        /\b(?:otra persona|otr[oa] (?:profesor|docente|monitor|técnic|aula|sala|grupo|modalidad|fecha|horario|modelo|ciudad)|horarios?|de vivo a|en línea|fechas?|categoría|itinerario|programa|contenidos?)/,
        /\b(?:no (?:da|dará|darán|dan)|nada de (?:eso|esto|ello)|sin (?:que (?:ello|eso|esto) )?(?:dé|dar))\b.{0,30}\b(?:lugar|derecho|motivo|descuento|devoluci)/,
      ],
      unless: [agreed, bothAlike],
      alone: true,
    },
  ],
  'ended-at-will': [
    {
      says: [
        /\b(?:podrá|puede|podremos|podemos|puedo)\b.{0,20}\b(?:pedir|reclamar|recuperar|exigir)(?:te|le|os)?\b/,
        /\b(?:pieza|habitación|cuarto|trastero|local|piso|vivienda|plaza|escritorio|lugar|cuanto quede|todo el|totalidad)\b/,
        /\b(?:en cualquier momento|cuando (?:le|lo|nos) (?:convenga|necesite|quiera|estime)|sin (?:dar|expresar|explicar|alegar))\b/,
      ],
      unless: [readerMay, bothAlike, forBreach, agreed],
      notBy: 'reader',
      alone: true,
    },
    {
      says: [
        /\b(?:apaga|cierra|cerramos|corta|cortamos|termina|terminamos|cancela|cancelamos|damos de baja|da de baja|resolvemos|desactiva|desactivamos|lo dejamos|prescindimos)\b/,
        /\b(?:(?:el|cualquier) día que (?:lo )?(?:estime|estimemos|quiera|queramos|decida|crea|convenga|considere)|el mismo día|de un día para otro|cuando (?:lo )?(?:estime|estimemos|quiera|queramos|crea|considere)|si (?:sentimos|creemos|pensamos|nos parece|le parece|vemos)|sin (?:más|explicaciones|dar razones|previo aviso))\b/,
      ],
      unless: [readerMay, bothAlike, forBreach, agreed, /\bte devolvemos|\ble devuelve|\bavería/],
      notBy: 'reader',
      alone: true,
    },
  ],
  'rest-due-on-leaving': [
    {
      says: [
        /\b(?:irte|irse|marcharte|marcharse|te vas|se va|deja(?:r|n|s|rlo|s de)?\b.{0,20}\b(?:el|la|de|con)|despedida|salida|cerrar|antes del (?:fin|término|vencimiento|final)|anticipad|baja|abandon|renunci|te arrepent|se vaya|te vayas|dejes|deje )/,
        /\b(?:cuotas?|mensualidad(?:es)?|mes(?:es)?|rentas?|plazos?|importes?)\b.{0,40}\b(?:queden?|quedan|quedaran|falten?|faltan|pendientes?|rest[ae]n|restantes|hasta (?:el|la|su|fin|final|diciembre|noviembre|octubre|septiembre|agosto|julio|junio|completar))\b|\btodas las (?:cuotas|mensualidades|colegiaturas|rentas)\b|\b(?:cuotas|mensualidades|colegiaturas|rentas) (?:completas|íntegras)\b|\blos (?:dos|tres|cuatro|\d) siguientes\b/,
        /\b(?:pag|abon|complet|debi|debe|deb[eé]s|cobr|reclam|te pasamos|se le pasa|satisf|exig)/,
      ],
      unless: [
        /\b(?:no (?:deberá|debe|debes|pagará|paga|pagas|se cobra|tendrá que|tienes que)|sin pagar|no (?:me|nos|le) deb|de prueba|parte proporcional|devol|reembols|prorrate|te devuelv|ceder)\b/,
        forBreach,
      ],
      notBy: 'other',
      alone: true,
    },
  ],
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
