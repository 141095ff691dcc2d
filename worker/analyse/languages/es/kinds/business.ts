import type { KindsOf } from '#worker/analyse/languages/kind-words.ts';

/** Kinds of contracts between firms, about money and about things. */
export const businessKinds = {
  amendment: {
    names:
      /\botros[ií]\b|(?:carta|acuerdo|anexo|convenio|acta|escritura) (?:complementari[oa]|modificatori[oa]|modificativ[oa]|de modificación|de cambio)|anexo (?:n\.?[º°]?|núm\.?|número) ?\d+ (?:al|del) contrato|modificaci(?:ón|ones) (?:al|del) (?:contrato|acuerdo|convenio)|\baddendum\b|cambio de condiciones|\badenda\b|modificación (?:del|de) contrato|novación|anexo modificativo|convenio modificatorio|carta complementaria|acuerdo de modificación/,
    words:
      /contrato (?:original|principal|inicial)|queda (?:redactad|modificad|sustituid|sin efecto)\w{0,2}|se (?:modifica|sustituye)|permanece\w? (?:vigentes?|inalterad\w{0,2}|sin cambios)|presente (?:adenda|novación|modificación)|demás (?:cláusulas|estipulaciones)/,
  },
  'commercial-agency': {
    names: /contrato de agencia|agente comercial|representación comercial/,
    words:
      /agente|empresario|principal|comision|comisión|clientela|zona|territorio|pedidos|indemnización por clientela|representad[ao]|cartera|ventas/,
  },
  confidentiality: {
    names: /(?:acuerdo|contrato|convenio|pacto) de (?:confidencialidad|no divulgación|secreto|reserva)|\bnda\b/,
    words:
      /información confidencial|confidencial|divulg|revela|secreto|parte receptora|receptor|destru|know-how|reserva\b/,
  },
  'consumer-loan': {
    names:
      /(?:crédito|préstamo) (?:al consumo|personal|rápido)|contrato de (?:crédito|préstamo)|tu préstamo|mutuo con interés/,
    words:
      /préstamo|crédito|\btae\b|\btin\b|prestamista|prestatari|cuotas?|mensual|coste total|amortización|reembolso|desistimiento|mora|impago|ficheros?|domicilia|\bcat\b|comisión de apertura/,
  },
  'equipment-hire': {
    names:
      /(?:alquiler|renta|arrendamiento|arriendo) de (?:maquinaria|herramientas?|equipos?|cámaras?|andamios)|maquinaria sin operador/,
    words:
      /maquinaria|máquina|herramienta|equipo|arrendador|\balquiler\b|excavadora|combustible|horómetro|horas de uso|operador|avería|cámara|devolución|recogida|andamio|transporte/,
  },
  franchise: {
    names: /franquicia/,
    words:
      /franquicia|franquiciad|franquiciador|canon|royalt|manual operativo|\bmarca\b|zona exclusiva|derecho de entrada|cuota de publicidad/,
  },
  'goods-supply': {
    names:
      /(?:contrato|acuerdo|condiciones) de (?:suministro|abastecimiento|provisión)|suministro de (?:mercancías|productos|bienes)/,
    words:
      /proveedor|suministro|pedidos?|mercancía|minorista|tienda|entregas?|palets?|reserva de dominio|albarán|remito|existencias|\bproductos\b|pedido mínimo|facturas?|género/,
  },
  'hire-purchase': {
    names:
      /alquiler con opción (?:a|de) compra|arrendamiento con opción de compra|venta a plazos|compraventa a plazos|\bleasing\b/,
    words:
      /opción (?:a|de) compra|a plazos|leasing|vehículo|\bcuotas?\b|valor residual|reserva de dominio|entrada|financiación|renting/,
  },
  'marketplace-terms': {
    names:
      /(?:términos|condiciones|reglas|acuerdo) (?:de |para |del )?(?:quien(?:es)? vende|vendedor|comercios)|mercado en línea|marketplace|tianguis/,
    words:
      /vendedor|vend(?:e|er|es)|publicaci[oó]n|anuncio|comprador|plataforma|marketplace|mercado en línea|\btienda\b|comisión|posicionamiento|liquidación|contracargo|cuenta de vendedor/,
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
  'private-loan': {
    names:
      /préstamo (?:entre (?:particulares|amigos)|privado|personal|familiar)|reconocimiento de deuda|pagaré|contrato de (?:préstamo|mutuo)/,
    words:
      /préstamo|\bprest[aoóé]|devolver|devolución|interés|\bcuotas?\b|prestamista|prestatari|\bdeuda|dinero|mutuo|amig/,
    needs:
      /préstamo|\bprest(?:o|é|ó|as?|aste|ado|ada|amos|ar)\b|prestamista|prestatari|mutuo\b|mutuante|adeud|pagaré|reconocimiento de deuda/,
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
  'vehicle-lease': {
    names: /\brenting\b|arrendamiento de (?:vehículo|auto)|alquiler de (?:coche|vehículo|auto) a largo plazo|leasing/,
    words:
      /renting|leasing|vehículo|kilómetros|kilometraje|cuota|arrendatari|coche|\bauto\b|mantenimiento|neumáticos|devolución|desgaste|seguro a todo riesgo/,
  },
  'vehicle-sale': {
    names: /compraventa de (?:vehículo|coche|auto|automóvil|moto)|venta de (?:vehículo|coche|auto|moto)|vehículo usado/,
    words:
      /vehículo|coche|\bauto\b|automóvil|kilometraje|kilómetros|vendedor|comprador|matrícula|\bitv\b|usado|segunda mano|vicios ocultos|motor|bastidor|siniestro/,
  },
  'website-maintenance': {
    names: /mantenimiento (?:de |y alojamiento de )?(?:página|sitio|web)|alojamiento (?:web|y mantenimiento)|hosting/,
    words:
      /alojamiento|hosting|\bweb\b|dominio|copias? de seguridad|servidor|actualizaciones|plugins?|mantenimiento|disponibilidad|correo|contenidos|respaldo/,
  },
} as const satisfies KindsOf;
