import type { NamedDaysWords } from '../named-days-words';

const unit = '(?: \\([^)]{1,12}\\))?(?: (?:naturales|corridos|calendario|o más|como mínimo|al menos|completos))*,?';

export const namedDays: NamedDaysWords = {
  counted: [
    {
      direction: 'before',
      behind: new RegExp(
        `^${unit} (?:antes de|antes del|previos? al?|anteriores al?|de (?:antelación|anticipación|anterioridad) (?:al?|del?|respecto del?)) `,
      ),
    },
    {
      direction: 'after',
      behind: new RegExp(
        `^${unit} (?:después del?|siguientes? al?|posteriores? al?|desde|tras|a partir del?|a contar del?|contad[oa]s (?:desde|a partir del?)) `,
      ),
    },
  ],
  joined: null,
  small: /^(?:el|la|los|las|lo|l|su|tu|del|de|dia|fecha|celebracion|que|un|una)$/,
  event: /^(?:evento|boda|fiesta|ceremonia|funcion|acto|enlace|banquete|concierto|festejo)s?$/,
  notDay:
    /^(?:arrendamiento|alquiler|convenio|vigencia|pagos?|avisos?|preaviso|facturas?|contrato|acuerdo|solicitud|recepcion|recibo|firma|plazo|periodo|mes|ano|fin|final|termino|vencimiento|terminacion|renovacion|renta|cuotas?|precio|cada|si|cuando)$/,
};
