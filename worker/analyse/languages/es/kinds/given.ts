import type { GivenWords } from '#worker/analyse/languages/kind-words.ts';

/** What the text speaks of where one side gives what the key says. */
export const given: GivenWords = {
  venture:
    /\b(?:compr(?:amos|ar|aremos|an) (?:\S{1,12} ){0,5}(?:juntos|juntas|entre (?:los|las) (?:dos|tres|cuatro)|a medias|en común)|(?:la mitad|un tercio|una? (?:cuarta|tercera|quinta) parte|un cuarto) (?:cada un[oa]|de cada un[oa]|para cada un[oa])|a medias|por partes iguales|a partes iguales|entre (?:los|las) (?:dos|tres|cuatro|cinco)|l[oa]s (?:dos|tres|cuatro) (?:ponemos|somos|compramos|decidimos|pagamos)|cada un[oa] (?:pone|aporta|paga|tiene)|(?:tú|vos|yo) pon(?:es|és|go)|pon(?:es|go|e|emos) (?:\S{1,10} ){1,4}(?:mil|soles|euros|pesos)|copropietari[oa]s?|condóminos?|su parte|tu parte|mi parte|l[oa]s otr[oa]s (?:dos|tres)|quien quiera salir|nos (?:repartimos|turnamos|dividimos)|las ganancias|los gastos|bote común|por mayoría|soci[oa]s?|comprar(?:le)? (?:su|mi|tu) parte)\b/,
  promotion:
    /\b(?:reels?|historias|stories|tik ?tok|instagram|youtube|seguidor(?:es|as)|hashtags?|publicaci(?:ón|ones) (?:patrocinadas?|al mes)|código de descuento|tu código|influencers?|creador(?:a|es)? de contenido|embajador(?:a)?|etiquet(?:ar|as|es|ando)|posts?|directos|colaboración pagada|bio|unboxing|patrocinador(?:a|es)?|logotipo en|redes sociales)\b/,
  goodsRegularly:
    /\b(?:entregas?|reparto|repartimos|entregamos|(?:cada|primera|última) (?:caja|cesta|canasta|entrega)|por (?:caja|cesta|litro|docena|kilo|kg|tonelada|entrega|bulto)|cajas|cestas|canastas|pedido mínimo|cantidad mínima|temporada|cosecha|huerta|verduras?|frutas?|hortalizas|huevos|leche|pan|leña|punto de recogida|albarán|envases|mercadería|proveedor(?:a)?|por mayor|abastec\S{2,6})\b/,
  goodsOnce:
    /\b(?:vend(?:e|en|o|ido|emos)|vendedor(?:a)?|comprador(?:a)?|compra(?:ventas?)?|precio de (?:venta|compra)|la propiedad (?:pasa|se transmite)|se entrega (?:en|al)|libre de (?:cargas|gravámenes|embargos)|tal como está|vicios ocultos|seña|arras|saldo del precio|entregad[oa] al comprador)\b/,
  thing:
    /\b(?:te (?:alquilamos|rentamos|arrendamos)|(?:sigue|siguen|es|son) (?:siendo )?(?:nuestr[oa]s?|de nuestra propiedad)|propiedad de la (?:empresa|arrendadora)|devol(?:ver|uci(?:ón|ones)|verá|ver(?:lo|los|la|las))|muebles?|los? equipos?|la máquina|maquinaria|la bicicleta|el vehículo|el instrumento|por día|recoge(?:mos|r|n)|recojamos|depósito|desgaste|daños reales|mensualidad|entrega y armado|período de alquiler|retraso en la devolución|kilometraje|cambio de (?:muebles|equipo))\b/,
  place:
    /\b(?:puestos?|parcela|amarre|plaza|cajón|metros cuadrados|m2|m²|el espacio|el recinto|el campo|toma de (?:luz|corriente|agua)|horario de apertura|mercado|feria|feriantes?|mont(?:ar|aje)|desmont(?:ar|aje)|desocupar|llaves|canon|no es (?:un )?arrendamiento|uso del espacio|concesión|ocupación|bodega)\b/,
  home: /\b(?:arrendador(?:a)?|arrendatari[oa]|inquilin[oa]|caser[oa]|renta mensual|vivienda|piso|departamento|habitación|amueblad[oa]|cuarto|fianza de una mensualidad|comunidad de propietarios|alquiler mensual)\b/,
  money:
    /\b(?:prest(?:o|a|é|ó|as|ado|ar|amista|atari[oa]|amos|aste)|préstamo|devolv(?:er|erás|erá|és|erme|erte|eremos)|me devuelves|intereses?|mutuo|deb(?:o|es|ía)|deuda|saldar|cuotas? (?:de|mensual)|el dinero|la plata|te mando la plata|capital pendiente)\b/,
  work: /\b(?:clases?|(?:vamos|limpiamos|enseñamos|paseamos|cuidamos|cocinamos|servimos|tocamos|reparamos|atendemos|recogemos|revisamos)|(?:limpiará|enseñará|cuidará|cocinará|servirá|tocará|actuará|reparará|atenderá|prestará|realizará|impartirá)|citas?|sesi(?:ón|ones)|visitas?|por (?:hora|sesión|visita|clase|persona|comensal|cabeza)|nuestr[oa]s? (?:equipo|personal|profesores?|odontólogos?|veterinari[oa]s?|técnicos)|el (?:servicio|trabajo|evento|tratamiento|espectáculo)|la (?:actuación|función|boda|ceremonia|consulta|atención)|los (?:servicios|invitados|tratamientos)|cama de paja|pienso|heno|paddock|cachet|prueba de sonido|copago|carencia|menú|alumn[oa]|honorarios|cancelación)\b/,
  commission:
    /\b(?:comisi(?:ón|ones)|comisionista|agente|mandante|representa(?:nte|ción|rá)?|en (?:su )?nombre (?:y|de)|por cuenta de|corretaje|exclusiva de venta|presentados? por|gestionar ventas|negociar)\b/,
  right:
    /\b(?:regalías?|licencia(?:nte|tari[oa])?|derechos de autor|reproducción|derecho exclusivo|editorial|edici(?:ón|ones)|tirada|sublicencia\S{0,4}|ejemplares|comunicación pública|por ejemplar|explotación de la obra)\b/,
  upkeep:
    /\b(?:mantenimiento|revisi(?:ón|ones)|inspecci(?:ón|ones)|repuestos|recambios|averías?|técnicos?|tiempo de respuesta|mano de obra|piezas|puesta a punto|la (?:instalación|caldera|máquina)|el (?:ascensor|equipo|sistema)|preventiv[oa]|correctiv[oa])\b/,
};
