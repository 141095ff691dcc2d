import type { Locale } from '#src/i18n/locale.schema.ts';

const commonWords: Record<Exclude<Locale, 'ar'>, Set<string>> = {
  en: new Set(
    'the of and to in any or by for be shall this that such is as with on not from at its may are'.split(' '),
  ),
  es: new Set('el la los las de del y o en por para con que se su al una un no lo como sus a es'.split(' ')),
  fr: new Set('le la les l de des du d et ou en par pour que qui au aux une un à dans sur son sa ne est'.split(' ')),
  de: new Set(
    'der die das des dem den und oder in zu von mit für auf ist nicht eine ein wird im bei sich an'.split(' '),
  ),
};
const plainlySo = 0.2;

/** Whether a passage is so plainly in a language that nothing slower need be asked. */
export function plainlyIn(language: Locale, passage: string): boolean {
  if (language === 'ar') return (passage.match(/\p{Script=Arabic}/gu)?.length ?? 0) > passage.length / 2;
  const words = passage.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter((word) => commonWords[language].has(word)).length > words.length * plainlySo;
}
