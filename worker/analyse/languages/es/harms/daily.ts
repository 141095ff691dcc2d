import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';

const provider =
  /\b(?:la (?:empresa|compañía|agencia|editorial|arrendadora|prestadora|proveedora|entidad|propiedad)|el (?:proveedor|prestador|operador|arrendador|empleador|vendedor|organizador|colegio|centro)) (?:no )?(?:\S{1,12} )?(?:pagará|abonará|responderá|resolverá|contestará|atenderá|asume|asumirá|correrá|subsanará|reparará|podrá ceder)\b/;
const agreed =
  /\b(?:de (?:común|mutuo) acuerdo|acuerdo (?:escrito|expreso|entre)|(?:con|previ[oa]) (?:el |la |su |tu )?(?:consentimiento|conformidad|aceptación|autorización|cita|acuerdo))\b/;
const afterwards =
  /\b(?:tras|después|una vez|finaliza|terminaci|termina|extinci|extinga|cese|salida|siguientes?|posterior|te vas|se vaya|egreso|baja|hasta)\S{0,6}|\b(?:durante|por|en) (?:los |el |un )?(?:\S{1,8} )?(?:años?|meses)\b/;

/** What happens day by day: at home, at work, with works and data, and in a dispute. */
export const spanishDailyHarms = {
  'claim-period-short': [
    {
      says: [
        /\b(?:reclam|defecto|faltas?\b|queja|objeci|reparos?\b|disconform|vicio|errores|observaci|impugn|desperfecto|incidencia|conform)/,
        /\b(?:horas|dos|tres|cinco|siete|diez|ocho|24|48|72|10|[1-9]) (?:\(\S{1,6}\) )?(?:días?|horas)\b|\bmismo día|\bantes de (?:irse|firmar|salir|las)|\bya que se fueron/,
        /\b(?:pasad|transcurr|de lo contrario|en caso contrario|no (?:se )?(?:admit|atend|proced|podr|acept|pag)|perd|pierd|entender|entiend|por conforme|caduc|vencid|vencimiento|después|acept|decae|vale la|únicamente|solo)/,
      ],
      unless: [provider, /\b(?:pago|renta|factura mensual|preaviso|desistimiento)\b/],
    },
  ],
  'silence-accepts': [
    {
      says: [
        /\bsilencio|\bno (?:contest|respond|manifiest|manifest|dice|se opon|comunic|objet|recib)\S{0,5}|\b(?:falta de|sin) (?:respuesta|oposición|objeción)|\b(?:uso|utilizaci|acceso|entrar|usar|continu|seguir|apertura|abrir|abrirnos)\S{0,4}\b/,
        /\bse (?:le )?(?:entender|entiende|considerar|considera|tendr|tiene|dar|da)\S{0,3} .{0,30}\b(?:acept|conform|aprob|consent|por (?:buen|hech|firm))|\bequivale|\b(?:implica|supone|significa) .{0,25}(?:acept|consent|conform)|\bvale (?:como|por)|\bdijiste que sí|\bentendemos que has/,
      ],
      unless: [/\b(?:rechaza|no (?:se entender|equivale|implica|supone|vale)|denegad)/],
    },
  ],
  'entry-at-will': [
    {
      says: [
        /\b(?:entrar|entran|acceder|ingresar|pasar a|visitar|inspeccionar|acceso|enseñar)/,
        /\b(?:vivienda|piso|casa|inmueble|habitaci[oó]n|local|domicilio|departamento|finca|apartamento|cuarto|trastero)\b/,
        /\b(?:sin (?:previo |un )?(?:aviso|avisar|necesidad|permiso|pedir|que)|cualquier (?:momento|hora|día)|cuando (?:quiera|lo|le|les|se)|llaves?|en (?:su )?ausencia)\b/,
      ],
      unless: [
        /\b(?:inquilin|arrendatari|huésped|client|usuari)\S{0,4} (?:podrá|puede|tiene|tendrá)|\bno (?:podrá|puede|entrará|accederá|entra)\b|\bcon (?:aviso|preaviso|\S{1,12} (?:horas|días) de)/,
        agreed,
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
  'wage-deduction': [
    {
      says: [
        /\b(?:descont|descuent|deduc|reten|compens)\S{0,8}/,
        /\b(?:salario|sueldo|nómina|retribuci|finiquito|haberes|remuneraci|liquidación)/,
        /\b(?:rotura|pérdida|faltas?\b|faltante|daño|desperfecto|diferencia|uniforme|material|caja|multa|error|averí|coste|alojamiento|retras|préstamo|anticipo)/,
      ],
      unless: [/\b(?:no (?:podrá|puede|se)|IRPF|seguridad social)\b/],
    },
  ],
  'unpaid-time': [
    {
      says: [
        /\b(?:horas? (?:extra|adicional|de más|en exceso|que)|tiempo|desplazamientos?|exceso de jornada|prolong|guardias?|jornadas|disponibilidad|reuniones|formación|esperas?|recoger|fichar)/,
        /\bno (?:se (?:paga|abona|retribuy|compens|remuner)|(?:será|serán|es|son|está|están|genera|dará|da|devenga|computa)\S{0,3} .{0,15}(?:retribu|pagad|remuner|abonad|compens|derecho|pago|trabajo efectivo))|\bni se pagan?|\b(?:va|van|está|están|queda|quedan|se (?:consideran?|entienden?)) (?:ya )?(?:incluid|comprendid|absorbid|compensad)|\bsin (?:retribuci|remuneraci|compensaci|cobr|que se pague|derecho a (?:retrib|comp|pago))/,
      ],
      unless: [/\b(?:no (?:está|están|incluid)\S{0,4} incluid|IVA|precio incluye|electricidad|comunidad)/],
    },
  ],
  'hours-at-will': [
    {
      says: [
        /\b(?:horario|turno|jornada|cuadrante|llamamiento)s?\b/,
        /\b(?:modific|cambi|anul|cancel|alter|retir|amplia|fij|reduc|desaparec|distribu)/,
        /\b(?:sin (?:previo |que )?(?:aviso|preaviso|nadie)|(?:el mismo|la) (?:día|víspera)|horas? (?:antes|de antelación)|según (?:las )?necesidades|necesidades (?:del|de la)|unilateral|a (?:su )?(?:criterio|discreción)|libremente|cualquier momento|minutos)/,
      ],
      unless: [agreed, /\b(?:alumn|clases?|no (?:podrá|puede))/],
      notBy: 'reader',
    },
  ],
  'tips-kept': [
    {
      says: [
        /\bpropinas?\b/,
        /\b(?:empresa|casa|hotel|local|restaurante|establecimiento|caja|reten|descuent|rotura|no .{0,20}(?:repart|pertenec|correspond))/,
      ],
      unless: [
        /\b(?:íntegr|se reparten? (?:todas|entre)|sin descuento|son de(?:l| la) (?:trabajador|emplead|personal)|voluntari)/,
      ],
    },
  ],
  'training-repaid': [
    {
      says: [
        /\b(?:formación|formativ|cursos?|capacitaci|máster|certificaci|adiestramiento|uniforme)/,
        /\b(?:reintegr|devolv|devuelv|reembols|restitu|abonar|indemniz|pagar|coste)/,
        /\b(?:baja|dimi|dejar?|abandon|cese|march|antes de|permanec|renunci|extin|se va)/,
      ],
      unless: [/\b(?:alumn|matrícula|no (?:tendrá|deberá|podrá))/, provider],
      notBy: 'other',
    },
  ],
  'work-ban-after': [
    {
      says: [
        /\bno (?:podrá|puede|podrás|puedes|trabaj|prest|se dedic|dedic|ejerc|compet|abr|colabor|emple|grabas|cantas)|\bprohib|\babst[eé]n|\babstien|\bse (?:compromete|obliga) a no|\bno (?:competencia|concurr)|\bse mantiene lejos/,
        /\b(?:compet|sector|ramo|actividad|empresas?|negocios?|mism[oa]|análog|similar|profesi|oficio|escenario|por cuenta propia)/,
        /\b(?:tras|después|una vez|finaliza|terminaci|extinci|extinga|cese|salida|siguientes?|posterior|te vas|te marches|se marche|baja)\S{0,6}|\bpor (?:dos|tres|cinco|\d) (?:años|meses)|\ben (?:dos|tres|cinco|\d) años/,
      ],
      unless: [
        /\b(?:confidencial|captar|no (?:habrá|hay|existe|se pacta)|client\S{0,3} de la|sin (?:pacto|límite)|podrá (?:trabajar|ejercer)|durante la vigencia)/,
      ],
      notBy: 'other',
    },
  ],
  'clients-banned': [
    {
      says: [
        /\b(?:client|emplead|personal|trabajador|alumn|paciente|educador|persona que|alguien que)/,
        /\bno (?:podrá|puede|contact|capt|atend|contrat|trabaj|ofrec|dar[áe]? |prest)|\bprohib|\babst[eé]n|\babstien|\bse (?:compromete|obliga) a no|\bsi le das trabajo/,
        /\b(?:captar|contact|atend|contrat|ofrecer|prestar|dar[áe]? trabajo|das trabajo|trabajar (?:con|para)|solicit)/,
        afterwards,
      ],
      unless: [/\b(?:datos|confidencial)/],
      notBy: 'other',
    },
  ],
  'only-for-them': [
    {
      says: [
        /\b(?:en (?:régimen de )?exclusiva|exclusividad|pacto de exclusiva|dedicación exclusiva|plena dedicación)\b|\bno (?:podrá|puede|podrás|puedes) (?:trabajar|prestar|comprar|contratar|vender|colaborar|adquirir|aceptar|ofrecer).{0,60}\b(?:otr[oa]s?|tercer[oa]s?|ningun)|\b(?:adquir|adquier|compr|contrat|abastec)\S{0,8} .{0,50}\b(?:solo|sólo|solamente|únicamente|exclusivamente|nada más que) (?:a|de|en|con|por)\b|\bpara otra casa\b|\breservad[ao] para/,
      ],
      unless: [
        /\b(?:sin exclusiv|no (?:exclusiv|implica|tiene|hay|habrá)|uso exclusivo|podrá (?:trabajar|prestar|contratar)|carácter no)/,
      ],
      notBy: 'other',
    },
  ],
  'creations-taken': [
    {
      says: [
        /\b(?:obras?|invenci|derechos|propiedad intelectual|resultados|creaci|diseñ|grabaci|canci|código|maqueta|contenidos?|ideas?|fichas|trabajos|materiales|glosario)\S{0,4}\b/,
        /\b(?:ced(?:e|er|en|idos|ido|es)|cesión|pertenec|propiedad (?:exclusiva |plena |única )?de|transmit|serán de|son de|forman parte del fondo|mí[oa]s|titular)/,
        /\b(?:perpetu|para siempre|tod[oa] el mundo|mundo entero|ilimitad|sin (?:límite|limitación)|todos los (?:derechos|países)|totalidad|exclusiv|cualquier (?:medio|soporte|modalidad)|sin (?:contraprest|remuner|pago|compens|derecho|percibir)|fuera de|tiempo máximo|todavía no|arrendador|anteriores|horario)/,
      ],
      unless: [
        /\b(?:al cliente|tras el pago|una vez pagad|conserv|sigue siendo|no exclusiv|se reserva|dominio público|ninguna de las partes)/,
      ],
      notBy: 'other',
    },
  ],
  'likeness-for-ever': [
    {
      says: [
        /\b(?:imagen|imágenes|fotograf|fotos?|vídeos?|voz|nombre|rostro|retrato|testimonio|contenidos?|material(?:es)?)\b/,
        /\b(?:publicid|promoci|anunci|redes|difundi|difusi|marketing|cartel|exhib|publicar|publicado|licencia|mostrar)/,
        /\b(?:sin (?:límite|plazo|pago|contraprest|compens|remuner|derecho|limitación|volver|que)|para siempre|indefinid|perpetu|ilimitad|irrevocabl|cualquier (?:medio|soporte|país)|por (?:el )?tiempo|gratuit|publicado se queda|no podrá pedir)/,
      ],
      unless: [
        /\b(?:no (?:se )?(?:publicar|difundir|utilizar|usar)|revocable en|retirar (?:su|el) consentimiento|podrá (?:revocar|oponerse))/,
      ],
    },
  ],
  'data-shared': [
    {
      says: [
        /\b(?:datos|información personal|historial|ubicación|contactos|conversaciones|teléfonos|expediente)\b|\bpreguntaremos por ti/,
        /\b(?:ced|comunic|compart|transmit|facilit|vend|disposición|sac[ae]|ofrec|preguntar)\S{0,8}\b.{0,80}\b(?:terceros|socios|empresas|colaborador|comercial|aliad|publicit|patrocin|anunci|ofert|familiar|contact|jef[ae]|emplead|amigas|madre)/,
      ],
      unless: [
        /\bno (?:se )?(?:\S{1,8} )?(?:ced|compart|comunic|vend|transmit|facilit)|\bobligación legal|\bconsentimiento (?:previo|expreso)|\bencargad|\b(?:solo|sólo|únicamente|exclusivamente) para|\bconfidencial|\bsalvo/,
      ],
      notBy: 'reader',
    },
  ],
  'praise-only': [
    {
      says: [
        /\b(?:opini|reseñ|valoraci|comentari|manifestaci|crítica|desfavorable|negativ|despectiv|menoscab|perju\S{1,6} la (?:imagen|reputaci))/,
        /\bno (?:podrá|puede|public|har[áa]|emit|dir|hablar|realiz|verter)|\babst[eé]n|\babstien|\bprohib|\bse (?:compromete|obliga) a (?:no|evitar)|\bsin (?:autorización|consentimiento)|\bretirar|\baun siendo cier|\baunque sean? (?:cier|verda)/,
        /\b(?:negativ|desfavorabl|despectiv|menoscab|perju|daña|crític|reseñ|opini|cierta|mal\b)/,
      ],
      unless: [/\b(?:libre(?:mente)? (?:de|para)|puede opinar|ambas partes|mutuamente|recíproca|alumn)/],
    },
  ],
  'court-far-away': [
    {
      says: [
        /\b(?:juzgados|tribunales|fuero|jurisdicci[oó]n)\b/,
        /\brenunci\S{0,4}\b.{0,60}\b(?:fuero|domicilio|jurisdicci|lugar)|\bcon exclusión de|\b(?:únicamente|exclusivamente|exclusiv[oa])\b/,
      ],
      unless: [
        /\bdomicilio (?:del?|de la|de las?) (?:consumidor|client|usuari|inquilin|trabajador|arrendatari|famili|alumn)|\b(?:donde|en que) .{0,30}\b(?:inmueble|finca|vivienda)|\b(?:su|tu) domicilio\b/,
      ],
    },
  ],
  'no-court': [
    {
      says: [
        /\b(?:arbitraje|arbitral|árbitro|laudo)\b|\bninguno irá a los juzgados|\blo que él diga/,
        /\b(?:somet|resolv|resuelt|decid|obligatori|definitiv|inapelabl|exclusiv|renunci|designad|juzgados)/,
      ],
      unless: [/\b(?:podrá|puede|podrán|pueden|voluntari|junta arbitral|arbitraje de consumo|si lo desea|opción)\b/],
    },
  ],
  'their-word-final': [
    {
      says: [
        /\b(?:criterio|juicio|valoraci|decisi|peritaci|tasaci|registros?|apuntes?|contador|libros?|medici|liquidaci|dictamen|certificaci|historial|versión|palabra|cálculo|estimaci)\S{0,4}\b/,
        /\b(?:definitiv|inapelabl|vinculante|no (?:admit|cabr|cabe)\S{0,3} .{0,20}(?:recurso|prueba|discusi|reclam|impugn)|hará (?:plena )?(?:fe|prueba)|hace fe|prueba (?:suficiente|plena|bastante)|sin (?:apelaci|recurso|posibilidad|discusi|comprobante|que se le pueda)|damos por buena|vale por|única válida|únic[oa] (?:que|juez))/,
      ],
      unless: [
        /\b(?:perito|tercero|independiente|ambas|juez competente|salvo prueba|tribunal|laudo|sentencia|no (?:será|es) (?:definitiv|vinculante))\b/,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /\b(?:a (?:su|nuestro|mi) (?:solo|sólo|exclusivo|libre|entero|único) (?:juicio|criterio|arbitrio)|de lo cual (?:ella|él) será|lo decido yo|decide (?:sola|solo)\b|sin que se le pueda pedir razón)/,
      ],
      unless: [agreed],
      notBy: 'reader',
    },
  ],
  'passed-to-anyone': [
    {
      says: [
        /\b(?:ceder|cederá|cesión|transmitir|traspasar|transferir|vender)\b.{0,60}\b(?:contrato|créditos?|posición|deuda|préstamo|derechos (?:y|derivad))/,
        /\b(?:sin (?:necesidad|que|el|su|previo|notific|consent|comunic|pedir)|libremente|a (?:cualquier )?(?:tercero|terceros|quien)|podrá)\b/,
      ],
      unless: [
        /\bno (?:podrá|puede|podrán)|\bninguna de las partes|\bintelectual|\bde autor|\b(?:con|previo) (?:el )?consentimiento|\barrendatari\S (?:podrá|puede)|\bclient\S (?:podrá|puede)/,
      ],
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
      unless: [agreed],
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
  'cooling-off-lost': [
    {
      says: [
        /\b(?:derecho de (?:desistimiento|retracto|arrepentimiento)|desistimiento|periodo de reflexión|arrepentirse)\b/,
        /\b(?:renunci|no (?:tendrá|tiene|hay|cabe|exist|se admite|procede|podrá ejerc|será aplicable)|p(?:ierd|erd)|excluid|sin derecho|decae)/,
      ],
      unless: [/\bno (?:p(?:ierd|erd)|renunci)|\bsin (?:penalización|coste|renunci)/],
    },
  ],
  'enforced-without-court': [
    {
      says: [
        /\b(?:pagaré|letra)\b.{0,40}\ben blanco|\b(?:firma|entrega|suscribe)\S{0,3} un pagaré|\btítulo ejecutivo|\bejecución (?:extrajudicial|directa|inmediata)|\bvía ejecutiva|\bsin necesidad de (?:juicio|resolución judicial|intervención judicial|acudir|demanda)/,
      ],
      unless: [/\bno (?:podrá|puede)/],
    },
  ],
  'moved-at-will': [
    {
      says: [
        /\b(?:traslad|reubic|cambi|mudar|destin|mover|poner)\S{0,5}\b/,
        /\b(?:centro|ciudad|plaza|habitaci[oó]n|cama|puesto|oficina|box|trastero|lugar de trabajo|localidad|calzo|parcela|casa|mesa)\b/,
        /\b(?:podrá|puede|puedo|podremos)\b.{0,80}\b(?:client|inquilin|trabajador|emplead|usted|te |alumn|arrendatari|otr[oa])|\b(?:unilateralmente|sin (?:su )?consentimiento|según (?:las )?necesidades)/,
      ],
      unless: [agreed, /\b(?:domicilio|titular|no (?:podrá|puede))\b/],
      notBy: 'reader',
    },
  ],
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
