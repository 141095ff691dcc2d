import { type Locale, locales } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import type { PlayWords } from '#worker/analyse/languages/play-words.ts';

type InEachLanguage<Words> = { readonly [Name in keyof Words]: Readonly<Record<Locale, Words[Name]>> };

/** What a play reads a contract by, each pattern in the language of the contract: `patternsOf('deposit').rule.de`. */
export function patternsOf<Type extends keyof PlayWords>(type: Type): InEachLanguage<PlayWords[Type]> {
  const names = Object.keys(languages[locales[0]].plays[type]) as (keyof PlayWords[Type])[];
  const inEach = (name: keyof PlayWords[Type]) =>
    Object.fromEntries(locales.map((locale) => [locale, languages[locale].plays[type][name]]));
  return Object.fromEntries(names.map((name) => [name, inEach(name)])) as InEachLanguage<PlayWords[Type]>;
}
