import type { MoneyWords } from '../money-words';

export const moneyWords: MoneyWords = {
  roles: {
    pays: /^(?:(?:sub)?arrendatari[oa]|inquilin[oa]|huésped|residente|miembro|cliente|clienta|comprador|compradora|adquirente|viajer[oa]|alumn[oa]|padres?|familia|prestatari[oa]|suscriptora?|abonad[oa]|usuari[oa]|empleadora?|empresari[oa]|marca|anunciante|locatari[oa]|clientela|participante|residente|editorial|editor|patrocinadora?|franquiciad[oa]|afiliad[oa]|propietari[oa]|comitente|mandante|tomadora?|socio abonado|taller|paciente|titular|novios|persona usuaria|contratante)s?$/i,
    earns:
      /^(?:arrendadora?|locadora?|caser[oa]|plataforma|instituto|clínica|inmobiliaria|propietaria de la vivienda|proveedora?|prestadora?|vendedora?|operadora?|organizadora?|prestamista|acreedora?|banco|financiera|asistenta?|ayudante|auxiliar|dependient[ea]|peón|trabajadora?|emplead[oa]|aprendiza?|becari[oa]|autora?|traductora?|artista|deportista|repartidora?|agente|contratista|consultora?|diseñadora?|profesional|colegio|escuela|centro|academia|guardería|gimnasio|club|fotógraf[oa]|cuidadora?|comercializadora?|suministradora?|franquiciadora?|afiliante|dadora?|casa|agencia|estudio|instaladora?|dueñ[oa] de la casa|compañía|entidad)s?$/i,
  },
  working:
    /^(?:asistenta?|ayudante|auxiliar|dependient[ea]|peón|trabajadora?|emplead[oa]|aprendiza?|becari[oa]|autora?|traductora?|artista|deportista|repartidora?|agente|consultora?|diseñadora?|profesional)s?$/i,
  article: /(?<![\p{L}])(?:el|la|los|las) $/iu,
  payer: [
    /a (?:costa|expensas|cargo) (?:de|del) (?:el |la )?([①②])/giu,
    /([①②])(?: (?!(?:no|un|una|el|la|los|las|de|del|su|y|o) )[^\s①②,;:.]{1,15}){0,4}? (?:pag(?:a|an|ará|arán|ue|ó)|abon(?:a|an|ará|arán|e|ó)|satisfa(?:ce|rá|rán)|deb(?:e|erá|en)(?! (?:avisar|comunicar|devolver))|adeuda|entreg(?:a|ará)|deposit(?:a|ará)|ingres(?:a|ará)|devuelv(?:e|a)|devolverá|reembols(?:a|ará)|reintegr(?:a|ará)|indemniz(?:a|ará)|compr(?:a|ará)|transfer(?:irá)|aport(?:a|ará)|repone|descuent(?:a|an)|descontará|responde|cubre|prest(?:a|ará))(?!\p{L})/giu,
    /(?:pagad[oa]s?|pagader[oa]s?|abonad[oa]s?|satisfech[oa]s?|a cargo|por cuenta|de cuenta) (?:por|de|del) (?:el |la )?([①②])/giu,
    /(?:pagará|pagarán|paga|abonará|satisfará|deja|dejará|devolverá|debe|adeuda|entregará|deposita) ([①②])(?!\p{L})/giu,
    /¤[^;.#①②]{0,30} se (?:descontará|descuenta|deducirá|deduce|retendrá|retiene)n? de [^;.#①②¤]{0,40}(?:debid|adeudad|pendiente)\S{0,3} (?:a|al) ([①②])/giu,
    /(?:cobra|cobrará|carga|factura|cuesta|costará|exige|reclama|repercute)(?: [^\s①②,;:.]{1,15}){0,2}? (?:a|al) ([①②])/giu,
  ],
  payee: [
    /¤[^.;#①②]{0,60}?,? que (?:el |la )?([①②]) (?:[^\s.;:①②¤#]{1,14} ){0,4}?(?:restitu|devolv|devuelv|reembols|reintegr|custodi|guarda)\p{L}{0,8}(?!\p{L})/giu,
    /([①②])(?: (?!no )\p{L}{1,12})? (?:tiene|tienen|tendrá|tendrán) derecho a (?:una?|la|el|percibir|recibir|cobrar|exigir|reclamar|retener)(?!\p{L})/giu,
    /(?:pag\p{L}{1,4}|abon\p{L}{1,4}|entreg\p{L}{1,4}|devuelv\p{L}|devolverá|reembols\p{L}{1,4}|reintegr\p{L}{1,4}|deb\p{L}{1,4}|adeuda|satisf\p{L}{1,4}|compr\p{L}{1,4}|prest\p{L}{1,4}|descuenta|cubr\p{L}{1,3}|ingres\p{L}{1,4})(?: [^\s①②,;:.]{1,15}){0,3}? (?:a|al) ([①②])/giu,
    /([①②])(?: (?!(?:no|un|una|el|la|los|las|de|del|su|y|o) )[^\s①②,;:.]{1,15}){0,3}? (?:recib(?:e|irá|en)|cobr(?:a|ará|an)|percib(?:e|irá)|retien(?:e|en)|retendrá|factur(?:a|ará)|exig(?:e|irá)|gana|se queda)(?!\p{L})/giu,
    /¤[^;.]{0,30}? (?:a favor de|para) (?:el |la )?([①②])/giu,
  ],
  wePay: [
    /(?<!\p{L})(?:te|le|os|[①②]) (?:pag(?:o|amos|aremos|aré)|d(?:oy|amos|aremos|aré)|ingres(?:o|amos|aremos)|devolv(?:emos|eremos|eré)|devuelvo|abon(?:o|amos|aremos)|descuento|descontamos|descontaremos|compensamos|regalamos|adelant(?:o|amos)|prest(?:o|amos))(?!\p{L})/giu,
    /(?<!\p{L})(?:pagamos|abonamos|devolvemos|reembolsamos|damos|pagaremos|devolveremos|recibes|recibirás|cobras|cobrarás|ganas|te llevas|te corresponden?)(?!\p{L})/giu,
  ],
  youPay: [
    /(?<!\p{L})(?:me|nos|[①②]) (?:das|dará|pag(?:as|ás|a|ará|arás|an|arán)|devuelv(?:es|e)|devolvés|deb(?:es|és|e)|dej(?:as|ás|a|ará)|pas(?:as|ás)|abon(?:as|a|ará|ás)|entreg(?:as|a|ás)|reembols(?:as|a))(?!\p{L})/giu,
    /(?<!\p{L})(?:pagas|pagarás|abonas|abonarás|devuelves|devolverás|te cobramos|te cobraremos|le cobramos|le cobraremos|cobramos|cobraremos|te cobro|te cuesta|pon(?:es|drás)|debes|deja usted|paga usted|te pedimos|le pedimos|pedimos|nos quedamos)(?!\p{L})/giu,
  ],
  offPrice:
    /(?:del?|en|sobre) (?:(?:el|la|su|tu) )?(?:siguiente |próxim[oa] )?(?:precio|renta|factura|cuota|mensualidad|alquiler)(?!\p{L})/iu,
  breaking:
    /^(?:[\d.()]{1,6} )?(?:si (?:no )?(?:lo hacen?|incumplen?|cumplen?)|de hacerlo|en caso de incumplimiento)(?!\p{L})/iu,
  paying:
    /(?<!\p{L})(?:pag(?:o|os|a|as|an|ar|ará|arán)|abon(?:a|ará|arán|ar)|cuesta[ns]?|vale|indemniza(?:rá)?|dinero|se cobra|cobra(?:mos|rá)?|cuánto|precios?)(?!\p{L})/iu,
  work: /(?<!\p{L})(?:emple(?:o|ada|ado|ador)|trabajador[ae]?|salario|sueldo|nómina|jornada|autónom[oa]|tus facturas|consultor[ae]?|regalías|turnos?|(?:tus|sus) honorarios|(?:tu|su) (?:remuneración|retribución|caché|cachet|factura|pago)|caché|cachet)(?!\p{L})/giu,
  leftOut: {
    before:
      /(?:(?:anterior|antigu[oa]|previ[oa]|hasta ahora)(?!\p{L})[^.;¤#]{0,40}|hasta|máximo(?: de)?|mínimo(?: de)?|como mucho(?: por| de)?|como máximo(?: por| de)?|no (?:supera(?:rá|n)?|excede(?:rá)?|pasará|pasa)(?: de)?|sin (?:que )?(?:pueda[n]? )?(?:pasar|superar|exceder|supere|exceda|pase)(?: de)?|(?:menor|mayor)(?:es)? (?:a|de|que)|superior(?:es)? a|inferior(?:es)? a|más de|menos de|límite(?: de| por [^#¤.]{0,25}:)?|tope de|a partir de|por encima de|por debajo de|limitad[oa] a|bajo|estimad[oa] en|calculad[oa] en|tasad[oa] en|valor de|valorad[oa] en|capital(?: social)? de|al menos|supere|exceda(?: de)?|precio de salida:|pantalla de|importe de hasta|en lugar de|en vez de|antes|hasta ahora|anteriormente|pas[ea]n? de|super[ae]n?|exced[ea]n?(?: de)?|pedido de|pedidos de|facturación de|presupuesto de|por un máximo de|límite máximo de)(?: los| unos| la suma de| \$)? ?$/iu,
    behind:
      /^(?: (?:por|al|a la) \p{L}{1,12})? ?(?:a #|\((?:tachad|suprimid)|como (?:máximo|mucho)|o más|de capital|de máximo|como tope|de límite)/iu,
    sentence:
      /(?<!\p{L})(?:seguro (?:de|por|hasta|que)|póliza|asegurad[oa]|capital social|por ejemplo|responde(?:rá)?[^.]{0,40}(?:hasta|como mucho|máximo)|responsabilidad|sanci(?:ón|ones) administrativ\p{L}{1,3})(?!\p{L})/iu,
  },
  every: {
    hour: /^[^.;:,#]{0,24}?(?:por|la|cada|a la|\/) ?hora(?!\p{L})/iu,
    day: /^[^.;:,#]{0,24}?(?:(?:por|al|cada|\/) ?(?:\p{L}{1,10} )?(?:día|noche)|diari[oa]s?)(?!\p{L})/iu,
    week: /^[^.;:,#]{0,24}?(?:(?:por|a la|cada|\/) ?semana|semanal(?:es)?)(?!\p{L})/iu,
    month: /^[^.;:,#]{0,30}?(?:(?:por|al|cada|\/) ?mes|mensual(?:es)?|mensualmente)(?!\p{L})/iu,
    quarter: /^[^.;:,#]{0,24}?(?:(?:por|al|cada|\/) ?trimestre|trimestral(?:es)?)(?!\p{L})/iu,
    year: /^[^.;:,#]{0,24}?(?:(?:por|al|cada|\/) ?año|anual(?:es)?|anualmente)(?!\p{L})/iu,
  },
  often: {
    hour: /(?<!\p{L})(?:por hora|cada hora|hora)(?!\p{L})/iu,
    day: /(?<!\p{L})(?:diari[oa]|cada día|al día|por noche)(?!\p{L})/iu,
    week: /(?<!\p{L})(?:semanal|cada semana)(?!\p{L})/iu,
    month: /(?<!\p{L})(?:mensual(?:es)?|mensualidad(?:es)?|al mes|cada mes|cuotas)(?!\p{L})/iu,
    quarter: /(?<!\p{L})(?:trimestral)(?!\p{L})/iu,
    year: /(?<!\p{L})(?:anual|al año|cada año)(?!\p{L})/iu,
  },
  each: /^ ?(?:por|cada|la unidad|el kilo|a la unidad)(?!\p{L})/iu,
  total: /(?<!\p{L})(?:total|suma|subtotal)(?!\p{L})/iu,
  saidFor: {
    noLabel:
      /^(?:si|de lo contrario|en caso|para (?:este|esta|cada)|desde|después|antes|luego|y|o|pero|a|al|en|cuando|nosotros|usted|mensual|mensualmente|ahora|hoy)(?!\p{L})|,/iu,
    part: /(?<!\p{L})(?:de l[oa]s cuales|de ell[oa]s|en \p{L}{2,10} (?:\p{L}{3,10} )?(?:plazos|cuotas|pagos|partes|giros)(?: \p{L}{3,10})?|pagader[oa]s?:)(?!\p{L})/iu,
    inParts: /(?<!\p{L})en (?:[\p{L}\d]{1,14} ){1,3}$/u,
    behind:
      /^(?: (?:por|al|cada) \p{L}{1,12})? (?:para|por|como|de|en|en concepto de|a título de)(?: \p{L}{1,12}){0,2} $/iu,
    unit: /(?<!\p{L})por cada $/iu,
    again: /(?<!\p{L})(?:los|las|esos|esas|estos|dichos|sus) $/iu,
  },
  purposes: {
    rent: /(?<!\p{L})(?:renta|alquiler|arriendo|canon|precio diario|uso del? (?:espacio|escritorio|local))(?!\p{L})/giu,
    'running-costs': /(?<!\p{L})(?:gastos comunes|expensas|suministros|comunidad|gastos de comunidad)(?!\p{L})/giu,
    deposit: /(?<!\p{L})(?:fianza|depósito|garantía|caución)(?!\p{L})/giu,
    price: /(?<!\p{L})(?:precio|importe|valor|cuesta|vale|total|honorarios|reportaje)(?!\p{L})/giu,
    'down-payment':
      /(?<!\p{L})(?:señal|arras|anticipo|a la firma|al firmar|reserva|a cuenta|apartado|entrada|enganche|primer pago)(?!\p{L})/giu,
    balance: /(?<!\p{L})(?:saldo|resto|restante)(?!\p{L})/giu,
    instalment: /(?<!\p{L})(?:cuotas?|plazos?|mensualidades|vencimientos|pagos mensuales)(?!\p{L})/giu,
    salary: /(?<!\p{L})(?:salario|sueldo|retribución|nómina|jornal|remuneración|te pagamos)(?!\p{L})/giu,
    bonus: /(?<!\p{L})(?:prima|bono|incentivo|plus|gratificación|premio)(?!\p{L})/giu,
    overtime: /(?<!\p{L})(?:horas? extras?|horas? extraordinarias?)(?!\p{L})/giu,
    severance: /(?<!\p{L})(?:indemnización por (?:despido|cese)|finiquito)(?!\p{L})/giu,
    allowance: /(?<!\p{L})(?:dietas?|ayuda|para (?:botas|tus gastos)|gastos de bolsillo|viáticos)(?!\p{L})/giu,
    membership: /(?<!\p{L})(?:cuota de soci[oa]|membresía)(?!\p{L})/giu,
    subscription: /(?<!\p{L})(?:suscripción|abono|plan|cuota mensual|tarifa|usuario dado de alta)(?!\p{L})/giu,
    joining: /(?<!\p{L})(?:matrícula|inscripción|a la entrada|alta|ingreso)(?!\p{L})/giu,
    'set-up': /(?<!\p{L})(?:instalación|puesta en marcha|configuración|apertura|montaje)(?!\p{L})/giu,
    course: /(?<!\p{L})(?:curso|clases?|enseñanza|formación|cuota escolar)(?!\p{L})/giu,
    commission: /(?<!\p{L})(?:comisión|corretaje)(?!\p{L})/giu,
    royalty: /(?<!\p{L})(?:regalías?|derechos de autor)(?!\p{L})/giu,
    advance: /(?<!\p{L})(?:adelanto|anticipo de)(?!\p{L})/giu,
    loan: /(?<!\p{L})(?:préstamo|capital prestado|te ingresamos|te presto|se presta|principal del préstamo)(?!\p{L})/giu,
    interest: /(?<!\p{L})(?:interés|intereses|tipo|TAE)(?!\p{L})/giu,
    'late-payment': /(?<!\p{L})(?:retraso|mora|impag\p{L}{1,4}|fuera de plazo|tarde)(?!\p{L})/giu,
    reminder: /(?<!\p{L})(?:recordatorio|requerimiento|aviso de impago|toquecito)(?!\p{L})/giu,
    'returned-payment': /(?<!\p{L})(?:recibo devuelto|devolución del recibo|pago devuelto)(?!\p{L})/giu,
    penalty: /(?<!\p{L})(?:penalización|pena|multa|infracción|cláusula penal|penalidad)(?!\p{L})/giu,
    cancellation:
      /(?<!\p{L})(?:cancel\p{L}{1,6}|desist\p{L}{1,8}|anul\p{L}{1,6}|baja anticipada|liberación)(?!\p{L})/giu,
    reconnection: /(?<!\p{L})(?:reposición|reconexión|reactivación|volver a abrir\p{L}{0,2}|reactivar)(?!\p{L})/giu,
    replacement:
      /(?<!\p{L})(?:pierd\p{L}{1,2}|pérdida|extravío|reposición de|sustitución|no devuelt\p{L}{1,2}|router|decodificador)(?!\p{L})/giu,
    damage: /(?<!\p{L})(?:daños?|rotura|desperfectos|rompa)(?!\p{L})/giu,
    cleaning: /(?<!\p{L})(?:limpieza)(?!\p{L})/giu,
    repair: /(?<!\p{L})(?:reparación|mantenimiento|averías)(?!\p{L})/giu,
    insurance: /(?<!\p{L})(?:seguro|protección|cobertura)(?!\p{L})/giu,
    excess: /(?<!\p{L})(?:franquicia|copago)(?!\p{L})/giu,
    delivery: /(?<!\p{L})(?:envío|entrega a domicilio|transporte|portes|trayecto)(?!\p{L})/giu,
    travel: /(?<!\p{L})(?:desplazamiento|viaje|kilómetro|salida)(?!\p{L})/giu,
    expenses: /(?<!\p{L})(?:gastos|materiales)(?!\p{L})/giu,
    meals: /(?<!\p{L})(?:comedor|comidas?|almuerzo|manutención)(?!\p{L})/giu,
    energy: /(?<!\p{L})(?:luz|electricidad|kilovatio|kwh|gas|energía|potencia|agua)(?!\p{L})/giu,
    storage: /(?<!\p{L})(?:almacenaje|custodia|depósito de bienes)(?!\p{L})/giu,
    parking: /(?<!\p{L})(?:estacionamiento|aparcamiento|calzo|cochera|plaza de garaje)(?!\p{L})/giu,
    'extra-time':
      /(?<!\p{L})(?:hora iniciada|horas? adicional(?:es)?|más horas|recogida tardía|media hora)(?!\p{L})/giu,
    usage: /(?<!\p{L})(?:datos|minutos?|llamadas|paquete)(?!\p{L})/giu,
    refund:
      /(?<!\p{L})(?:devoluci(?:ón|ones)|devuelv\p{L}{1,3}|devolver(?:á|án|é|emos)|reembols\p{L}{1,4}|reintegr\p{L}{1,3})(?!\p{L})/giu,
    discount:
      /(?<!\p{L})(?:(?:se )?descuent[oae]n?|(?:se )?descontar(?:á|án|é|emos)|rebaja|bonificación|te descuento)(?!\p{L})/giu,
    compensation:
      /(?<!\p{L})(?:indemnización|compensación|por cada día (?:\p{L}{1,9} )?de (?:retraso|demora|atraso)|resarcimiento)(?!\p{L})/giu,
    sponsorship: /(?<!\p{L})(?:patrocinio)(?!\p{L})/giu,
    contribution: /(?<!\p{L})(?:aportación|aporte|aporta)(?!\p{L})/giu,
    fee: /(?<!\p{L})(?:tasa|cargo|comisiones|cuota|por concepto de)(?!\p{L})/giu,
  },
};
