import type { DateHints } from '../read/dates';
import type { ContractText } from '../text/contract-text';

const numbers = /(?<!\d)(\d{1,2})[/.-](\d{1,2})[/.-](?:\d{4}|\d{2})(?!\d)/g;
const american =
  /\b(?:u\.?s\.?a?\.?|united states|alabama|arizona|california|colorado|connecticut|delaware|florida|illinois|massachusetts|michigan|minnesota|nevada|new jersey|new york|north carolina|ohio|oregon|pennsylvania|texas|virginia|washington)\b/i;
const elsewhere =
  /£|€|\b(?:gbp|eur|england|wales|scotland|scots|ireland|irish|united kingdom|uk|dublin|london|edinburgh|vat|postcode|australia|new zealand|india)\b/i;

/** How the contract orders the numbers of its dates: by a date that can be read in one way, else by its place. */
export function readDateOrder({ text }: ContractText): DateHints['order'] {
  let order: DateHints['order'];
  for (const [, first = '', second = ''] of text.matchAll(numbers)) {
    const told = Number(first) > 12 ? 'day-first' : Number(second) > 12 ? 'month-first' : undefined;
    if (told && order && told !== order) return undefined;
    order ??= told;
  }
  if (order) return order;
  if (elsewhere.test(text) && !american.test(text)) return 'day-first';
  return american.test(text) && !elsewhere.test(text) ? 'month-first' : undefined;
}
