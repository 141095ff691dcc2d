import type { DealsOf } from '#worker/analyse/languages/deals.ts';

/** What titles call deals about work that is done. */
export const dealsOfWork = {
  accounting:
    /\b(?:contabilidad|contable|gestoría|asesoría (?:fiscal|contable|laboral)|teneduría|contador(?:a|es)?|declaración de (?:la )?renta)\b/,
  advertising:
    /\b(?:(?:orden|contrato|servicios) de (?:publicidad|marketing|inserción)|anuncios? (?:en|de)|campaña publicitaria|posicionamiento web)\b/,
  alarm: /\b(?:alarmas?|videovigilancia|sistema de seguridad|monitoreo)\b/,
  'animal-training': /\b(?:adiestramiento|doma|educación canina|entrenamiento (?:de (?:perros?|caballos?)|canino))\b/,
  'au-pair': /\bau[- ]pair\b/,
  'app-creation':
    /\b(?:desarrollo|creación|diseño) de (?:una? |la )?(?:app|aplicaci(?:ón|ones)|videojuego|programa|software)\b/,
  apprenticeship:
    /\b(?:aprendiz(?:aje)?|contrato de formación|formación (?:en alternancia|dual)|capacitación laboral)\b/,
  beauty: /\b(?:peluquería|maquillaje|belleza|estética|tatuajes?|uñas|pestañas|masajes?|spa|depilación|bronceado)\b/,
  'building-works':
    /\b(?:(?:contrato|arrendamiento) de obras?|reformas? de|obras? (?:de|con|menor)|ampliación de (?:la |una )?(?:vivienda|casa)|albañilería|fontanería|pintura de|tejado|cerramiento|instalación eléctrica|remodelación|rehabilitación|construcción|perforación de(?:l)? pozo|carpintería|cocina (?:nueva|a medida)|refacción)\b/,
  camp: /\b(?:campamentos?|colonias?) (?:de |deportiv|urban|music|vacacional)|\bcampamento\b|\bcolonia de vacaciones\b/,
  'care-home':
    /\b(?:residencia (?:de |para )?(?:mayores|ancianos|tercera edad|personas mayores|adultos mayores)|geriátric[oa]|hogar de ancianos|estadía|ingreso en residencia)\b/,
  caretaking: /\b(?:conserjería|conserje|portería|portero|custodia de llaves|encargado de finca)\b/,
  catering:
    /\b(?:catering|banquetes?|buffet|bufé|asado|parrillada|chef a domicilio|cocinero a domicilio|barra libre|mesa de dulces|cáterin)\b/,
  childcare:
    /\b(?:guardería|cuidado de niñ[oa]s|niñer[oa]|jardín (?:infantil|maternal|de infancia)|educación infantil|ludoteca|canguro|estancia infantil|sala cuna|madre de día)\b/,
  cleaning:
    /\b(?:limpieza|deshollinador|deshollinado|limpiacristales|lavado de (?:autos|coches|alfombras)|desatasco)\b/,
  'club-membership':
    /\b(?:gimnasio|(?:alta|afiliación|inscripción|membresía|abono) (?:de |a(?:l)? |como )?(?:soci[oa]|club|centro deportivo)|membresía|soci[oa] del? club|club (?:de|deportivo|náutico|social))\b/,
  coaching: /\b(?:coaching|entrenador(?:a)? personal|entrenamiento personal|mentoría|acompañamiento personal)\b/,
  commission:
    /\b(?:encargo de (?:obra|retrato|un|una|mural|escultura)|obra por encargo|a medida|confección|modista|sastre(?:ría)?|arreglos? del? vestido|retrato|escultura|mural|ilustración|joya por encargo)\b/,
  consultancy: /\b(?:consultor(?:a|ía|es)?|asesor(?:ía|amiento) (?:empresarial|estratégic[oa]|técnic[oa])|asesoría)\b/,
  dating: /\b(?:agencia matrimonial|agencia de (?:citas|contactos)|presentaciones personales|celestina)\b/,
  'elder-care':
    /\b(?:cuidado (?:de|a) (?:person(?:a|as) )?(?:mayor(?:es)?|ancian[oa]s?|adultos mayores|enfermos)|atención domiciliaria|ayuda a domicilio|cuidador(?:a|es)?|centro de día|acompañamiento de (?:mayores|person)|enfermería (?:a domicilio|domiciliaria)|teleasistencia)\b/,
  employment:
    /\b(?:contrato (?:individual )?(?:de trabajo|laboral)|relación laboral|oferta de empleo|contrato de empleo|temporer[oa]s?|empleada? del? hogar)\b/,
  'equipment-maintenance':
    /\bmantenimiento (?!(?:y \S{3,12} )?(?:del? )?(?:la |tu |su )?(?:p[aá]gina|sitio|web|web))(?:(?:integral|preventivo|anual|completo|total|y revisión|y reparación) )?(?:(?:de|del|para) )?(?:(?:la|las|el|los|un|una|su|tu) )?\S{3,20}|\brevisión (?:anual|periódica) de|\bafinación del? (?:piano|órgano)/,
  events:
    /\b(?:organización (?:de|del|integral) (?:la |su |un )?(?:boda|evento|fiesta|quinceañera|cumpleaños)|wedding planner|decoración (?:de|para) (?:la )?(?:boda|evento|fiesta)|arreglos? floral(?:es)?|fiesta infantil|animación infantil|cumpleaños|quince años)\b/,
  funeral: /\b(?:funerari[oa]s?|funeral|exequi(?:al|as)|sepelio|cremación|previsión exequial|servicio fúnebre)\b/,
  gardening: /\b(?:jardiner(?:o|a|ía)|(?:cuidado|mantenimiento) del? jard(?:ín|ines)|poda|tala|paisajismo|césped)\b/,
  'grave-care':
    /\b(?:(?:cuidado|mantenimiento|limpieza|conservación) de (?:la |una )?(?:tumba|sepultura|lápida|nicho|fosa))\b/,
  guarding:
    /\b(?:vigilancia|vigilantes?|guardia(?:s|nía)?|seguridad privada|sereno|velador|custodia nocturna|portero de noche)\b/,
  'health-plan':
    /\b(?:plan (?:odontológico|dental|de salud|médico|veterinario|familiar de salud|oftalmológico)|medicina prepagada|prepaga|iguala médica|salud prepagada|seguro dental|membresía (?:dental|médica)|abono dental)\b/,
  'house-sitting': /\b(?:cuidado de (?:la )?casa|guardacasas|cuidador de finca)\b/,
  household: /\b(?:servicio doméstico|ayuda doméstica|tareas del hogar|ama de llaves|hogar familiar)\b/,
  internship:
    /\b(?:prácticas (?:profesionales|formativas|no laborales|en empresa|pre-?profesionales)?|pasantía|becari[oa]|práctica profesional|convenio de prácticas)\b/,
  'it-support': /\b(?:soporte (?:técnico|informático)|mantenimiento informático|asistencia informática)\b/,
  laundry: /\b(?:lavandería|tintorería|planchado|lavado y planchado|ropa blanca)\b/,
  lessons:
    /\b(?:clases?|lecciones|cursos?|curso de|cursada|autoescuela|academia|escuela de (?:música|danza|idiomas|manejo|conducción|equitación|natación|baile|surf)|taller de|seminario|enseñanza de|profesor(?:a)? particular|refuerzo escolar|diplomado|capacitación)\b/,
  livery:
    /\b(?:pupilaje|pensión (?:de|para) (?:un |el |su )?caballos?|pensionado (?:de|para) (?:un |el )?(?:caballos?|equin[oa]s?)|(?:hospedaje|estabulación|estadía|alojamiento) (?:de|para) (?:un |el )?(?:caballos?|equin[oa]s?|yegua)|pensión equina|pesebrera)\b/,
  'machine-work':
    /\b(?:laboreo|arado|siega|cosecha (?:con|mecanizada)|trilla|fumigación de (?:campos|cultivos)|esquila|maquila|labranza)\b/,
  meals:
    /\b(?:comidas? a domicilio|comedor (?:escolar|de empresa|social)|menús? (?:a domicilio|semanal|diari)|viandas?|comida (?:sobre ruedas|para mayores)|cantina|servicio de comedor|almuerzos)\b/,
  'model-release':
    /\b(?:cesión de (?:derechos de )?imagen|autorización de (?:uso de )?imagen|sesión fotográfica|modelaje|modelo publicitari[oa]|figurantes?)\b/,
  performance:
    /\b(?:actuación|actuaciones|presentación artística|espectáculo|show|concierto|orquesta|banda (?:de música|musical)|mariachis?|grupo musical|dj|disc-?jockey|discoteca móvil|animador(?:a)?|mago|payas[oa]s?|músicos?|conjunto musical|charanga|tuna|conferenciante|ponente|oficiante|maestro de ceremonias|serenata|función|cuentacuentos)\b/,
  'pest-control': /\b(?:control de plagas|fumigación|desratización|desinsectación|desinfección|termitas)\b/,
  'pet-care':
    /\b(?:(?:cuidado|alojamiento|guardería|residencia|hotel|hospedaje|paseo|pensión) (?:y \S{3,12} )?(?:de |para |canin[oa]s?)(?:su |tu )?(?:mascotas?|perros?|gatos?|animales?)?|paseador(?:a|es)?|peluquería canina|adiestrador)\b/,
  photography:
    /\b(?:fotógraf[oa]s?|fotografía|fotográfic[oa]|reportaje (?:nupcial|fotográfico|de boda)|videógrafo|vídeo de boda|video de boda|grabación de vídeo|filmación|fotocabina|dron)\b/,
  'platform-work': /\b(?:repartidor(?:a|es)?|mensajer[oa]s?|conductor(?:a|es)? (?:colaborador|soci)|rider)\b/,
  printing: /\b(?:imprenta|impresión|encuadernación|bordados?|serigrafía|rotulación|grabado)\b/,
  'property-management':
    /\b(?:administración de (?:fincas|inmuebles?|propiedad(?:es)?|consorcios?|edificios?|alquileres|condominios?)|gestión (?:integral )?(?:del? )?(?:inmuebles?|alquiler(?:es)?|viviendas?))\b/,
  'protection-plan':
    /\b(?:plan de (?:protección|asistencia|cobertura)|garantía extendida|extensión de garantía|asistencia (?:en carretera|hogar|vehicular)|protección (?:de|para) (?:tu|su|el) (?:móvil|celular|hogar|equipo))\b/,
  recording:
    /\b(?:estudio de grabación|grabación (?:en estudio|de un disco|musical)|mezcla y masterización|locución|doblaje|producción musical)\b/,
  recruitment:
    /\b(?:selección de personal|reclutamiento|colocación|intermediación laboral|agencia de empleo|personal temporal|subcontratación de personal|cazatalentos)\b/,
  removals: /\b(?:mudanzas?|traslado de (?:muebles|enseres)|flete de mudanza|guardamuebles)\b/,
  repair: /\b(?:reparación|reparaciones|restauración|compostura|tapicería|chapa y pintura|arreglo del?|hojalatería)\b/,
  schooling:
    /\b(?:escolarización|matrícula|colegio|enseñanza (?:privada|media|secundaria)|servicios educativos|contrato de enseñanza|prestación educativa|colegiatura|inscripción escolar|ciclo lectivo|internado)\b/,
  'snow-clearing': /\b(?:retirada de nieve|despeje de nieve|limpieza de nieve|servicio invernal)\b/,
  'stud-service': /\b(?:monta|cubrición|semental|padrillo|servicio de (?:cría|monta)|cruza|inseminación)\b/,
  survey:
    /\b(?:arquitect[oa]s?|aparejador|topógraf[oa]|topografía|peritaje|tasación|interiorismo|interiorista|dirección de obra|proyecto técnico|certificado energético|ingenier[oa])\b/,
  telecoms:
    /\b(?:telefonía|internet|fibra|(?:servicio|contrato|plan|tu|línea) móvil|telecomunicaciones|línea (?:móvil|telefónica)|banda ancha|televisión|celular)\b/,
  translation: /\b(?:traducción|traductor(?:a|es)?|interpretación|intérpretes?|subtitulado|subtitulación)\b/,
  transport:
    /\b(?:transportes?|transportista|acarreo|flete|mensajería|porte|traslado (?:de|al)|taxi (?:al|escolar)|ruta escolar|autobús escolar|chófer|remis|fletamento|grúa|remolque de)\b/,
  travel:
    /\b(?:viaje (?:combinado|de|organizado)|viajes? |paquete turístico|crucero|excursión|tour|visita guiada|expedición|peregrinación|safari|circuito|intercambio|campus en el extranjero)\b/,
  treatment:
    /\b(?:tratamientos?|terapia|psicoterapia|fisioterapia|ortodoncia|implantes?|cirugía|clínica|reproducción asistida|fertilidad|rehabilitación (?:física|médica)|audífonos?|matrona|partera|doula|quiropráctic[oa]|láser|consulta médica)\b/,
  'vehicle-servicing':
    /\b(?:mantenimiento|revisión|servicio|puesta a punto) (?:y \S{3,12} )?(?:de|del|para) (?:la |el |los |las |su |tu |un |una )?(?:flota|vehículos?|coche|auto|automóvil|carro|camión|camiones|moto(?:cicleta)?|bici(?:cleta)?s?|barco|embarcación|furgoneta|tractor)\b/,
  warehousing:
    /\b(?:almacenaje|almacenamiento|depósito (?:de (?:mercancías|bienes|muebles|vino)|mercantil|voluntario)|bodegaje|invernaje|hibernaje|guarda (?:y custodia )?de (?:muebles|bienes|barcos|embarcaci)|custodia de (?:bienes|objetos|obras))\b/,
  'waste-collection':
    /\b(?:recogida|recolección|retiro) de (?:residuos|basuras?|escombros|aceite|chatarra)|vaciado de (?:fosa|pozo)\b/,
  'website-creation':
    /\b(?:(?:creación|diseño|desarrollo|realización) (?:y \S{3,12} )?(?:de |del )?(?:una? |la |su )?(?:página web|páginas web|sitio web|web|tienda (?:online|en línea|virtual)))\b/,
  works:
    /\b(?:prestación de servicios|arrendamiento de servicios|locación de (?:servicios|obra)|servicios profesionales|contrato de servicios?|encargo profesional)\b/,
  writing:
    /\b(?:redacción|corrección de (?:textos?|estilo)|escritor(?:a)? fantasma|edición de textos|transcripción|biografía|discurso)\b/,
} as const satisfies DealsOf;
