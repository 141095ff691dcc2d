import type { TitleLine } from '#worker/analyse/languages/kind-words.ts';

/** Which of the first lines says what the document is called. */
export const titleLine: TitleLine = {
  noun: /\b(?:contratos?|acuerdos?|convenio|trato|términos|condiciones|permiso|licencia|orden de|hoja de (?:encargo|pedido|inscripción|reserva)|carta (?:oferta|compromiso|acuerdo|complementaria)|pedido|encargo|mandato|suscripción|membresía|abono|presupuesto|inscripción|autorización|compromiso|boleto|recibo de señal|reconocimiento de deuda|pacto|convención|póliza|reserva de|solicitud|concesión|adenda|anexo|otrosí|addendum|acta|novación|arrendamiento|alquiler|arriendo|locación|compraventa|préstamo|mutuo|pagaré|fianza|aval|reglamento|bases|escritura|promesa de|cesión|prórroga|finiquito|transacción|matrícula|comodato|aparcería)\b/,
  form: /(?:[-–\s]{0,4}p[aá]g(?:ina|\.)? \d{1,3}(?: (?:de|\/) \d{1,3})?[-–:|\s]{1,5}|(?:modelo|plantilla|formulario|formato|impreso)(?: (?:n\.?[º°]? ?|núm\.? ?)?[\w./-]{0,10}\d[\w./-]{0,8})(?: ?\([^)]{1,30}\))?,? ?[-:|.·] ?)/,
  notTitle:
    /^(?:modelo|plantilla|formulario|formato|impreso|página|versión|fecha|en|entre|de una|de otra|el presente|la presente|este|esta|nosotros|usted|tú|si|por|para|complete|rellen|estimad|querid|hola|contrato (?:n\b|n\.|núm|número)|número|ref|anverso|reverso|índice|cliente|última)(?![\p{L}])|\b(?:se celebra|suscriben|comparecen|reunidos|convienen|s\.a\.|s\.l\.)|@|www\.|https?:/u,
  head: /^(?:entre\b|reunidos|comparecen|de una parte|estimad|querid|¡?hola)|\b(?:celebran|suscriben|comparecen)\b/,
  goesOn:
    /(?:al?|del?|para|sobre|por|con|relativ[oa] a|que modifica)(?![\p{L}]) ?(?=\p{L})(?!una parte|otra parte|conformidad)/u,
};
