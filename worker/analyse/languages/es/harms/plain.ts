import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';

const agreed =
  /\b(?:de (?:común|mutuo) acuerdo|si (?:lo )?(?:aceptas|acepta|estás de acuerdo|está de acuerdo)|acuerdo firmado|por escrito y firmad|(?:con|previ[oa]|sin) (?:el |la |su |tu )?(?:permiso|consentimiento|conformidad|aceptación|acuerdo)|(?:no|nunca|ni) (?:te |le |se )?(?:podrá|puede|podemos|cambi|sub|modific))/;
const bothAlike =
  /\b(?:cualquiera de (?:las (?:dos )?partes|los dos|nosotros)|ambas partes|cada (?:una de las )?partes?|ninguna de las partes|ninguno de los dos|cada uno)\b/;
const readerMay =
  /\b(?:client|usuari|consumidor|soci|inquilin|arrendatari|alumn|participante|trabajador|emplead|huésped|residente|famili|vendedor|propietari)\S{0,4} (?:\S{1,12} )?(?:podrá|puede|tiene derecho)\b|\b(?:puede|podrá) usted\b|\b(?:puedes|podés|podrás)\b/;
const forBreach =
  /\b(?:incumpl|impag|falta (?:muy )?grave|agre(?:de|sión)|rob[aeo]|hurto|droga|causa (?:justa|justificada|grave)|fallece|fuerza mayor)/;
const price = String.raw`\b(?:precio|valor|tarifa|cuota|mensualidad|renta|alquiler|abono|importe|comisi[oó]n)\S{0,2}\b`;

