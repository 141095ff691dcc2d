import type { OpeningWords } from '../opening-words';

export const opening: OpeningWords = {
  titleNoun:
    /\b(?<noun>contrato|acuerdo|convenio|condiciones|términos|póliza|licencia|pacto|anexo)\b(?: [\p{L}.,"'-]+){0,10}/u,
  dated: /fecha|en \S{1,40},? a |reunidos|celebra|suscri|firma/,
  otherDate:
    /nacid|hasta|ley \d|ley orgánica|constituida|tratado|convenio de|directiva|versión|actualizad|actualización/,
  openers: /\b(?:entre|reunidos|de una parte|comparecen|las partes:)/gi,
  partiesEnd:
    /\b(?:EXPONEN|MANIFIESTAN|Exponen|Manifiestan|ANTECEDENTES|DECLARACIONES|CLÁUSULAS|ESTIPULACIONES)\b|\n(?:1\.|PRIMERA)/,
  connectors:
    /(?<=^|[\s,;:)])(?:entre|reunidos|de una parte|de otra parte|de otra|de la otra|por una parte|por otra parte|y)[,:]?\s+|;\s+|\)\s+|\n/gi,
  rolePhrases: /(?:en adelante|en lo sucesivo|denominad[oa]s?)[^"()\n]{0,50}"([^"\n]{2,40})"/gi,
  labelledParties:
    /^(?:\d[.)] ?)?(?:el |la )?(arrendador|arrendatario|prestador|proveedor|cliente|comprador|vendedor|licenciante|licenciatario|empleador|trabajador)a? ?: ?/i,
  knownRoles:
    /^(?:el |la )?(?:arrendador|arrendatari|inquilin|propietari|prestador|proveedor|client|comprador|vendedor|licenciante|licenciatari|emplead|empleador|trabajador|empresa|consultor|contratista|distribuidor|agente|franquiciador|franquiciad|prestamista|prestatari|acreditant|deudor|fiador|avalista|socio|sociedad|patrocinador|suministrador|mandante|mandatari|usuari|cedente|cesionari)(?:es|[aeo])?$/i,
  notInNames:
    /(?:^|\s)(?:reunidos|comparecen|intervienen|exponen|manifiestan|contrato|cláusulas?|condiciones|partes?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|domicilio|calle)(?=$|[\s,.:;])/i,
  notAParty: /^[,.]? ?no (?:es|son)\b/i,
};
