import type { KindsOf } from '#worker/analyse/languages/kind-words.ts';

/** Kinds of contracts by which people work and create. */
export const workKinds = {
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
  consultancy: {
    names: /(?:contrato|acuerdo|servicios?) de (?:consultor[ií]a|asesor[ií]a|asesoramiento)|consultor/,
    words:
      /consultor|asesor|honorarios|tarifa diaria|informe|entregables|\bencargo\b|diagnóstico|recomendaciones|autónom|jornadas|dedicación/,
  },
  'domestic-work': {
    names:
      /(?:empleo|servicio|trabajo|empleada?) (?:doméstic[oa]|del hogar|de hogar|de limpieza)|limpieza (?:doméstica|del hogar|a domicilio)|ayuda a domicilio/,
    words:
      /limpieza|limpiar|hogar|doméstic|plancha|domicilio|cocinar|\bcasa\b|empleada|lavado|cristales|productos de limpieza|niñera|faena/,
  },
  employment: {
    names: /contrato (?:individual )?de trabajo|contrato laboral|contrato (?:de trabajo )?indefinido|oferta de empleo/,
    words:
      /trabajador|empresa|salario|sueldo|jornada|vacaciones|periodo de prueba|período de prueba|convenio colectivo|despido|seguridad social|horas extra|nómina|empleador|patrón|antigüedad|preaviso|puesto de trabajo/,
  },
  'fixed-term-employment': {
    names:
      /contrato (?:de trabajo )?(?:temporal|de temporada|por temporada|a plazo fijo|fijo[- ]discontinuo|por obra|eventual)|plazo fijo|duración determinada/,
    words:
      /temporal|temporada|plazo fijo|duración determinada|eventual|trabajador|empresa|turnos?|propinas|uniforme|salario|jornal|por hora|vacaciones|cuadrante/,
  },
  'freelance-work': {
    names:
      /(?:diseño|creación|desarrollo) (?:de |del )?(?:página|sitio|web|logotipo|gráfico)|contrato (?:freelance|con autónomo)|prestación de servicios de diseño|freelance/,
    words:
      /freelance|autónom|diseñ|página web|sitio web|bocetos?|maqueta|logotipo|correcciones|revisiones|rondas|\bcliente\b|entrega|archivos (?:fuente|editables)|propuesta/,
  },
  'model-release': {
    names: /cesión de (?:derechos de )?imagen|influencer|contrato de modelo|campaña publicitaria/,
    words:
      /influencer|modelo|publicaciones|\breels?\b|stories|historias|seguidores|campaña|derechos? de imagen|\bmarca\b|fotos?|redes sociales|sesión|rodaje/,
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
  publishing: {
    names: /contrato de edición|edición (?:en línea|literaria|de obra)|autoedición|contrato de autor/,
    words:
      /\bautor|editor|editorial|manuscrito|\bobra\b|ejemplares|tirada|tiraje|regalías|derechos de autor|\blibro|anticipo|edición|galeradas|descatalog|digital/,
  },
  settlement: {
    names:
      /(?:acuerdo|convenio|contrato) (?:transaccional|de transacción|de terminación|de extinción|de salida|de mutuo acuerdo)|finiquito|transacción/,
    words:
      /transacción|finiquito|extinción|indemnización|renuncia|mutuo acuerdo|liquidación|saldo|despido|trabajador|empresa|conciliación|relación laboral|desvincula/,
  },
  translation: {
    names:
      /(?:contrato|encargo|servicios?) de (?:traducción|redacción)|escritor fantasma|escritura por encargo|traducción (?:literaria|de (?:un|una|la|el|su) |técnica\b)/,
    words:
      /traduc|redac|escritor fantasma|manuscrito|\btexto|palabras?|capítulo|corrección|lengua de (?:origen|destino)|original|autor/,
  },
  'zero-hours': {
    names:
      /(?:contrato|trabajo) (?:a llamada|por horas|a demanda|cero horas)|trabajo eventual a demanda|fijo[- ]discontinuo/,
    words:
      /llamamiento|a llamada|por horas|sin garantía de horas|cero horas|turnos?|convocatoria|disponibilidad|no (?:está )?obligad[ao] a ofrecer|hora trabajada/,
  },
} as const satisfies KindsOf;
