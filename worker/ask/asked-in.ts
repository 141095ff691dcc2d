import type { Locale } from '#src/i18n/locale.schema.ts';
import { detectLanguage } from '../measure/language';

/** A question is a few words: below this its reader's language is likelier. */
const sure = 0.6;

/** The language that a question is asked in, whatever its reader's and the contract's. */
export async function askedIn(question: string, reader: Locale): Promise<Locale> {
  const { language, confidence } = await detectLanguage(question);
  return confidence >= sure ? language : reader;
}
