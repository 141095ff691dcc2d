import type { KindWords } from '../kind-words';

export const kindWords: KindWords = {
  kinds: {
    allotment: {
      names: /huerto (?:urbano|de ocio|social|vecinal)|cesión de (?:un )?huerto|arrendamiento de (?:un )?huerto/,
      words: /huerto|parcela|hortelan|cultiv|riego|compost|caseta|gallinas|verduras|hortalizas|cosecha|abono/,
    },
    amendment: {
      names:
        /\badenda\b|modificación (?:del|de) contrato|novación|anexo modificativo|convenio modificatorio|carta complementaria|acuerdo de modificación/,
      words:
        /contrato (?:original|principal|inicial)|queda (?:redactad|modificad|sustituid|sin efecto)\w{0,2}|se (?:modifica|sustituye)|permanece\w? (?:vigentes?|inalterad\w{0,2}|sin cambios)|presente (?:adenda|novación|modificación)|demás (?:cláusulas|estipulaciones)/,
    },
    apprenticeship: {
      names:
        /(?:contrato|acuerdo|convenio) (?:de |para la )(?:aprendizaje|formación|prácticas|capacitación)|aprendizaje pagado|beca de formación/,
      words:
        /aprendi(?:z|za|zaje|ces)|formación|capacitación|coste de la formación|permanencia|tutor|prácticas|devol|curso|título|maestr[oa]|oficio|taller/,
    },
    'artist-management': {
      names:
        /representación artística|contrato (?:de |con )(?:artista|management|grabación)|management artístico|contrato discográfico/,
      words:
        /artista|\bm[aá]nager\b|representante|grabacion|grabación|discogr|\bconciertos?\b|\bgiras?\b|álbum|regalías|músic|actuaciones|sello/,
    },
    broadband: {
      names:
        /(?:banda ancha|fibra)(?: y (?:televisión|tv))?|acceso a internet|contrato de internet|servicio de internet/,
      words:
        /\bfibra\b|banda ancha|\brouter\b|\bmega|mbps|televisión|\bcanales\b|decodificador|\binternet\b|velocidad|línea fija|instalación|\bwi-?fi\b/,
    },
    'building-works': {
      names:
        /contrato de (?:obra|reforma|construcción|ejecución de obra)|reforma (?:de|integral)|remodelación|obra menor/,
      words:
        /\bobras?\b|reforma|contratista|constructor|\bbaño\b|cocina|tejado|azulejos|alicatado|fontaner|albañil|licencia de obras?|certificaciones|recepción de la obra|presupuesto|materiales|retención/,
    },
    'care-home': {
      names:
        /residencia (?:de |para )?(?:mayores|ancianos|tercera edad|adultos mayores|personas mayores)|contrato de (?:ingreso|residencia|estancia)|geriátrico/,
      words:
        /residencia|residente|\bmayores\b|geriátric|cuidados?|cuidador|dependencia|enfermer|medicación|familiar|habitación|comidas|pañales|ingreso/,
    },
    childcare: {
      names: /escuela infantil|guardería|jardín (?:infantil|maternal|de infancia)|educación infantil|estancia infantil/,
      words:
        /guardería|escuela infantil|\bniñ[oa]s?\b|\bmenor\b|\bpadres\b|\bmadre\b|educadora|comedor|recogida|adaptación|pañales|educación infantil|matrícula|siesta|\bbebé/,
    },
    'commercial-agency': {
      names: /contrato de agencia|agente comercial|representación comercial/,
      words:
        /agente|empresario|principal|comision|comisión|clientela|zona|territorio|pedidos|indemnización por clientela|representad[ao]|cartera|ventas/,
    },
    'commercial-lease': {
      names:
        /arrendamiento (?:de |para )?(?:uso distinto|local|negocio|nave|taller|oficina)|local comercial|local de negocio|alquiler de local/,
      words:
        /local|negocio|comercial|\bnave\b|taller|escaparate|traspaso|licencia de (?:apertura|actividad)|fianza|obras|uso distinto|arrendador|arrendatari|actividad|\bipc\b/,
    },
    confidentiality: {
      names: /(?:acuerdo|contrato|convenio|pacto) de (?:confidencialidad|no divulgación|secreto|reserva)|\bnda\b/,
      words:
        /información confidencial|confidencial|divulg|revela|secreto|parte receptora|receptor|destru|know-how|reserva\b/,
    },
    consultancy: {
      names: /(?:contrato|acuerdo|servicios?) de (?:consultor[ií]a|asesor[ií]a|asesoramiento)|consultor/,
      words:
        /consultor|asesor|honorarios|tarifa diaria|informe|entregables|\bencargo\b|diagnóstico|recomendaciones|autónom|jornadas|dedicación/,
    },
    'consumer-loan': {
      names:
        /(?:crédito|préstamo) (?:al consumo|personal|rápido)|contrato de (?:crédito|préstamo)|tu préstamo|mutuo con interés/,
      words:
        /préstamo|crédito|\btae\b|\btin\b|prestamista|prestatari|cuotas?|mensual|coste total|amortización|reembolso|desistimiento|mora|impago|ficheros?|domicilia|\bcat\b|comisión de apertura/,
    },
    course: {
      names:
        /(?:academia|autoescuela|escuela) de (?:idiomas|conducir|manejo|baile)|autoescuela|contrato de (?:curso|enseñanza de idiomas)|inscripción (?:al|a los|en) cursos?|cursada|coaching|diplomado|máster|(?:programa|plan) de formación|formación a distancia|taller(?:es)? de/,
      words:
        /\bcursos?\b|\bclases\b|alumn|profesor|autoescuela|matrícula|examen|nivel|academia|idiomas|permiso de conducir|licencia de conducir|certificado|asistencia|cursada|encuentros?|\baula\b|campus|tutor|módulos?|inscript|diploma/,
    },
    coworking: {
      names: /co-?working|espacio de trabajo compartido|puesto de trabajo|escritorio compartido/,
      words:
        /co-?working|escritorio|puesto|sala de reuniones|impresora|\bwi-?fi\b|comunidad|espacio|\bllave|taquilla|café|horario|\bmesa\b/,
    },
    'domestic-work': {
      names:
        /(?:empleo|servicio|trabajo|empleada?) (?:doméstic[oa]|del hogar|de hogar|de limpieza)|limpieza (?:doméstica|del hogar|a domicilio)|ayuda a domicilio/,
      words:
        /limpieza|limpiar|hogar|doméstic|plancha|domicilio|cocinar|\bcasa\b|empleada|lavado|cristales|productos de limpieza|niñera|faena/,
    },
    employment: {
      names:
        /contrato (?:individual )?de trabajo|contrato laboral|contrato (?:de trabajo )?indefinido|oferta de empleo/,
      words:
        /trabajador|empresa|salario|sueldo|jornada|vacaciones|periodo de prueba|período de prueba|convenio colectivo|despido|seguridad social|horas extra|nómina|empleador|patrón|antigüedad|preaviso|puesto de trabajo/,
    },
    'energy-installation': {
      names: /(?:placas|paneles|instalación) (?:solares|fotovoltaic[ao]s?)|bomba de calor|fotovoltaic|aerotermia/,
      words:
        /placas|paneles|solar|fotovoltaic|bomba de calor|aerotermia|inversor|\bkwp\b|instalación|autoconsumo|excedentes|tejado|producción|puesta en marcha|batería/,
    },
    'energy-supply': {
      names:
        /(?:suministro|contrato) (?:a domicilio )?(?:de |del )?(?:servicio )?(?:energía|electricidad|luz|gas|eléctric)|suministro/,
      words:
        /electricidad|energía|\bluz\b|\bgas\b|\bkwh\b|\bkw\b|contador|medidor|potencia|tarifa|distribuidora|comercializadora|corte|lectura|consumo|peaje|bombona/,
    },
    'equipment-hire': {
      names:
        /(?:alquiler|renta|arrendamiento|arriendo) de (?:maquinaria|herramientas?|equipos?|cámaras?|andamios)|maquinaria sin operador/,
      words:
        /maquinaria|máquina|herramienta|equipo|arrendador|\balquiler\b|excavadora|combustible|horómetro|horas de uso|operador|avería|cámara|devolución|recogida|andamio|transporte/,
    },
    'estate-agency': {
      names:
        /(?:mandato|encargo|nota de encargo|contrato).{0,25}(?:venta|exclusiva|corretaje|inmobiliari)|corretaje|intermediación inmobiliaria|bienes raíces/,
      words:
        /inmobiliari|exclusiva|comprador|propietario|comisión|visitas|inmueble|corredor|mandato|corretaje|precio de venta|arras|nota de encargo|escritura|bienes raíces/,
    },
    'fixed-term-employment': {
      names:
        /contrato (?:de trabajo )?(?:temporal|de temporada|por temporada|a plazo fijo|fijo[- ]discontinuo|por obra|eventual)|plazo fijo|duración determinada/,
      words:
        /temporal|temporada|plazo fijo|duración determinada|eventual|trabajador|empresa|turnos?|propinas|uniforme|salario|jornal|por hora|vacaciones|cuadrante/,
    },
    franchise: {
      names: /franquicia/,
      words:
        /franquicia|franquiciad|franquiciador|canon|royalt|manual operativo|\bmarca\b|zona exclusiva|derecho de entrada|cuota de publicidad/,
    },
    'freelance-work': {
      names:
        /(?:diseño|creación|desarrollo) (?:de |del )?(?:página|sitio|web|logotipo|gráfico)|contrato (?:freelance|con autónomo)|prestación de servicios de diseño|freelance/,
      words:
        /freelance|autónom|diseñ|página web|sitio web|bocetos?|maqueta|logotipo|correcciones|revisiones|rondas|\bcliente\b|entrega|archivos (?:fuente|editables)|propuesta/,
    },
    'funeral-plan': {
      names: /plan funerario|servicios? funerari|previsión funeraria|sepultura|nicho/,
      words:
        /funerari|sepelio|sepultura|\bnicho|cementerio|ataúd|cremación|difunt|entierro|velatorio|fallec|inhumación/,
    },
    'goods-supply': {
      names:
        /(?:contrato|acuerdo|condiciones) de (?:suministro|abastecimiento|provisión)|suministro de (?:mercancías|productos|bienes)/,
      words:
        /proveedor|suministro|pedidos?|mercancía|minorista|tienda|entregas?|palets?|reserva de dominio|albarán|remito|existencias|\bproductos\b|pedido mínimo|facturas?|género/,
    },
    'gym-membership': {
      names: /(?:contrato|alta|inscripción|afiliación).{0,25}(?:gimnasio|club|socio|fitness)|gimnasio|cuota de socio/,
      words:
        /gimnasio|soci[oa]s?\b|\bcuota\b|fitness|entrenamiento|clases (?:dirigidas|colectivas)|vestuarios?|matrícula|\bpesas\b|congelar|membresía|\bclub\b|sala|certificado médico|taquilla/,
    },
    'hire-purchase': {
      names:
        /alquiler con opción (?:a|de) compra|arrendamiento con opción de compra|venta a plazos|compraventa a plazos|\bleasing\b/,
      words:
        /opción (?:a|de) compra|a plazos|leasing|vehículo|\bcuotas?\b|valor residual|reserva de dominio|entrada|financiación|renting/,
    },
    'holiday-let': {
      names:
        /(?:alquiler|arrendamiento|casa|vivienda|apartamento) (?:vacacional|de vacaciones|turístic[oa]|de temporada|por temporada|temporario)|vivienda turística|casa rural|casa de vacaciones/,
      words:
        /vacacion|turístic|huésped|llegada|salida|estancia|reserva|ropa de cama|sábanas|limpieza final|piscina|casa de vacaciones|noches?|temporada|anfitri/,
    },
    lodger: {
      names: /hospedaje|pupilaje|habitación (?:en casa|con el propietario)|subarriendo de habitación/,
      words:
        /hospedaj|huésped|habitación|\bmi casa\b|nuestra casa|cocina|\bbaño\b|visitas|pupilaje|compartir|convivencia/,
    },
    'marketplace-terms': {
      names:
        /(?:términos|condiciones|reglas|acuerdo) (?:de |para |del )?(?:quien(?:es)? vende|vendedor|comercios)|mercado en línea|marketplace|tianguis/,
      words:
        /vendedor|vend(?:e|er|es)|publicaci[oó]n|anuncio|comprador|plataforma|marketplace|mercado en línea|\btienda\b|comisión|posicionamiento|liquidación|contracargo|cuenta de vendedor/,
    },
    'mobile-phone': {
      names: /(?:telefonía|línea|servicio|contrato) (?:móvil|celular)|contrato de (?:móvil|celular|telefonía)|terminal/,
      words:
        /móvil|celular|\bsim\b|terminal|\bminutos\b|\bdatos móviles|roaming|portabilidad|cobertura|permanencia|\bgb\b|\bsms\b|operadora/,
    },
    'model-release': {
      names: /cesión de (?:derechos de )?imagen|influencer|contrato de modelo|campaña publicitaria/,
      words:
        /influencer|modelo|publicaciones|\breels?\b|stories|historias|seguidores|campaña|derechos? de imagen|\bmarca\b|fotos?|redes sociales|sesión|rodaje/,
    },
    'online-service': {
      names:
        /términos y condiciones|condiciones (?:generales )?de (?:uso|suscripción|servicio)|aplicación de citas|términos (?:de|del) (?:uso|servicio)/,
      words:
        /aplicación|\bapp\b|suscripción|\bcuenta\b|prueba gratuita|perfil|usuari|\bcitas\b|premium|renovación automática|contenido|suspender|contraseña|suscriptor|registr/,
    },
    'package-travel': {
      names: /viaje combinado|contrato de viaje|paquete turístico|viaje organizado/,
      words:
        /viaje|viajer|organizador|\bvuelos?\b|\bhotel\b|pasaporte|visado|excursi|itinerario|traslado|media pensión|agencia de viajes|paquete|minorista/,
    },
    'parking-space': {
      names:
        /(?:plaza|espacio|arriendo|cochera|cajón) de (?:garaje|aparcamiento|estacionamiento)|estacionamiento|aparcamiento|cochera|garaje/,
      words:
        /estacionamiento|aparcamiento|garaje|plaza|cochera|vehículo|matrícula|patente|barrera|\bmando\b|grúa|automóvil/,
    },
    partnership: {
      names:
        /(?:pacto|contrato|acuerdo|convenio) (?:de |entre )(?:socios|fundadores|sociedad|asociación)|socios fundadores|sociedad civil|cofundadores/,
      words:
        /socios?|fundador|aportaci[oó]n|aportes?|utilidades|beneficios|participaciones|sociedad|administración|disolución|reparto|vesting|salida|pérdidas/,
    },
    'personal-guarantee': {
      names: /fianza (?:personal|solidaria)|aval (?:personal|solidario)?|contrato de fianza|carta de aval|fiador/,
      words:
        /fiador|\baval|avalista|fianza|solidari|deudor|acreedor|beneficio de (?:excusión|orden|división)|respond|arrendatari|principal/,
    },
    'personal-training': {
      names: /entrenador personal|entrenamiento personal|entrenadora personal|coaching deportivo/,
      words:
        /entrenador|entrenamiento|sesiones|sesión|\bbono\b|rutina|cuestionario de salud|ejercicios?|nutrición|\bclient[ea]\b|físico|objetivos/,
    },
    'pet-care': {
      names:
        /(?:alojamiento|residencia|guardería|hotel|cuidado|pensión|pupilaje).{0,20}(?:mascotas?|canin[ao]|perros|gatos|caballos|animales)/,
      words:
        /mascota|\bperr[oa]s?\b|\bgat[oa]s?\b|caball|veterinari|vacuna|animal|cuadra|pienso|residencia canina|paseos?|propietari|herrador|hocico/,
    },
    photography: {
      names:
        /(?:reportaje|fotograf\w{1,3}|sesión|vídeo).{0,20}(?:nupcial|boda|evento|fotográfic)|contrato de fotografía|reportaje nupcial/,
      words:
        /fotógraf|fotograf|\bboda\b|novios|reportaje|álbum|ceremonia|retoque|galería|\bfotos?\b|\btomas\b|nupcial|negativos|imágenes|edición/,
    },
    'platform-work': {
      names:
        /(?:repartidor|rider|mensajer[oa]|conductor|reparto).{0,40}(?:plataforma|contrato|acuerdo)|contrato de reparto|colaborador de reparto/,
      words:
        /repartidor|\briders?\b|mensajer|reparto|entregas?|plataforma|aplicación|desactiv|valoraci|autónom|bicicleta|\bmoto\b|pedidos|paquetes|franja|calificaci/,
    },
    'private-loan': {
      names:
        /préstamo (?:entre (?:particulares|amigos)|privado|personal|familiar)|reconocimiento de deuda|pagaré|contrato de (?:préstamo|mutuo)/,
      words:
        /préstamo|\bprest[aoóé]|devolver|devolución|interés|\bcuotas?\b|prestamista|prestatari|\bdeuda|dinero|mutuo|amig/,
    },
    'protection-plan': {
      names:
        /(?:plan|contrato|programa) de (?:protección|cobertura|asistencia)|garantía extendida|protección de (?:equipos|dispositivos|hogar)/,
      words:
        /dispositivo|avería|reparación|franquicia|deducible|cobertura|siniestro|reemplazo|sustitución|garantía|carencia|electrodoméstico|rotura|desgaste|asistencia/,
    },
    publishing: {
      names: /contrato de edición|edición (?:en línea|literaria|de obra)|autoedición|contrato de autor/,
      words:
        /\bautor|editor|editorial|manuscrito|\bobra\b|ejemplares|tirada|tiraje|regalías|derechos de autor|\blibro|anticipo|edición|galeradas|descatalog|digital/,
    },
    removals: {
      names: /mudanza|contrato de (?:mudanza|traslado)/,
      words:
        /mudanza|muebles|cajas|camión|embalaje|\bcarga\b|descarga|traslado|guardamuebles|enseres|montaje|elevador|porte|inventario/,
    },
    'residential-tenancy': {
      names:
        /arrendamiento (?:de |para )?(?:uso de )?(?:vivienda|casa|departamento|piso|inmueble)|alquiler de (?:vivienda|piso|casa|departamento)|contrato de (?:arrendamiento|alquiler|arriendo|locación)/,
      words:
        /arrendatari|arrendador|inquilin|\brenta\b|alquiler|vivienda|piso|departamento|fianza|\blau\b|inventario|suministros|propietari|casero|locador|locatari|canon|mensualidad|habitable|comunidad de propietarios/,
    },
    'room-let': {
      names:
        /(?:alquiler|arrendamiento|renta) de (?:una )?habitación|habitación en piso compartido|piso compartido|cuarto compartido/,
      words:
        /habitación|cuarto|piso compartido|compañer|zonas comunes|cocina|\bbaño\b|limpieza|visitas|convivencia|\bruidos?\b|gastos/,
    },
    schooling: {
      names:
        /(?:contrato|convenio) de (?:enseñanza|prestación de servicios educativos|servicios educativos|escolarización)|colegio privado|clases particulares|ciclo lectivo/,
      words:
        /colegio|escuela|alumn|estudiante|ciclo lectivo|curso escolar|arancel|matrícula|\bpadres\b|\bfamilia\b|docente|\bcuotas?\b|reinscripción|enseñanza|instituto|cuota escolar/,
    },
    'security-monitoring': {
      names:
        /(?:su |contrato de |servicio de )?alarmas?(?:,| conectada)?|monitoreo|central receptora|conexión a central|videovigilancia/,
      words:
        /alarma|central receptora|detector|monitoreo|intrusión|falsas? alarmas?|sensor|cámara|policía|vigilancia|robo|acuda|panel/,
    },
    'self-storage': {
      names: /(?:trastero|guardamuebles|minibodega|self-?storage|bodega)|contrato de almacenaje/,
      words:
        /trastero|bodega|almacen|minibodega|guardamuebles|candado|bienes almacenados|acceso|\bbox\b|derecho de retención|objetos prohibidos/,
    },
    settlement: {
      names:
        /(?:acuerdo|convenio|contrato) (?:transaccional|de transacción|de terminación|de extinción|de salida|de mutuo acuerdo)|finiquito|transacción/,
      words:
        /transacción|finiquito|extinción|indemnización|renuncia|mutuo acuerdo|liquidación|saldo|despido|trabajador|empresa|conciliación|relación laboral|desvincula/,
    },
    'software-service': {
      names: /software como servicio|\bsaas\b|programa informático|servicios? (?:en la nube|cloud)/,
      words:
        /software|programa|\bsaas\b|usuarios?|\bnube\b|disponibilidad|licencia|copias? de seguridad|\bapi\b|soporte|suscripción|datos del cliente|servidor|informátic/,
    },
    sponsorship: {
      names: /patrocinio|esponsor/,
      words:
        /patrocin|\bclub\b|camiseta|logotipo|deportista|atleta|\bliga\b|partidos?|temporada|equipo|estadio|vallas?|ascenso|descenso/,
    },
    translation: {
      names:
        /(?:contrato|encargo|servicios?) de (?:traducción|redacción)|escritor fantasma|escritura por encargo|traducción/,
      words:
        /traduc|redac|escritor fantasma|manuscrito|\btexto|palabras?|capítulo|corrección|lengua de (?:origen|destino)|original|autor/,
    },
    'vehicle-lease': {
      names: /\brenting\b|arrendamiento de (?:vehículo|auto)|alquiler de (?:coche|vehículo|auto) a largo plazo|leasing/,
      words:
        /renting|leasing|vehículo|kilómetros|kilometraje|cuota|arrendatari|coche|\bauto\b|mantenimiento|neumáticos|devolución|desgaste|seguro a todo riesgo/,
    },
    'vehicle-sale': {
      names:
        /compraventa de (?:vehículo|coche|auto|automóvil|moto)|venta de (?:vehículo|coche|auto|moto)|vehículo usado/,
      words:
        /vehículo|coche|\bauto\b|automóvil|kilometraje|kilómetros|vendedor|comprador|matrícula|\bitv\b|usado|segunda mano|vicios ocultos|motor|bastidor|siniestro/,
    },
    'venue-hire': {
      names:
        /(?:alquiler|arrendamiento|renta|cesión|uso) (?:de |del )?(?:salón|sala|espacio|local para eventos|finca)|salón (?:de (?:fiestas|eventos|actos))/,
      words:
        /salón|\bsala\b|evento|fiesta|boda|invitados|catering|banquete|aforo|música|montaje|vajilla|horario|ceremonia|quinceañera/,
    },
    'website-maintenance': {
      names: /mantenimiento (?:de |y alojamiento de )?(?:página|sitio|web)|alojamiento (?:web|y mantenimiento)|hosting/,
      words:
        /alojamiento|hosting|\bweb\b|dominio|copias? de seguridad|servidor|actualizaciones|plugins?|mantenimiento|disponibilidad|correo|contenidos|respaldo/,
    },
    'zero-hours': {
      names:
        /(?:contrato|trabajo) (?:a llamada|por horas|a demanda|cero horas)|trabajo eventual a demanda|fijo[- ]discontinuo/,
      words:
        /llamamiento|a llamada|por horas|sin garantía de horas|cero horas|turnos?|convocatoria|disponibilidad|no (?:está )?obligad[ao] a ofrecer|hora trabajada/,
    },
  },
  types: {
    employment: /contrato (?:individual )?de trabajo|contrato laboral/,
    confidentiality: /(?:acuerdo|contrato|convenio) de (?:confidencialidad|no divulgación)/,
    tenancy: /arrendamiento|contrato de alquiler/,
    franchise: /franquicia/,
    sponsorship: /patrocinio/,
    hosting: /alojamiento web|hosting/,
    maintenance: /mantenimiento/,
    distribution: /distribución|distribuidor/,
    agency: /contrato de agencia|agente comercial/,
    consulting: /consultoría|asesor/,
    development: /desarrollo/,
    software: /software|saas|programa informático/,
    licence: /licencia/,
    loan: /préstamo|crédito/,
    partnership: /sociedad|empresa conjunta|colaboración|alianza/,
    supply: /suministro/,
    sale: /compraventa|compra/,
    'terms-of-service':
      /(?:términos|condiciones) (?:y condiciones )?(?:de|del) (?:uso|servicio)|términos y condiciones|condiciones generales|\bestas condiciones\b|\bestos términos\b/,
    services: /servicios/,
  },
  terms: {
    title: /términos|condiciones|reglas/,
    signUp:
      /última (?:actualización|revisión|versión)|tu cuenta|su cuenta|al (?:registrarte|registrarse|hacer clic|pulsar|marcar)|nuestra (?:web|aplicación|página)/,
  },
};
