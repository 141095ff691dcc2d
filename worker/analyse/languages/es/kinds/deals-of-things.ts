import type { DealsOf } from '#worker/analyse/languages/deals.ts';

/** What titles call deals about things and money. */
export const dealsOfThings = {
  'animal-sale':
    /\b(?:compraventa|venta|compra) de (?:una? |el |la |los )?(?:\S{1,12} )?(?:perros?|cachorros?|gat[oa]s?|gatitos?|caballos?|yegua|potr[oa]|poni|vacas?|ganado|ovejas?|cabras?|animal(?:es)?|novillos|terneros|colmenas|semovientes?)\b/,
  'art-sale':
    /\b(?:compraventa|venta) de (?:una? |el |la )?(?:obras? de arte|cuadros?|pintura|escultura|antigüedad(?:es)?)\b/,
  'bike-hire':
    /\b(?:alquiler|renta|arriendo|arrendamiento|suscripción|abono) (?:de |a )?(?:una? |la |tu |su )?(?:bici(?:cleta)?s?|e-?bike|patinete|monopatín)\b/,
  'burial-plot':
    /\b(?:(?:venta|cesión|compra|uso|concesión) de (?:un |la )?(?:nicho|sepultura|parcela en (?:el )?(?:cementerio|parque)|lote funerario|tumba|panteón|columbario)|derecho funerario|cinerario)\b/,
  'business-transfer':
    /\b(?:traspaso (?:de|del)|traspaso|venta (?:de|del) (?:negocio|fondo de comercio|establecimiento|comercio|local comercial)|compraventa (?:de|del) (?:negocio|fondo de comercio|establecimiento|empresa|participaciones|acciones)|cesión de negocio|transferencia de fondo de comercio)\b/,
  'container-hire':
    /\b(?:alquiler|renta|arriendo|arrendamiento|servicio) de (?:una? )?(?:contenedor(?:es)?|volquetes?|baños? (?:portátil(?:es)?|químicos?)|andamios?|casetas?|sanitarios portátiles)\b/,
  'costume-hire':
    /\b(?:alquiler|renta|arriendo|arrendamiento) de (?:una? |el )?(?:vestidos?|trajes?|disfraz|disfraces|vestuario|toga|esmoquin|frac)\b/,
  'crop-sale':
    /\b(?:(?:compraventa|venta|compra) de (?:la |una )?(?:cosecha|heno|paja|uvas?|aceitunas?|café|cacao|forraje|grano|granos|maíz|trigo|cítricos|naranjas))\b/,
  'daily-delivery':
    /\b(?:(?:suministro|entrega|reparto|abastecimiento|provisión|venta) (?:diari[oa] |semanal |periódic[oa] )?(?:a domicilio )?de (?:\S{1,12} )?(?:leche|huevos?|pan|fruta|verduras?|hortalizas|flores|pescado|agua (?:embotellada|en garrafones|en bidones)|carne|café|tortillas|alimentos|queso))\b/,
  'debt-acknowledgement': /\b(?:reconocimiento de (?:la )?deuda|pagaré|letra de cambio|recibo de dinero)\b/,
  'device-hire':
    /\b(?:alquiler|renta|arriendo|arrendamiento|renting) de (?:una? |la |el |los )?(?:fotocopiadoras?|impresoras?|cafetera|máquina de café|dispensador(?:es)?|purificador|cama (?:ortopédica|hospitalaria|articulada)|silla de ruedas|lavadora|nevera|refrigerador|televisor|datáfono|computador(?:a|as|es)?|portátil(?:es)?|celular|móvil|equipos? médicos?|oxígeno|electrodomésticos?)\b/,
  energy:
    /\b(?:suministro (?:a domicilio )?(?:de )?(?:la )?(?:energía|electricidad|luz|gas|agua|calor|eléctrico)|suministro eléctrico|contrato de (?:luz|gas|electricidad)|tarifa (?:de luz|eléctrica))\b/,
  'food-box':
    /\b(?:(?:cestas?|cajas?|canastas?|bolsas?) (?:semanal(?:es)? |mensual(?:es)? |de temporada )?(?:de )?(?:(?:la )?(?:huerta|verduras?|hortalizas|frutas?|productos|comida|alimentos|vinos?|cervezas?|quesos?|flores|café|temporada|ecológica))|(?:caja|cesta|canasta) (?:ecológica|orgánica|sorpresa|verde)|grupo de consumo|suscripción (?:de|a) (?:vinos?|café|flores|libros|cajas?|cestas?))\b/,
  'fuel-delivery':
    /\b(?:(?:suministro|entrega|venta|reparto) (?:a domicilio )?de (?:leña|pellets?|gasóleo|gasoil|gas (?:butano|envasado|licuado|propano|lp)|combustibles?|carbón|garrafas|bombonas|diésel))\b/,
  'furniture-hire':
    /\b(?:(?:alquiler|renta|arriendo|arrendamiento|suscripción) de (?:los )?(?:muebles?|mobiliario|sof[aá]|colchón|plantas|escritorios)|muebles (?:en renta|de alquiler|por suscripción)|home staging)\b/,
  gift: /\b(?:donación|regalo)\b/,
  'goods-sale':
    /\b(?:compraventa|contrato de (?:venta|compra)(?! de (?:entradas|boletos|tiquetes))|venta (?:de|a plazos|en cuotas|al contado)|boleto de compra|promesa de venta)\b/,
  'goods-supply':
    /\b(?:contrato de (?:suministro|provisión|abastecimiento)|suministro de|provisión de|abastecimiento de|proveeduría|mercaderías)\b/,
  guarantee: /\b(?:fianza|aval|garantía personal|afianzamiento|fiador(?:a|es)?|avalista|garante|codeudor)\b/,
  'hire-purchase':
    /\b(?:opción (?:de|a) compra|arrendamiento financiero|leasing|renting|alquiler con derecho a compra|renta con opción|entrega diaria)\b/,
  'instrument-hire':
    /\b(?:alquiler|renta|arriendo|arrendamiento|préstamo|cesión) de (?:una? |el )?(?:instrumentos?|piano|violín|violonchelo|guitarra|arpa|acordeón|flauta|trompeta|batería)\b/,
  'land-sale':
    /\b(?:(?:compraventa|venta|promesa de (?:compra)?venta|arras|reserva) (?:de|del|para la compra de) (?:una? |la |el |su )?(?:vivienda|casa|piso|departamento|inmueble|terreno|finca|parcela|solar|local|lote|garaje|predio)|contrato de arras|boleto de compraventa|contrato de reserva)\b/,
  lending:
    /\b(?:comodato|préstamo de uso|préstamo de (?:una? |la |el )?(?:obra|cuadro|herramientas?|coche|caballo|libro|bicicleta|equipos?|objetos?)|cesión gratuita)\b/,
  loan: /\b(?:préstamo|mutuo|crédito|empréstito|hipoteca|hipotecario|microcrédito|financiación personal|prestar dinero)\b/,
  neighbours:
    /\b(?:vecinos?|medianería|medianera|linderos?|servidumbre(?: de paso)?|deslinde|pozo compartido|derecho de paso)\b/,
  'party-hire':
    /\b(?:alquiler|renta|arriendo|arrendamiento) de (?:una? |la |el )?(?:carpas?|castillo(?:s)? (?:inflable|hinchable)s?|inflables?|sillas|mesas|vajilla|equipo de sonido|sonido|iluminación|mantelería|jacuzzi|menaje|escenario|brincolines?)\b/,
  pawn: /\b(?:empeño|prenda|pignoratici[oa]|pignoración|casa de empeño)\b/,
  'payment-plan':
    /\b(?:plan de pagos?|acuerdo de pagos?|convenio de pagos?|fraccionamiento de (?:pago|deuda)|facilidades de pago|refinanciación de deuda)\b/,
  'pet-adoption':
    /\b(?:adopción|acogida|acogimiento) (?:responsable )?(?:de |del )?(?:una? |el |la |su )?(?:perr[oa]s?|gat[oa]s?|animal(?:es)?|mascotas?|canin[oa])\b/,
  'press-subscription':
    /\b(?:suscripción (?:a|de|al) (?:la |el |un |una )?(?:revista|periódico|diario|prensa)|club de lectura|círculo de lectores)\b/,
  release:
    /\b(?:exoneración de responsabilidad|descargo de responsabilidad|deslinde de responsabilidad|finiquito y renuncia|renuncia de derechos|exención de responsabilidad)\b/,
  scholarship: /\b(?:becas?|subvención|ayuda (?:de|al) estudios?|auxilio educativo)\b/,
  settlement:
    /\b(?:transacción|transaccional|acuerdo (?:extrajudicial|de conciliación|de transacción)|conciliación|avenimiento|finiquito)\b/,
  'settlement-of-employment':
    /\b(?:terminación (?:de(?: la)?|del) (?:relación|contrato) (?:laboral|de trabajo)|mutuo acuerdo laboral|convenio de salida|extinción (?:de la relación|del contrato) (?:laboral|de trabajo)|despido|desvinculación|baja incentivada)\b/,
  'timber-sale':
    /\b(?:(?:compraventa|venta|compra|aprovechamiento) de (?:la )?(?:madera|árboles|leña en pie|arbolado|pinos|eucaliptos|monte|corcho|resina)|madera en pie|aprovechamiento (?:forestal|maderero)|corta de (?:madera|árboles|pinos))\b/,
  'tool-hire':
    /\b(?:alquiler|renta|arriendo|arrendamiento|locación) de (?:una? |la |el |las |los )?(?:máquinas?|maquinaria|herramientas?|equipos?|excavadora|retroexcavadora|cámaras?|dron|generador|tractor|remolque|grúa|montacargas|plataforma|cortacésped|proyector|motosierra)\b/,
  'vehicle-hire':
    /\b(?:alquiler|renta|arriendo|arrendamiento|suscripción|locación|chárter|fletamento) (?:de |del |a |por minutos de )?(?:una? |la |el )?(?:vehículos?|coches?|autos?|automóvil(?:es)?|carros?|furgonetas?|camionetas?|taxi|autocaravana|caravana|camper|moto(?:cicleta|neta)?s?|barco|velero|embarcación|yate|limusina|camión|minibús|kayak|lancha)\b/,
  'vehicle-sale':
    /\b(?:compraventa|venta|compra) (?:de |del |entre particulares de )?(?:una? |la |el |su )?(?:\S{1,12} )?(?:vehículos?|coche|auto|automóvil|automotor|carro|furgoneta|camioneta|moto(?:cicleta)?|barco|embarcación|velero|autocaravana|caravana|tractor|camión|casa rodante)\b/,
  volunteering: /\b(?:voluntari(?:ado|o|a)|familia (?:anfitriona|de acogida)|estudiante de intercambio)\b/,
} as const satisfies DealsOf;
