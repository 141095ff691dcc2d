import type { DocumentSigns } from '../document-signs';

export const documentSigns: DocumentSigns = {
  titled:
    /\b(?:contrato|acuerdo|convenio|condiciones|terminos|arrendamiento|encargo|mandato|adenda|anexo|finiquito|pedido|aval)\b/,
  between: /\bentre\b|\breunidos\b|\bpartes\b|\bde una parte\b|\beste (?:contrato|acuerdo|documento)\b/,
  named: /\(["'](?:el |la |los )?[^"']{2,40}["']\)|\ben adelante\b|\bdenominad[oa]\b|\ba quien\b/,
  agreed:
    /\b(?:acuerdan|convienen|pactan|acepta|aceptas|conviene|se pacta|acordamos|estipulan)\b|\bal (?:firmar|registrarte|usar|marcar)\b/,
  signed: /\bfirm(?:a|as|an|ado|amos|o|antes)\b|_{4,}|\bfdo\b/,
};
