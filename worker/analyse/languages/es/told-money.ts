import type { ToldMoneyWords } from '../told-money-words';

export const toldMoney: ToldMoneyWords = {
  once: /(?<!\p{L})(?:(?:por|de) una (?:sola|única) vez|una (?:sola|única) vez|por única vez|pago único|de una vez|en un (?:solo|único) pago|únic[oa] (?:cargo|cuota|pago)|a tanto alzado)(?!\p{L})/iu,
  eachBefore:
    /(?<!\p{L})(?:cada|tod[oa] (?=\p{L})|por (?:cualquier )?(?=(?:hora|día|noche|visita|persona|unidad|pieza|kilo|metro|viaje|clase|intento|infracción|incumplimiento|evento)(?!\p{L}))|siempre que)(?!\p{L})(?! (?:una? de l[oa]s (?:partes|socios)|parte|soci[oa]|lado|quien|①|②|el |la |l[oa]s ))/giu,
  eachBehind:
    /^ ?(?:\([^()#]{1,30}\) ?)?(?:por(?! (?:el|la|los|las|este|esta|un[ao]?|su|adelantado|anticipado|concepto|transferencia|única|cuenta|parte|mes vencido|meses|año vencido|escrito|lo|l[oa]s meses|limpieza|alquiler|retraso|demora|mora|incumplimiento|infracción|reposición|mantenimiento|cancelación|daño|pérdida|robo|extravío|servicio|uso|reparación|\p{L}{3,20}s)(?!\p{L}))|cada|(?:el|la) (?:unidad|kilo|metro|pieza|caja|hora|litro|tonelada|hectárea|página|docena|saco|botella|palabra|viaje)|a la unidad|al? (?:kilo|metro|pieza)|\/ ?\p{L})/iu,
  eachFar:
    /(?<!\p{L})(?:(?:por|a|en|con|de|para) )?cada(?!\p{L})(?! (?:parte|soci[oa]|①|②))|(?<!\p{L})por (?:persona|unidad|visita|evento|vez|pieza|viaje|clase|intento|hora)(?!\p{L})/iu,
  eachEnds:
    / (?:(?:se|te|le|les|paga\p{L}{0,3}|abona\p{L}{0,3}|cobra\p{L}{0,4}|son|es|una?|para|la suma)(?!\p{L}).{0,200}|(?:que|el|la|los|las|de|del|al?|cuando))$/iu,
  eachVerb: /^(?!)/u,
  noPeriod:
    /^ ?(?:de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?!\p{L})|del (?!año|mes)|en que|siguiente|anterior|vencido|hábil del)/iu,
  noPeriodIn: /media hora|cuarto/iu,
  noAttribute: /^(?:hora|cuotas|mensualidad(?:es)?)$/iu,
  andMore: /,| (?:y|e|o|u|más|además de|así como) /iu,
  gap: /^(?:(?:,? (?:de|es|es de|son|será|será de|serán|asciende a|ascienden a|por|en|queda en|queda fijad[oa] en|se fija en|fijad[oa] en|por (?:importe|valor|un importe|la suma|la cantidad|un monto|un total) de|la (?:suma|cantidad) de|una? (?:suma|cantidad|importe) de|un total de|equivalente a|actualmente|ahora|unos|mensual(?:es)?|anual(?:es)?|semanal(?:es)?|diari[oa]s?|únic[oa]|fij[oa]|total|brut[oa]s?|net[oa]s?|convenid[oa]|pactad[oa]|al (?:mes|año|día)|por (?:hora|día|noche|mes|año|semana)|\([^()#]{1,30}\)|(?:a )?[①②])){0,4}| ?[:=|–-]| ?\.{3,60}|,) ?$/iu,
  vague:
    /^(?:a la firma|al firmar|a cuenta|primer pago|entrada|trayecto|cuesta|cuestan|coste|costo|costará|vale|valen|presta(?:n|rá)?|prestad[oa]|pase|plan|paquete|curso|clases?|retraso|demora|mora|atraso|atrasad[oa]s?|tarde|vencid[oa]s?|pérdida|perdid[oa]|pierde|reposición|daños?|dañad[oa]s?|rompe|rotura|cancela\p{L}{0,4}|anula\p{L}{0,4}|antes de|baja|agua|luz|gas|datos|minutos|plataforma|extra|adicional(?:es)?|descuent\p{L}{1,4}|rebaja\p{L}{0,2}|devuel\p{L}{1,4}|devolverá|devolución|abono|abona|premio|limpi\p{L}{1,4}|incumplimiento|infracción|multa|sueldo|pago inicial|garantía|cubre|cobertura|promesa|cargo)$/iu,
  latePayment:
    /(?<!\p{L})(?:(?:retraso|demora|mora|atraso) (?:en (?:el|los|un|cualquier|su) )?(?:pagos?|abono|cuotas?|renta)|pagos? (?:tardí[oa]|atrasad[oa]|vencid[oa]|fuera de plazo)|(?:cuota|renta|recibo|mensualidad|factura|importe)s? (?:\S{1,12} ){0,3}(?:vencid|atrasad|impagad|fuera de (?:plazo|fecha))\p{L}{0,3}|intereses? (?:de demora|moratorios?)|recargo por (?:mora|pago)|(?:paga|pagar|pague|pago) (?:\S{1,12} ){0,3}(?:tarde|con retraso|después del?))(?!\p{L})/iu,
  onlyIf:
    /(?<!\p{L})(?:si|cuando|en caso de|en el caso de|de lo contrario|en su defecto|salvo|quien|el que|la que|por (?:pérdida|robo|incumplimiento|infracción|retraso|demora|rotura|daño|extravío|inasistencia)|pérdida o robo|a falta de|de no (?:hacerlo|cumplir|devolver|pagar|avisar)|penalización|penalidad|pena|multa|sanción|cláusula penal)(?!\p{L})/iu,
  goesOn: /, (?:y|o|pero|de lo contrario|en su defecto)(?!\p{L})|\. /iu,
  rise: /(?<!\p{L})(?:aument(?:a|an|ará|arán)|sub(?:e|en|irá|irán)|se (?:incrementa|incrementará|eleva|elevará)|increment(?:a|ará|o)|aumento|alza|subida)(?: (?:\p{L}{2,12}|cada \p{L}{2,8})){0,3}(?: en| de)? $/iu,
  riseBehind: /^ (?:más caro|más alto|más cada)(?!\p{L})/iu,
  capBefore:
    /(?<!\p{L})(?:hasta(?: un (?:máximo|importe|total) de)?|(?:como|por un) máximo(?: de)?|máximo(?: de)?|como mucho(?: de)?|no (?:supera(?:rá|n)?|excede(?:rá)?|pasará|pasa)(?: de)?|(?:nunca|no) más de|con (?:un )?(?:límite|tope) de|(?:limitad[oa]|tope|límite) (?:a|de)|sin (?:que )?(?:pueda )?(?:pasar|superar|exceder|supere|exceda|pase)(?: de)?)(?: los| la suma de)? ?$/iu,
  capBehind: /^(?: (?:por|al|a la) \p{L}{1,12})? ?(?:como (?:máximo|mucho)|de máximo|como tope)(?!\p{L})/iu,
  noCap: /(?<!\p{L})(?:seguro|póliza|asegur\p{L}{1,6}|cobertura|pedidos?|facturación|línea de crédito)(?!\p{L})/iu,
  strangerPaid:
    /(?:pone|ponen|aporta|aportan|ingresa|ingresan|deposita|paga|pagan)(?!\p{L})(?: (?!a )[^\s;:.]{1,15}){0,6}? (?:en|a) (?:la |el |una )((?:caja|cuenta|bolsa|fondo) (?:común|comunes|conjunt[ao]|del proyecto|de la sociedad))(?!\p{L})|(?<!\p{L})(?:paga|pagan|pagará|pagarán|abona|abonará|entrega|entregará|debe|deberá pagar|se pagan?|pagad[oa]s?|abonad[oa]s?)(?!\p{L})(?: (?!a )[^\s;:.]{1,15}){0,6}? (?:directamente )?(?:al |a la |a los |a las |a )((?!①|②|Usted)\p{Lu}[\p{L}&'-]{2,24}(?: (?:de |del |de la |y )?\p{Lu}[\p{L}&'-]{1,24}){0,4}|(?:ayuntamiento|municipio|municipalidad|banco|caja|aseguradora|compañía de seguros|notari[oa]|notaría|agencia|gestoría|federación|asociación|hacienda|escuela|academia|colegio|médico|veterinari[oa]|perit[oa]|conductor|vigilante|guardia|fabricante|boletera)(?!\p{L}))/gu,
  strangerPays:
    /(?<!\p{L})(?:[Ee]l|[Ll]a|[Ll]os|[Ll]as) (?:(?:estado|gobierno|ministerio|ayuntamiento|municipio|aseguradora|seguro|banco|fondo|fundación|fiador|avalista|pasajero|viajero|conductor|fabricante|boletera)(?!\p{L})|(?!①|②)\p{Lu}\p{Ll}{2,20}(?: \p{Lu}\p{Ll}{2,20}){0,2})(?: que [^.;,①②]{1,50})? (?:(?:le|les|nos|te) )?(?:paga|pagan|pagará|abona|abonará|entrega|reembolsa|retiene|devuelve|debe|aporta)(?!\p{L})/u,
};
