import type { DatesWords } from '../dates-words';

const days =
  'primero|uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve treinta';
const contract =
  '(?:contrato|acuerdo|convenio|arrendamiento|alquiler|encargo|servicio|suministro|plan|curso|ciclo|trato|plazo|período|periodo|suscripción|relación laboral|préstamo|cesión|abono|membresía|vigencia|cursada|formación|estancia|estadía|hospedaje|campaña|temporada|obras?|proyecto|beca|trabajos|clases)';

export const dates: DatesWords = {
  months: [
    'enero|ene',
    'febrero|feb',
    'marzo|mar',
    'abril|abr',
    'mayo|may',
    'junio|jun',
    'julio|jul',
    'agosto|ago',
    'septiembre|setiembre|sept|sep',
    'octubre|oct',
    'noviembre|nov',
    'diciembre|dic',
  ],
  days: [...days.split(' '), 'treinta y uno'],
  hijriMonths: [],
  spelledYear: 'dos mil (?<rest>\\p{L}{1,24}(?: y \\p{L}{1,24})?)',
  shapes: ['{day}(?:º|\\.º|°)?(?: días)?(?: del? mes)?(?: de)?[ -]{month}\\.?[ -](?:de |del (?:año )?)?{year}'],
  yearless: ['{day}(?:º|\\.º|°)? de {month}'],
  edges: [
    '(?:(?<last>(?:el )?último día de|finales? de|fin de)|(?<middle>mediados de|mitad de)|(?<first>(?:el )?primer día de|principios de|comienzos de|inicios de)) (?:mes de )?{month}(?: (?:de |del (?:año )?)?{year})?',
  ],
  spanLink: ' (?:al?|hasta el|y el) ',
  weekdays: [
    /(?<!\p{L})(?:domingo),? (?:\S{1,4} ){0,2}$/u,
    /(?<!\p{L})(?:lunes),? (?:\S{1,4} ){0,2}$/u,
    /(?<!\p{L})(?:martes),? (?:\S{1,4} ){0,2}$/u,
    /(?<!\p{L})(?:miércoles),? (?:\S{1,4} ){0,2}$/u,
    /(?<!\p{L})(?:jueves),? (?:\S{1,4} ){0,2}$/u,
    /(?<!\p{L})(?:viernes),? (?:\S{1,4} ){0,2}$/u,
    /(?<!\p{L})(?:sábado),? (?:\S{1,4} ){0,2}$/u,
  ],
  sameYear: /^,? (?:del|de ese) mismo año\b|^,? de ese año\b/,
  everyYear: /\b(?:cada año|al año|anualmente|todos los años|de cada|año siguiente|una vez al año)\b/,
  recurring:
    /\b(?:cada|todos los|todas las|anualmente)\b[^.;]{0,30}$|^,? (?:de|en) (?:cada|todos|cualquier)|^,? del? (?:año|ejercicio) (?:siguiente|posterior)/,
  filler:
    /(?:\b(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo),?|\b(?:el|día|(?:a )?las \d{1,2}(?:[.:]\d\d)? (?:horas )?(?:del?)?))\s?$/,

  agreed:
    /(?:\bfecha(?: de(?:l| la| este)? (?:firma|contrato|acuerdo|suscripción|orden|pedido|celebración|aceptación|otorgamiento))?|\b(?:firm(?:a|ado|amos|ada|an)|suscri(?:be|to|ta|ben)|celebra(?:do|n)?|otorga(?:do|n)?|acepta(?:do|da)|acuerdan|hecho|fechado|formaliza(?:do|n))\b[^.;\d]{0,40}|\ben (?:la ciudad de )?[^.;\d]{2,60}, ?a|\blo escribió [^.;\d]{2,40})(?: con fecha| el| los| a)?[ :._[-]{0,30}(?:[a-zà-ÿ ]{2,30}, (?:a )?)?$/,
  dated: /(?:^|, )(?:de fecha|con fecha|fechado el|del?) $/,
  notAgreed:
    /\b(?:nacid[oa]|hasta|acaba|concluye|última (?:actualización|revisión|modificación)|actualizad[oa]|revisión|versión|ley|ley orgánica|real decreto|constituida|inscrita|escritura|tratado|convenio de|directiva|reglamento|registro|vence|termina|finaliza|certificado|expedid[oa])\b[^.;]{0,60}$|\bal (?:contrato|acuerdo|convenio|préstamo)\b[^.;\d]{0,50} de(?: fecha)? ?$/,
  consented: /(?<!\p{L})(?:leído|conforme|de acuerdo|acept\p{L}{1,4}|firm(?:a|ado|an|amos))(?!\p{L})[^.;\d]{0,80}$/u,
  starts:
    /(?:\b(?:fecha|día)(?: y hora)? (?:del?|de la) (?:evento|boda|fiesta|celebración|ceremonia|servicio|mudanza|sesión|viaje|entrada|inicio|comienzo|alta)[ :._|]{1,40}|\b(?:inicio|comienzo|entrada en vigor|entrada|entrega de (?:las )?llaves|desembolso|ingreso|incorporación|alta|llegada|salida de viaje|recogida|primer(?:a)? (?:visita|día|clase|sesión|noche)|desde)(?: (?:de(?:l| la)? [^.:;]{3,30}))?"?,?(?: (?:que )?(?:es|será|significa))?[ :._|[]{1,40}|"?\bfecha (?:efectiva|de (?:vigencia|arranque|ingreso))"?(?: (?:es|será|significa))?[ :]{1,3}|\b(?:estadía|contrato|plan|servicio|curso|plazo|arriendo|trabajo) parte |\bentrega de (?:las )?llaves (?:es|será|se hará|tiene lugar|tendrá lugar) |\b(?:recog(?:es|e|erá)|retir(?:as|a|ará)|recib(?:es|e|irá)) (?:el|la|las|los) [^.;\d]{3,30}(?:el )?|\b(?:toma de posesión|comienzo|inicio de actividad)(?: será| es)?[ :|]{1,4}|\b(?:emp(?:ieza|iezas|iezan|ezamos|ezará|ezarán|ezarás|ezaremos)|com(?:ienza|ienzas|ienzan|enzamos|enzará|enzarán|enzarás|enzaremos)|inicia|inician|iniciamos|iniciará|iniciarán|arranca|arrancan|arrancará|arrancás|arrancas|arrancamos|da(?:rá|rán)? comienzo|sales|salimos|entras|te (?:vienes|mudas|instalas)|se (?:muda|instala)|ingresas|ingresa|ingresará|causa alta|causará alta|es admitid[oa]|te incorporas|se incorpora(?:rá)?|entra en vigor|entrará en vigor|surt(?:e|irá) efectos?|se inicia|rige|regirá|vigente)(?: (?:a [a-zñ]{3,12}[aei]r(?:se)?|a partir|desde|a contar|con efectos)){0,4}(?: del?)? )$/,
  startsAfter:
    /^,? sin (?:fecha de )?(?:fin|término|vencimiento)\b|^,? ?(?:\(?(?:en adelante|la),? "?fecha (?:de inicio|efectiva|de entrada en vigor))/,
  startOfElse:
    /\b(?:ausencia|vacaciones|precio|renta|cuotas?|pagos?|intereses|aviso|renovación|prórroga|oferta|garantía|penalización|prueba|altas hechas|curso de)\b[^.;]{0,50}(?<!\b(?:desde|inicio|comienzo|entrada): )$/,
  pricedFrom:
    /^,? (?:la |el |las |los |tu |su )?(?:\S{1,12} ){0,2}(?:comisi\S{2,4}|precios?|tarifas?|cuotas?|canon|sueldo|salario)\b/,
  startsOwn:
    /(?:\b(?:entra(?:rá)? en vigor|entrada en vigor|surt(?:e|irá) efectos?|con efectos?|vigencia|vigente|rige|regirá|rigen|contratad[oa]|admitid[oa]|alquilad[oa]|arrendad[oa]|prestad[oa]|asegurad[oa]|causa(?:rá)? alta|alta|fecha efectiva|fecha de (?:inicio|comienzo|ingreso|vigencia|arranque|alta)|toma de posesión)\b[^.;]{0,50}|\b(?:inicio|comienzo|ingreso|incorporación|entrada|desde)(?: (?:de(?:l| la| su)?) (?:contrato|arrendamiento|alquiler|arriendo|relación laboral|membresía|suscripción|plan|servicio|plazo|vigencia|abono|beca))? ?(?:[:|[]|\.{3}|es |será )[^.;:]{0,20}|\b(?:emp(?:iezas|ezamos|ezarás|ezaremos)|com(?:ienzas|enzamos|enzarás|enzaremos)|entras|te (?:vienes|mudas|instalas|incorporas)|se (?:muda|instala|incorpora)|ingresas?|arrancas|arrancás|arrancamos)\b[^.;]{0,30})$/,
  performed:
    /(?<!\p{L})(?:primer[ao]?|segund[ao]|próxim[ao]) (?:\S{1,12} )?(?:visita|noche|clase|lección|sesión|comida|entrega|turno|prueba|función|cuota|pago|mensualidad)(?!\p{L})[^.;]{0,40}$|(?<!\p{L})(?:evento|boda|fiesta|ceremonia|celebración|concierto|actuación|rodaje|mudanza|entrega|recogida|carga|salida|llegada|instalación|montaje|examen|vuelo|viaje|obras?|trabajos|tala|corta|cosecha|siega|vendimia|siembra|desembolso|contratista|constructora?|vendedora?|transportista|fotógrafa?|muebles|mercancía|atender)(?!\p{L})[^.;]{0,50}$/u,
  startsByName:
    /\b(?:empieza|comienza|inicia|arranca|rige|corre|entra en vigor)(?: (?:con|desde|en|a partir|el)){0,3}(?: del?| la| el){0,2} /,
  startsWhenAgreed:
    /(?:empieza|comienza|inicia|entra(?:rá)? en vigor|surt(?:e|irá) efectos?|vigor|rige|vigente)[^.;]{0,40}(?:(?:desde|a partir de|en|con) (?:la fecha de )?(?:su|la|esta|este) (?:firma|suscripción|fecha|formalización|alta)|(?:el|desde el|a partir del) (?:mismo )?día de (?:la|su) (?:firma|suscripción)|fecha (?:de (?:la )?(?:firma|suscripción)|del presente|arriba indicada))/,
  ends: new RegExp(
    `(?:\\b(?:fin|final|vencimiento|término|hasta|salida|regreso|devolución|fecha de (?:fin|finalización|término|vencimiento|salida))(?: (?:de(?:l| la)? [^.:;]{3,30}))? ?[:._]{1,40} ?\\[? ?|\\b(?:terminad|acabad|concluid|finalizad|entregad|list)[oa]s?,? (?:a más tardar,? |como muy tarde,? )?(?:para |antes del? )?(?:el )?|\\bhasta: _{0,4}|\\b(?:este|el|la|presente) ${contract}(?: [^.;,\\d]{0,40})? (?:vence|vencerá|termina|terminará|finaliza|finalizará|expira|expirará|acaba|acabará|concluye|concluirá)(?: [^.;\\d]{0,20})? (?:el )?|\\b(?:y|e) (?:vence|vencerá|termina|terminará|finaliza|finalizará|expira|acaba|acabas|concluye)(?: (?:tras|después de|al cabo de) [^.;,\\d]{3,30},?)?(?: el)? |\búltim[oa](?: (?:cuota|mensualidad|letra|plazo|pago))?(?: [^.;,\\d]{0,20})? (?:es|será|vence|vencerá)(?: la del| el del)?(?: el| en)? )$`,
  ),
  endsAfter: /^,? (?:termina|finaliza|vence|acaba) (?:este|el presente|el) (?:contrato|acuerdo)/,
  givenBack: /(?<!\p{L})(?:devuelv\S{1,3}|devolv\S{1,5}|devolución|entregas|regres\S{1,3}|retorn\S{1,3})(?!\p{L})/u,
  endsOfElse:
    /(?<!\p{L})(?:examen|prueba|período de prueba|periodo de prueba|itv|revisión|inspección|certificado|garantía|seguro|póliza|oferta|presupuesto|precio|permiso|pasaporte|visado|licencia|matrícula|muestra|traducción|manuscrito|opción|soat|circulación|(?:puede|podrá|pueden) (?:prorrogar|ampliar|extender|pedir|elegir)|actual)(?!\p{L})[^.;]{0,80}$/u,
  lasts:
    /\b(?:dura\S{0,4}|permanece\S{0,2}|vigente|en vigor|rige|regirá|vale|válido|se extiende|continúa|tendrá (?:una )?(?:duración|vigencia)|funciona|llega|el trato es)\b[^.;]{0,60}$/,
  until:
    /\b(?:hasta|al?|y|termina|finaliza|vence|acabas?|concluye|llega hasta|vencimiento|(?:lo|la|los|las) (?:devuelves|devuelve|devolverá|entregas|entrega|entregará)|(?:devuelve|devolverá|devuelves) (?:el|la) [a-zñáéíóú]{3,12})(?: (?:el|del?|día)){0,4} $/,
  tooLate: /(?<!\bo )\bantes(?: del?)? $/,
  atLatest:
    /\b(?:a más tardar|como muy tarde|no más tarde|antes)(?: (?:el|del?))? $|^,? (?:a más tardar|como muy tarde|como máximo)\b/,
  notBefore: /\b(?:no|nunca|si|ni|sale|creadas?|hechas?|nacidas?)\b[^.;]{0,80}\bantes(?: del?)? $/,
  effectiveOn:
    /\b(?:con (?:efectos?|efectividad)(?: (?:desde|a partir|del?|al?)){0,3}|surt\S{1,4} efectos?|para(?: el fin del?)?) $/,
  conditional:
    /(?<!\p{L})(?:si|cuando|siempre que|en caso|en la medida en que|mientras|quien|el que)(?!\p{L}|[^.;,]{0,60} no(?!\p{L}))[^.;,]{0,90}$|(?<!\p{L})después(?: del?)? $/u,
  spanEnd: /^ (?:al?|hasta|y|-|termina|acaba)(?: (?:el|las [\d.:]{1,5} horas del))? $/,
  from: /\b(?:desde|del|de|entre|empieza|comienza|a partir)(?: (?:el|del?|día)){0,4} $/,
  replaced:
    /(?:en (?:lugar|vez) de|original(?:mente)?|antes|anterior(?:mente)?|hasta ahora|previst[oa] inicialmente)\b[^.;]{0,30}$/,
  prolonged:
    /(?<!\p{L})(?:sustitu\p{L}{2,5} por|reemplaz\p{L}{2,4} por|prorrog\p{L}{1,4}|se (?:extiende|amplía|alarga)|ampliad[oa]|queda en)(?!\p{L})[^.;]{0,60}$/u,
  own: new RegExp(
    `\\b(?:este|el|presente|la|tu|su|esta) (?:presente )?${contract}\\b|\\b(?:empiezas|arrancás|arrancas|comienzas|dura(?:rá)?|duración|plazo|vigencia|período|periodo|desde)\\b`,
  ),
  planned:
    /(?<!\p{L})(?:previst[oa]s?|estimad[oa]s?|prevé|programad[oa]s?|aproximad[oa]s?|tentativ[oa]s?|según el proveedor)(?!\p{L})[^.;]{0,40}$/u,
  ruledOut: /^,? (?:no (?:es posible|será posible|se admite|cabe)|está excluid[oa]|queda excluid[oa])(?!\p{L})/u,
  reckoned:
    /(?<!\p{L})(?:liquidación|liquida|liquidan|cierre|existencias|índice|lectura|corte|vigente)(?!\p{L})[^.;,]{0,30}\b(?:al?|del?|en)(?: el)? $/u,
  informsYou:
    /(?<!\p{L})(?:te|le|os|les) (?:escrib|avis|inform|pregunt|recor|record|notific|comunic|envi)\p{L}{1,6}(?!\p{L})/u,
  free: /(?<!\p{L})(?:gratis|gratuit[ao]|gratuitamente|sin (?:coste?|costo|cargo|pagar|penalización|ningún coste?))(?!\p{L})/u,
  foreign:
    /\b(?:contrato|acuerdo|convenio|arrendamiento|licencia|póliza|mandato|permiso|seguro)(?: \S{1,20}){0,6} (?:con (?!\d|un |una |aviso|preaviso|antelación|efectos|quince|treinta|sesenta|tres|dos|seis)|entre |de la empresa|que une)|\b(?:nuestro|mi|cuyo) (?:\S{1,14} )?(?:contrato|acuerdo|convenio|arrendamiento)|bajo un (?:convenio|contrato|acuerdo)|\bese (?:arrendamiento|contrato|convenio|acuerdo)|\blo alquilo\b|no (?:produce efecto|es parte|le afecta|te afecta)|tu compañía de ahora|sigue en pie el contrato|\bcon la \S{4,14}, hasta|\b(?:seguro|póliza)\b[^.;]{0,40}\b(?:vigente|en vigor) hasta\b|sin (?:efecto|incidencia|influencia) (?:en|sobre|para)|no (?:afecta|concierne|atañe|vincula) (?:a|al|ni)|(?:anterior|antiguo|otro) (?:dueño|propietario|inquilino|arrendatario|labrador|empleador|titular)|nacida del préstamo|no forma parte/,
  pointsBack:
    /^[^\p{L}]{0,8}(?:este|esta|estos|estas|ese|esa|esos|aquel|aquella|dicho|dicha|el mismo|la misma|tal)(?!\p{L})/u,
  termAhead:
    /(?:\b(?:duración|plazo|vigencia|permanencia|término|período|periodo)\b(?: (?:del?|la|este|presente|contrato|servicio|inicial|mínim[oa]|total|forzoso)){0,4}(?: (?:es|será|se fija en))?:?(?: de| en){0,4}|\b(?:dura|durará|por|durante|de)(?: (?:un|el) (?:plazo|período|periodo|término|tiempo) (?:inicial |fijo )?de)?) $/,
  termBehind:
    /^,?(?: (?:naturales|completos|corridos))?,? (?:desde|a partir|a contar|contad[oa]s|que empiezan|comenzando|forzosos)\b|^,?(?: o sea,?| es decir,?)? hasta |^ (?:para|de (?:duración|vigencia|contrato))\b/,
  notTerm:
    /\b(?:(?:más|menos|antes|después|dentro|cabo|superior|inferior|hace) (?:de|a)|preaviso|avis\S{1,4}|antelación|anticipación|adelanto|antes|prueba|garantía|secreto|confidencial\S{0,4}|mora|retraso|impag\S{1,4}|renov\S{1,5}|prórrog\S{1,3}|prorrog\S{1,4}|otr[oa]s?|adicional\S{0,2}|sucesiv\S{1,2}|después de|tras|compet\S{1,5}|conserv\S{1,4}|reembols\S{1,3}|pag\S{1,5} (?:en|dentro)|últim[oa]s?|cada|dentro)\b/,
  banned:
    /(?<!si )\bno (?:podrá|puede|pueden|trabajará|abrirá|hará|ejercerá|se)\b|\b(?:obliga|compromete|compromete)\S{0,2} a no\b|\bse abst\S{2,8}\b/,
  fromEnd:
    /^,? (?:desde|a partir|a contar|después|tras|contad[oa]s)(?: [^ .;:,]{1,14}){0,4}? (?:fin\b|final|finali\S{1,6}|termin\S{1,5}|acab\S{1,3}|conclu\S{1,5}|extinción|cese|baja|publicación|aparición|lanzamiento|estreno)/,
  notTermOf:
    /garantía|garantiza|confidencial|secreto|baja médica|salario|factura|borra|intereses|penaliza|responsab|conserva|seguro|defectos?|reparación/,
  open: /no tiene (?:fecha de )?(?:fin|término|vencimiento)|sin fecha final|(?:duración|plazo|tiempo|carácter) indefinid[oa]|indefinidamente|sin (?:fecha de|plazo de) (?:fin|término|vencimiento)|mes a mes/,
  minimum: /(?:plazo|período|periodo|permanencia|duración) mínim[oa]|compromiso de permanencia|al menos\b.{0,20}meses/,
  offered:
    /^(?!.{0,400}(?:salvo|automátic|tácit|por sí sol|a menos|si no)).{0,300}(?<!\p{L})(?:puede|pueden|podrá|podrán|puedes|opción|derecho|facultad|sol[oa])(?!\p{L})[^.;]{0,80}(?:prorrog|renov|ampliar|extender|pedir|solicitar|segundo)/u,
  renews:
    /renov|renueva|prórrog|prorrog|por (?:otr[oa]s?|un nuevo)|de nuevo por|otros? (?:tres|dos|doce|tantos)|pasa(?:rá)? al (?:curso|ciclo) siguiente/,

  afterTrial: /(?:tras|después de|pasad[oa]s?|superad[oa]|terminad[oa]).{0,30}prueba/,
  counted: [
    {
      direction: 'before',
      from: 'end',
      behind:
        /^(?: (?:naturales|hábiles|corridos|como mínimo|al menos)){0,4} (?:antes|previos?|de (?:antelación|anticipación|adelanto)) (?:del?|al?) ?(?:(?:que|la|el|su|cada|fecha|se|del?)\b ?){0,5}(?:fin\b|final|finaliz\S{1,5}|vencimiento|venza|término|termin\S{1,5}|expir\S{1,5}|acab\S{1,3}|conclu\S{1,4}|período que corre|plazo)/,
    },
    {
      direction: 'before',
      from: 'end',
      behind: /^(?: naturales)? (?:de (?:adelanto|antelación|anticipación|anterioridad)|antes(?! de))/,
      when: 'renewal',
    },
    {
      direction: 'before',
      from: 'start',
      behind:
        /^(?: (?:naturales|hábiles|corridos|o más)){0,4} antes del? (?:la )?(?:inicio|comienzo|entrada|llegada|salida|viaje|evento|boda|curso|fecha de (?:inicio|entrada))/,
    },
    {
      direction: 'after',
      from: 'agreement',
      behind:
        /^(?: (?:naturales|hábiles|corridos)){0,4},? (?:(?:siguientes?|posteriores?) (?:a|al)|desde|a partir de|a contar (?:de|desde)|contad[oa]s (?:desde|a partir de)|tras|de) ?(?:el día de |la fecha de )?(?:la |su |l )?(?:firma|firmar|firmado|suscripción|contratación|fecha de la (?:orden|firma)|fecha del (?:contrato|pedido)|orden|pedido|aceptación|celebración)/,
    },
    {
      direction: 'after',
      from: 'start',
      behind:
        /^(?: (?:naturales|hábiles|corridos)){0,4},? (?:(?:siguientes?|posteriores?) (?:a|al)|desde|a partir de|a contar (?:de|desde)|contad[oa]s (?:desde|a partir de)|de(?:l)?) ?(?:la |el |su |l )?(?:inicio|comienzo|entrada(?: en vigor)?|ingreso|llegada|incorporación|alta)/,
    },
    {
      direction: 'after',
      from: 'end',
      behind:
        /^(?: (?:naturales|hábiles|corridos)){0,4},? (?:(?:siguientes?|posteriores?) (?:a|al)|después de|tras|desde|contad[oa]s desde)(?: (?:que|la|el|su|del?)){0,4} ?(?:devolución del (?:equipo|inmueble|vehículo|bien)|fin\b|final|finaliz\S{1,5}|término|termin\S{1,5}|extinción|entrega de las? llaves?|salida|baja|te vayas|se vaya|salgas|dejes el|deje el)(?! de un recibo)/,
    },
  ],
  acts: {
    probation:
      /período de prueba|periodo de prueba|mes de prueba|meses de prueba|semanas de prueba|(?<!\b(?:cintas?|grabaci\S{2,4}|copias?|impresi\S{2,4}|pedidos?|piezas?|viajes?|galeradas?) )\bde prueba\b|adaptación/,
    cancellation:
      /desist\S{1,6}|arrepent\S{1,5}|arrepient\S{1,3}|cancel\S{1,6}|anul\S{1,5}|echarse atrás|te lo piensas|revoc\S{1,5}|recuperas? (?:toda|el total)/,
    renewal:
      /renov|renueva|prórrog|prorrog|de nuevo por|otros? (?:tres|dos|seis|cinco|doce|año|tantos?)|\botra igual\b|(?:empieza|comienza|arranca) (?:sol[oa]|otr[oa]|de nuevo)|(?:vuelve a|volverá a) (?:empezar|comenzar)|(?:sigue|seguirá|continúa) por otr|si te quedas|impreso de baja|carta certificada|burofax/,
    notice: /preaviso|avis\S{1,4}|darse de baja|dejar|rescind\S{1,3}|terminar/,
    payment:
      /pag\S{1,6}|abon\S{1,4}|cuotas?|vencimiento|fianza|depósito|restituir\S{0,2}|devuelv\S{1,3}|devolv\S{1,5}|ingres\S{1,5}|transfer\S{1,6}/,
    review:
      /revis\S{1,5}|actualiz\S{1,5}|\bsub(?:e|en|irá\S?|ida|ir\S{0,2})(?!\p{L})|aument\S{1,4}|reajust\S{1,4}|increment\S{1,4}|ipc(?!\p{L})/u,
    handover: /entreg\S{1,4}|devolución|recog\S{1,3}|instal\S{1,6}|sube su|manuscrito/,
  },
};