/** Harms in the words of those who draft without a lawyer: bare present, "we" and "you", no term of law. */
export const spanishPlainHarms: Partial<Record<HarmType, readonly HarmSaying[]>> = {
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
  'clients-banned': [
    {
      says: [
        /\b(?:cuidador|emplead|trabajador|profesor|monitor|técnic|personal|niñera|maestr|colaborador|una de ellas|uno de ellos|nuestr[oa]s? (?:gente|equipo))/,
        /\b(?:trabaj\S{1,5}|contrat\S{1,6}|emple[ae]\S{0,3}|colabor\S{1,4})\b.{0,60}\b(?:tu casa|su casa|por su cuenta|directamente|por fuera|contigo|con usted|para (?:ti|usted|vos))\b|\b(?:contratas?|contratar|contrata|emplear|das trabajo|dar trabajo) (?:\S{1,12} ){0,3}(?:a|de) (?:nuestr|un[oa] de)/,
        /\b(?:pag|reconoc|abon|deb|indemn|penal|multa|compens)/,
      ],
      unless: [/\b(?:datos|no (?:pagas|debes|hay que pagar)|libremente)\b/],
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
  'entry-at-will': [
    {
      says: [
        /\b(?:abr(?:e|en|ir|imos)|entr(?:a|an|ar|amos|o)|pas(?:a|ar|o|amos)|visit(?:a|ar|amos)|acced(?:e|er)|revis(?:a|ar|amos)|inspeccion\S{1,4}|mirar|usa (?:su|la) (?:propia )?llave)\b/,
        /\b(?:cuartos?|habitaci[oó]n|habitaciones|pisos?|casa|vivienda|departamento|local|llave|pieza|dormitorio|clósets?|cajones|armarios?|taquillas?|trastero)\b/,
        /\b(?:cuando (?:lo |le |me |nos )?(?:ve|vea|quiera|crea|estime|venga bien|viene bien|parezca|convenga|necesite|resulte)|est[eé]s? o no|sin (?:que .{0,12})?(?:avis|previo aviso|pedir)|no hace falta (?:que )?(?:te |le |se )?avis|a cualquier hora|avisando si)/,
      ],
      unless: [
        /\b(?:incendio|fuga|urgencia|emergencia|no (?:podrá|puede|entra|entrará|se entra))\b/,
        /\b(?:puedes|podés|podrás) entrar/,
      ],
      notBy: 'reader',
      alone: true,
    },
  ],
  'goods-taken': [
    {
      says: [
        /\b(?:dispon(?:e|er|drá) de (?:ellas|ellos)|pasan? (?:sin más )?a (?:nombre|ser|manos|propiedad) de|quedan? en propiedad de|responden por la deuda|se queda con (?:ellas|ellos|las cosas|los objetos))/,
        /\b(?:cosas|furgoneta|vehículo|coche|moto|bienes|muebles|mercancía|equipos?|enseres|objetos|pertenencias|deuda)\b/,
      ],
      unless: [/\b(?:una vez pagad|al pagar la última|al terminar de pagar|comprador)\b/],
      notBy: 'reader',
      alone: true,
    },
    {
      says: [
        /\b(?:saldo|dinero|ventas|fondos|ganancias|cosas|pertenencias|enseres|lo que haya|muebles|equipaje)\b/,
        /\b(?:se quedan? (?:guardad|retenid|adentro|dentro|bloquead|congelad)|queda(?:n|rá|rán)? (?:guardad|retenid|adentro|bloquead|congelad)|retenemos|retendremos|guardamos hasta|se retienen?)/,
        /\b(?:días|meses|hasta que|contra el pago|sin (?:intereses|explic|que haga falta|dar))/,
      ],
      unless: [/\b(?:te (?:las|los) guardamos gratis|impuesto|datos)\b/],
      notBy: 'reader',
      alone: true,
    },
  ],
  'access-blocked': [
    {
      says: [
        /\b(?:código|llave|tarjeta|cerradura|acceso|cuenta|perfil|aula|campus|línea|luz|agua|aparato|programa|dispositivo|torno|molinete|puerta|suministro|tienda)\b/,
        /\b(?:deja(?:rá)? de (?:funcionar|abrir|servir)|se (?:bloquea|desactiva|anula|apaga|corta|cierra sol[oa])|cambia(?:rá)? la cerradura|bloquead[oa] hasta|(?:cambiamos|cambiaremos|bloqueamos|desactivamos|cortamos)\b)/,
        /\b(?:mora|debes?|debas|atras|impag|sin pagar|no (?:pagas|paga|has pagado)|retraso|devuelto|deuda|falta dos veces|mismo día|día siguiente|a distancia)\b/,
      ],
      unless: [/\bno (?:se )?(?:bloque|cort|desactiv|apag|cambi)|\bno podrá|\bpérdida de (?:la|tu|su)/],
      notBy: 'reader',
      alone: true,
    },
  ],
  'data-shared': [
    {
      says: [
        /\b(?:huellas?|rostro|cara|biométric|datos|su número|tu número|teléfono|lo que gasta\S?|correo|historial|pulsaciones|salud|ubicación|conversaciones|fotos de)\b/,
        /\b(?:pasan?|pueden? pasar|pasarán?|pasamos|llegan?|van|se env[ií]an?|enviamos|entregamos|damos|vendemos|compartimos)\b.{0,50}\b(?:empresas|aseguradoras?|socios|anunciantes|terceros|casas amigas|nuestro grupo|del grupo|patrocinador|marcas)/,
      ],
      unless: [
        /\bno (?:los?|las?|se)? ?(?:pas|vend|compart|ced|damos|entreg|env)|\b(?:solo|sólo|únicamente) (?:para|con|a)\b/,
      ],
      notBy: 'reader',
      alone: true,
    },
  ],
  'likeness-for-ever': [
    {
      says: [
        /\b(?:fotos?|vídeos?|videos?|imagen|imágenes|voz|grabaci\S{1,4}|tramos|testimonios?|textos|diseños|moldes|motivos|aparezca|salgas|salga)\b/,
        /\b(?:us(?:ar|arl[oa]s?|amos|aremos|a)|verse|mostrar|publi\S{1,6}|difund\S{1,4}|anuncios|avisos|vallas|redes|campañas)\b/,
        /\b(?:para siempre|todo el tiempo que (?:queramos|quiera)|sin (?:fecha de (?:caducidad|fin)|límite de tiempo|plazo|cobrar|pago|pagar)|ni (?:retribuci|pago|compensaci)|cuando(?: y donde)? queramos|aun cuando .{0,25}ya no)/,
      ],
      unless: [
        /\bno (?:las?|los?|se|ponemos|usamos|usa|publicamos)\b.{0,25}\b(?:publi|us|fotos|ninguna)|\bson tuy[ao]s|\bpuedes pedir que/,
      ],
      notBy: 'reader',
      alone: true,
    },
  ],
  'work-ban-after': [
    {
      says: [
        /\b(?:durante|en|por) (?:los |el |un |una )?(?:\S{1,10} )?(?:años?|meses)\b.{0,20}\b(?:que siga|siguientes?|posteriores?|después)|\b(?:después|tras|una vez|terminad[oa])\b.{0,60}\b(?:años?|meses)\b/,
        /\bno (?:dar[áa]s?|abrir[áa]s?|ejercer[áa]s?|montar[áa]s?|trabajar[áa]s?|ofrecer[áa]s?|impartir[áa]s?|enseñar[áa]s?|tendr[áa]s?|prestar[áa]s?|harás?|grabar[áa]s?|podr[áa]s? (?:trabajar|dar|abrir|ofrecer|montar|ejercer))\b/,
        /\b(?:talleres?|cursos?|clases|negocio|servicios?|actividad|competenc|mism[oa]s?|similar|oficio|cargo|local|grupos|sector|ramo)\b/,
      ],
      unless: [/\b(?:confidencial|secreto|revelar|contar|devoluci|garantía|reclamaci|cobrar)/],
      notBy: 'other',
      alone: true,
    },
  ],
  'court-far-away': [
    {
      says: [
        /\b(?:juzgados|tribunales|fuero|jueces|juez)\b/,
        /\b(?:dejando (?:de lado|aparte)|sin (?:poder|que pueda|que valga)|aunque|y no (?:en|ante|a)|renunci\S{1,5} a)\b.{0,50}\b(?:su|tu|propio) (?:domicilio|fuero|casa|ciudad)|\b(?:los|el) de su (?:domicilio|lugar|ciudad)\b/,
        /\b(?:solo|sólo|solamente|únicamente|siempre|exclusiv|dejando|renunci|aunque)/,
      ],
      unless: [/\b(?:puede|podrá|puedes) (?:demandar|acudir|elegir)/],
      alone: true,
    },
  ],
  'no-court': [
    {
      says: [
        /\b(?:desacuerdos?|diferencias?|conflictos?|controversias?|disputas?|pleitos?|discusi[oó]n|discusiones|problemas?|reclamos?)\b/,
        /\b(?:resuelve|resolverá|resuelven|decide|decidirá|deciden|zanja|dirime|arregla)\b/,
        /\b(?:sin (?:apelaci|recurso)|inapelable|definitiva?mente|lo que (?:él|ella|diga)|(?:abogad[oa]|perit[oa]|gerente|director[a]?|persona|comité|notari[oa]|contador[a]?) que (?:\S{1,12} ){1,4}(?:elija|elijan|elijamos|designe|designemos|nombre|nombremos|indique))/,
      ],
      unless: [
        /\b(?:voluntari|si (?:lo )?(?:deseas?|quieres|quiere)|junta arbitral|de común acuerdo|puedes|podrá acudir)/,
      ],
      alone: true,
    },
  ],
  'other-performs': [
    {
      says: [
        /\b(?:puede|podrá|pueden|podrán) (?:llegar|venir|acudir|atender\S{0,3}|ir|dar(?:te|le)?|presentarse|hacerl[oa])\b/,
        /\b(?:quien(?:es)? (?:tengamos|esté|haya|toque|podamos|mandemos)|cualquier(?:a)? (?:de|otr|persona)|otra (?:persona|empresa)|alguien|a quien)\b/,
      ],
      unless: [agreed, /\b(?:a tu elección|a su elección|que elijas|que tú|mismo nivel)/],
      notBy: 'reader',
      alone: true,
    },
  ],
  'moved-at-will': [
    {
      says: [
        /\b(?:tu|su) nuev[oa] (?:cuarto|habitación|plaza|puesto|centro|taquilla|mesa|aula|grupo|sitio|lugar)|\b(?:el|la) que te (?:asignemos|toque|demos|indiquemos)\b|\btrasladar (?:tus|sus) cosas|\btrasladamos o cerramos|\bte (?:pasamos|cambiamos|movemos) (?:a|de) (?:otr|cuarto|habitación|sitio|mesa)/,
        /\b(?:no (?:baja|cambia|será motivo|da derecho|te da derecho|rebaja)|necesidades|cuando|días para|aunque|si un día)/,
      ],
      unless: [agreed, /\bde igual precio o te devuelv/],
      notBy: 'reader',
      alone: true,
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
  'only-for-them': [
    {
      says: [
        /\bno (?:servir|trabajar|estampar|prestar|aceptar|producir|fabricar|colaborar|aparecer|saldr)\S{1,2}\b.{0,60}\b(?:otr[oa]s?|ninguna otra|nadie más|no sea)\b/,
        /\b(?:empresa|bar|hotel|marca|taller|tienda|estudio|casa|productos?|cliente|negocio|encargos?)\S{0,2}\b/,
      ],
      unless: [
        /\b(?:secreto|confidencial|datos)\b/,
        /\b(?:proveedor|empresa|editorial|plataforma|escuela|franquiciador|casa|agencia)\S{0,2} no\b/,
      ],
      notBy: 'other',
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
  'their-word-final': [
    {
      says: [
        /\b(?:decid[ea]|decidirá|fij[ea]|fijará|determin[ea]|calcul[ea]|consider[ea]|juzgu?[ea]|a juicio)\b/,
        /\b(?:sin (?:otra|más|ulterior|necesidad de|dar) (?:prueba|explicaci|justificaci|comprobante)|(?:comprobantes?|facturas?|pruebas?) no se|si paga|y cuánto|a juicio exclusivo|a su solo juicio|según (?:vea|le parezca|me vayan|nos parezca))/,
      ],
      unless: [/\b(?:juez|tribunal|perito|médico|ley|árbitro|Directora)\b/, readerMay],
      notBy: 'reader',
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
};
