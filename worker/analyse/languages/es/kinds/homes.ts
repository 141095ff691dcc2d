import type { KindsOf } from '#worker/analyse/languages/kind-words.ts';

/** Kinds of contracts about rooms, houses and what belongs to them. */
export const homesKinds = {
  allotment: {
    names: /huerto (?:urbano|de ocio|social|vecinal)|cesión de (?:un )?huerto|arrendamiento de (?:un )?huerto/,
    words: /huerto|parcela|hortelan|cultiv|riego|compost|caseta|gallinas|verduras|hortalizas|cosecha|abono/,
  },
  'building-works': {
    names:
      /contrato de (?:obra|reforma|construcción|ejecución de obra)|reforma (?:de|integral)|remodelación|obra menor/,
    words:
      /\bobras?\b|reforma|contratista|constructor|\bbaño\b|cocina|tejado|azulejos|alicatado|fontaner|albañil|licencia de obras?|certificaciones|recepción de la obra|presupuesto|materiales|retención/,
  },
  'commercial-lease': {
    names:
      /arrendamiento (?:de |para )?(?:uso distinto|local|negocio|nave|taller|oficina)|local comercial|local de negocio|alquiler de local/,
    words:
      /local|negocio|comercial|\bnave\b|taller|escaparate|traspaso|licencia de (?:apertura|actividad)|fianza|obras|uso distinto|arrendador|arrendatari|actividad|\bipc\b/,
  },
  coworking: {
    names: /co-?working|espacio de trabajo compartido|puesto de trabajo|escritorio compartido/,
    words:
      /co-?working|escritorio|puesto|sala de reuniones|impresora|\bwi-?fi\b|comunidad|espacio|\bllave|taquilla|café|horario|\bmesa\b/,
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
  'estate-agency': {
    names:
      /(?:mandato|encargo|nota de encargo|contrato).{0,25}(?:venta|exclusiva|corretaje|inmobiliari)|corretaje|intermediación inmobiliaria|bienes raíces/,
    words:
      /inmobiliari|exclusiva|comprador|propietario|comisión|visitas|inmueble|corredor|mandato|corretaje|precio de venta|arras|nota de encargo|escritura|bienes raíces/,
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
  'parking-space': {
    names:
      /(?:plaza|espacio|arriendo|cochera|cajón) de (?:garaje|aparcamiento|estacionamiento)|estacionamiento|aparcamiento|cochera|garaje/,
    words:
      /estacionamiento|aparcamiento|garaje|plaza|cochera|vehículo|matrícula|patente|barrera|\bmando\b|grúa|automóvil/,
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
  'self-storage': {
    names: /(?:trastero|guardamuebles|minibodega|self-?storage|bodega)|contrato de almacenaje/,
    words:
      /trastero|bodega|almacen|minibodega|guardamuebles|candado|bienes almacenados|acceso|\bbox\b|derecho de retención|objetos prohibidos/,
  },
  'venue-hire': {
    names:
      /(?:alquiler|arrendamiento|renta|cesión|uso) (?:de |del )?(?:salón|sala|espacio|local para eventos|finca)|salón (?:de (?:fiestas|eventos|actos))/,
    words:
      /salón|\bsala\b|evento|fiesta|boda|invitados|catering|banquete|aforo|música|montaje|vajilla|horario|ceremonia|quinceañera/,
  },
} as const satisfies KindsOf;
