import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '../languages/languages';

const plainlySo = 0.2;

/** Whether a passage is so plainly in a language that nothing slower need be asked. */
export function plainlyIn(language: Locale, passage: string): boolean {
  const { commonWords } = languages[language].writing;
  if (commonWords === null) return (passage.match(/\p{Script=Arabic}/gu)?.length ?? 0) > passage.length / 2;
  const common = new Set(commonWords.split(' '));
  const words = passage.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter((word) => common.has(word)).length > words.length * plainlySo;
}
