/** Who acts and on what condition: what turns the sayings of several harms. */
export const readerMay =
  /\b(?:client|usuari|consumidor|suscriptor|abonad|soci|inquilin|arrendatari|locatari|alumn|trabajador|emplead|huésped|famili|prestatari)\S{0,4} (?:\S{1,12} )?(?:podr[aá]n?|puede|pueden|tiene|tendrá)\b|\b(?:puede|podrá) usted\b|\b(?:puedes|podrás)\b/;
export const agreed =
  /\b(?:de (?:común|mutuo) acuerdo|acuerdo (?:escrito|expreso|entre|de (?:ambas|las))|(?:con|previ[oa]|sin) (?:el |la |su |tu )?(?:consentimiento|conformidad|aceptación) (?:expres|escrit|por escrito|previ|d)|no (?:podrá|puede|podrán|pueden) (?:modific|cambi|sub|aument|increment|resol|rescind|suspend))/;
export const eitherParty =
  /\b(?:cualquiera de (?:las (?:dos )?partes|los dos|nosotros)|ambas partes|cada (?:una de las )?partes?)\b/;
export const provider =
  /\b(?:la (?:empresa|compañía|agencia|editorial|arrendadora|prestadora|proveedora|entidad|propiedad)|el (?:proveedor|prestador|operador|arrendador|empleador|vendedor|organizador|colegio|centro)) (?:no )?(?:\S{1,12} )?(?:pagará|abonará|responderá|resolverá|contestará|atenderá|asume|asumirá|correrá|subsanará|reparará|podrá ceder)\b/;
export const byAgreement =
  /\b(?:de (?:común|mutuo) acuerdo|acuerdo (?:escrito|expreso|entre)|(?:con|previ[oa]) (?:el |la |su |tu )?(?:consentimiento|conformidad|aceptación|autorización|cita|acuerdo))\b/;
export const byProvider =
  /\b(?:la (?:empresa|compañía|agencia|editorial|arrendadora|prestadora|proveedora|entidad|propiedad|escuela|casa|organizadora)|el (?:proveedor|prestador|operador|arrendador|empleador|vendedor|organizador|prestamista|colegio|centro)) (?:\S{1,12} )?(?:pagará|abonará|responderá|responde|asume|asumirá|correrá|devolverá|reembolsará|indemnizará|paga|abona|devuelve)\b/;
