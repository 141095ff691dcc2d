import { m } from '#src/i18n/paraglide/messages.js';

type To = Parameters<typeof m.analysis_clause>[1];

/** "Clause 8.2", and "§ 6" as it is. */
export const clauseWords = (number: string, to: To = {}): string =>
  /^[\d(]|^\p{L}$/u.test(number) ? m.analysis_clause({ number }, to) : number;
