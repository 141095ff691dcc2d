import type { DealsOf } from '#worker/analyse/languages/deals.ts';

/** What titles call deals about places and rights, and about what is done together or for another. */
export const dealsOfPlaces = {
  'advertising-space':
    /\b(?:espacios? publicitarios?|valla publicitaria|vallas?|panel publicitario|soporte publicitario|cartel(?:era)? publicitari[oa]|medianera publicitaria|rotulación de vehículo)\b/,
  allotment:
    /\b(?:huerto (?:urbano|municipal|vecinal|social|familiar|de ocio)|su huerto|parcela de huerto|huerta (?:comunitaria|urbana)|huertos? )\b/,
  ambassador: /\b(?:embajador(?:a|es)?(?: de (?:la )?marca)?|imagen de marca)\b/,
  broker:
    /\b(?:corretaje|corredor(?:a|es)? de (?:seguros|comercio|fincas)|correduría|bróker|mediación de seguros|intermediación (?:financiera|hipotecaria))\b/,
  'brand-licence':
    /\b(?:licencia de (?:uso de )?(?:la )?(?:marcas?|personaje|logotipo|patente|receta|know-how|diseño|merchandising))\b/,
  carpool:
    /\b(?:coche compartido|auto compartido|viajes? compartidos?|compartir (?:coche|auto|carro|gastos de viaje)|turno de coches)\b/,
  'chair-rental':
    /\b(?:alquiler de (?:silla|sillón|cabina|camilla|gabinete)|renta de (?:silla|sillón|cabina)|arriendo de (?:silla|sillón|box)|cocina compartida|uso de (?:cabina|gabinete|consultorio|cocina))\b/,
  'commercial-agency':
    /\b(?:contrato de agencia|agente comercial|agencia comercial|representación comercial|representante comercial|comisionista)\b/,
  confidentiality: /\b(?:confidencialidad|no divulgación|secreto|nda)\b/,
  consignment:
    /\b(?:consignación|en depósito para (?:su )?venta|venta por cuenta ajena|comisión de venta|contrato estimatorio|galería de arte)\b/,
  desk: /\b(?:co-?working|puesto de trabajo compartido|espacio de trabajo|escritorio (?:compartido|en)|oficina compartida|taller compartido)\b/,
  distribution: /\b(?:distribución|distribuidor(?:a|es)?|reventa|revendedor(?:a|es)?|concesionari[oa]|importador)\b/,
  'estate-agency':
    /\b(?:(?:encargo|mandato|hoja de encargo|nota de encargo|autorización) (?:exclusiv[oa] )?(?:de|para(?: la)?) venta|agencia inmobiliaria|intermediación inmobiliaria|corretaje inmobiliario|inmobiliari[oa]|encargo de venta|exclusiva de venta)\b/,
  'filming-location':
    /\b(?:localización|locación (?:para (?:rodaje|filmación))|rodaje en|cesión de espacio para rodaje)\b/,
  fishing: /\b(?:permiso de pesca|licencia de pesca|coto de pesca|derechos? de pesca)\b/,
  franchise: /\bfranquici[ao]s?\b/,
  garage:
    /\b(?:plaza de (?:garaje|aparcamiento|parking)|garaje|cochera|(?:lugar|cajón|espacio) de estacionamiento|estacionamiento|aparcamiento|parqueadero)\b/,
  grazing: /\b(?:pastos?|pastoreo|pastaje|pastizal|aprovechamiento de pastos|colmenas|asentamiento apícola|colmenar)\b/,
  'holiday-home':
    /\b(?:casa (?:de vacaciones|rural|de playa)|alquiler (?:vacacional|turístico|de temporada)|vivienda (?:turística|vacacional|de uso turístico)|apartamento turístico|cabaña|estancia vacacional|arriendo de verano)\b/,
  home: /\b(?:arrendamiento de (?:una? |la )?(?:vivienda|casa|piso|departamento|apartamento|habitación|cuarto|inmueble)|alquiler de (?:una? |la )?(?:vivienda|casa|piso|departamento|apartamento|habitación|cuarto)|arriendo de (?:una? |la )?(?:vivienda|casa|departamento|habitación|pieza)|habitación|subarriendo|subarrendamiento|casa habitación|residencia (?:de )?estudiant(?:es|il)|hospedaje estudiantil|contrato de inquilinato)\b/,
  hunting: /\b(?:coto de caza|arrendamiento (?:de caza|cinegético)|caza|cinegétic[oa])\b/,
  influencer:
    /\b(?:influencers?|creador(?:a|es)? de contenidos?|colaboración (?:en|con) redes|colaboración (?:pagada|publicitaria)|publicaciones (?:patrocinadas|pagadas)|contenidos? patrocinados?|contenido para redes|campaña en redes|redes sociales|streamer|youtuber|tiktoker|bloguer[oa])\b/,
  'joint-purchase':
    /\b(?:compra (?:conjunta|en común|compartida|entre \S{3,12})|copropiedad|condominio entre|comunidad de bienes|propiedad compartida|compramos? juntos|comprar juntos|proindiviso|compra a medias|barco compartido)\b/,
  'land-lease':
    /\b(?:arrendamiento (?:rústico|rural|de (?:una? |la )?(?:finca(?! móvil)|tierras?|terreno|parcela|predio|campo|chacra))|aparcería|mediería|alquiler de (?:terreno|campo)|arriendo de (?:terreno|parcela|predio|campo)|derecho de superficie)\b/,
  lease: /\b(?:arrendamiento|alquiler|arriendo|renta|locación)\b(?! de (?:obra|servicios))/,
  'market-stall':
    /\b(?:puesto (?:de|en(?: el)?|del) (?:mercado|mercadillo|feria|tianguis|venta|comida|plaza|temporada)|puestos? |mercadillo|tianguis(?! en línea)|(?:caseta|stand|módulo) (?:de|en(?: la)?) feria|feriantes?|venta ambulante|local en (?:el )?(?:mercado|patio de comidas)|patio de comidas|quiosco|kiosco|chiringuito|food court|concesión de(?:l)? (?:bar|cafetería|cantina))\b/,
  'marketplace-terms':
    /\b(?:(?:términos|condiciones) (?:y condiciones )?(?:de|del|para) (?:uso|servicio|la plataforma|vendedor(?:es)?|usuarios?|quien(?:es)? vende|la aplicación|la app|cuidadores|tutores)|reglas para quien vende|(?:tianguis|mercado) en línea|condiciones generales de uso|alta de vendedor)\b/,
  mooring: /\b(?:amarre|atraque|fondeo|puerto deportivo|marina|pantalán|punto de amarre)\b/,
  'music-licence':
    /\b(?:licencia de (?:uso de )?(?:la )?(?:música|canción|obra musical|fonograma|sincronización|beat)|sincronización)\b/,
  partnership:
    /\b(?:contrato de sociedad|sociedad civil|socios? fundadores|pacto de socios|joint venture|cuentas en participación|asociación en participación|acuerdo de socios|acuerdo de colaboración empresarial|alianza estratégica|sociedad (?:de hecho|simple)|cooperativa|consorcio de|convenio de asociación|acuerdo entre socios|unión temporal)\b/,
  'photo-licence':
    /\b(?:licencia de (?:uso de )?(?:la |las )?(?:fotografías?|fotos?|imágenes|imagen|vídeos?|ilustraci(?:ón|ones)|tipografía|contenidos?)|banco de imágenes|cesión de (?:derechos sobre )?fotografías)\b/,
  pitch:
    /\b(?:parcela (?:de|en(?: el)?) camping|camping|plaza de (?:caravana|autocaravana)|parcela para (?:caravana|casa móvil|autocaravana)|caseta de playa|parque de caravanas)\b/,
  publishing:
    /\b(?:contrato de edición|edición (?:de|literaria|en línea)|editorial|publicación de (?:una? |la )?(?:obra|libro|novela)|convención de publicación|derechos de autor)\b/,
  referral:
    /\b(?:referid[oa]s|afiliados? comercial|programa de afiliados|comisión por (?:referido|presentación)|mediación|captador|prescriptor)\b/,
  'roof-lease':
    /\b(?:arrendamiento|alquiler|arriendo|cesión) de (?:la |una? |el )?(?:cubierta|tejado|techo|techumbre|azotea|espacio para antena|terreno para (?:antena|torre))\b/,
  'shop-lease':
    /\b(?:arrendamiento|alquiler|arriendo) de (?:una? |el )?(?:local(?: comercial| de negocio)?|oficinas?|nave|bodega|taller|galpón|consultorio)|\buso distinto (?:de|al de) vivienda\b|\blocal comercial\b/,
  'software-licence': /\b(?:licencia (?:de (?:uso de )?)?(?:software|programa|usuario final))\b/,
  'software-subscription':
    /\b(?:saas|software como servicio|suscripción (?:de|al|a un) (?:software|programa)|programa informático|servicio en la nube)\b/,
  sponsorship: /\b(?:patrocinio|patrocinador(?:a|es)?|esponsorización|auspicio|mecenazgo)\b/,
  'sports-ground':
    /\b(?:(?:uso|alquiler|cesión|arriendo) de(?:l| la| las)? (?:pista|cancha|campo de (?:fútbol|deportes)|piscina|instalaci(?:ón|ones) deportivas?|pabellón|polideportivo|gimnasio municipal))\b/,
  'storage-unit':
    /\b(?:trastero|mini-?bodega|guardamuebles|box de almacenaje|unidad de almacenamiento|baulera|self-?storage)\b/,
  syndicate:
    /\b(?:peña (?:de lotería|quinielística)?|grupo de inversión|uso compartido de (?:maquinaria|máquina)|maquinaria compartida|tanda|sociedad ganadera|caballo de carreras compartido)\b/,
  'talent-agency':
    /\b(?:representación (?:artística|de artista|de deportista|de modelo|de influencer)|mánager|manager|agente (?:artístico|literario|deportivo|de jugador)|management|representante artístico|agencia de (?:modelos|talentos|creadores))\b/,
  'ticket-agency':
    /\b(?:venta de (?:entradas|boletos|tiquetes|pasajes)|taquilla|punto de venta de lotería|administración de loterías)\b/,
  'vending-machine':
    /\b(?:máquinas? (?:expendedoras?|de vending|recreativas?|tragaperras|tragamonedas)|vending|cajero automático|taquillas? inteligentes?|punto de recarga|explotación de máquinas)\b/,
} as const satisfies DealsOf;
