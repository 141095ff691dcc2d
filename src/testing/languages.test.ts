import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, expectTypeOf, test } from 'vitest';
import { type Locale, locales } from '#src/i18n/locale.schema.ts';
import type { Language } from '#worker/analyse/languages/language.ts';
import type { PlayWords } from '#worker/analyse/languages/play-words.ts';
import { findLocales } from '../dev/check/find-locales.ts';
import { readSourceFiles } from '../dev/check/source-files.ts';
import { root } from '../dev/run/project-paths.ts';

/** Code that names a language all the same, and why. What is told of each language there does not compile without it. */
const mayNameLanguages: Record<string, string> = {
  'src/i18n/locale.schema.ts': 'the list of languages itself',
  'src/i18n/in-all-languages.schema.ts': 'a text in each language, as a shape',
  'src/platform/stripe-payments.ts': 'what Stripe calls each language',
  'src/i18n/locale-tag.ts': 'tags for Intl: British dates, Western digits in Arabic',
  'src/features/account-export/export-account.usecase.ts': 'Western digits in Arabic',
  'src/features/usage/explain-page-limits.usecase.ts': 'Western digits in Arabic',
  'web/lib/format.ts': 'tags for Intl, and the Arabic comma',
  'web/lib/locale.ts': 'Arabic runs from right to left',
  'web/lib/language-names.ts': 'what each language calls itself',
  'web/pages/example/example.query.ts': 'loads one file a language, by its literal path',
  'worker/analyse/languages/languages.ts': 'the registry of the folders',
  'worker/analyse/built-in/dates/due-days.ts': 'the Arabic article before a number',
  'worker/analyse/built-in/facts/find-document-name.ts': 'titles within English sentences',
  'worker/analyse/built-in/facts/trim-title.ts': 'titles within English sentences',
  'worker/analyse/built-in/facts/party-name-at.ts': 'English words in contracts of every language',
  'worker/analyse/built-in/facts/party-roles.ts': 'English roles in contracts of every language',
  'worker/analyse/built-in/learned/concepts/concept-reader.ts': 'Arabic prefixes; the weights were learned with them',
  'worker/analyse/built-in/parties/find-subject.ts': 'an Arabic subject has its verb beside it',
  'worker/analyse/built-in/read/money.ts': 'on which side of a sum its sign stands',
  'worker/analyse/built-in/read/money-units.ts': 'francs without a country, and the short name of dirhams',
  'worker/analyse/built-in/read/money-tokens.ts': 'Arabic prefixes and endings',
  'worker/analyse/built-in/read/small-change.ts': 'where cents may go without their name',
  'worker/analyse/built-in/text/compile-pattern.ts': 'English needs no edges for accents; Arabic letters are folded',
};

const ownOrNotShipped = /^(?:worker\/analyse\/languages\/(?:en|es|fr|de|ar)\/|src\/dev\/)|\.test\.tsx?$|\/testing\//;
const shipped = readSourceFiles().filter(({ path }) => !ownOrNotShipped.test(path));

test('no code but the folders of the languages names one, except where it is said why', () => {
  const naming = shipped.filter((file) => {
    const named = findLocales(file);
    // Elsewhere English alone is what the product falls back to.
    return named.some((locale) => locale !== 'en' || file.path.startsWith('worker/analyse/'));
  });
  expect(naming.map(({ path }) => path).sort()).toEqual(Object.keys(mayNameLanguages).sort());
});

test('a language is a folder with the same files as the others, its catalogues and its training documents', () => {
  const filesOf = (locale: Locale) =>
    globSync('{*.ts,plays/*.ts}', { cwd: join(root, 'worker/analyse/languages', locale) }).sort();
  expect(filesOf('en').length).toBeGreaterThan(20);
  for (const locale of locales) {
    expect(filesOf(locale), locale).toEqual(filesOf('en'));
    const places = [
      `src/i18n/messages/${locale}.json`,
      `src/i18n/messages/analysis/${locale}.json`,
      `src/dev/learn/documents/${locale}`,
    ];
    expect(places.filter((place) => !existsSync(join(root, place)))).toEqual([]);
  }
});

test('what a language lacks does not compile', () => {
  expectTypeOf<Omit<Language, 'numbers'>>().not.toExtend<Language>();
  expectTypeOf<Omit<PlayWords, 'deposit'>>().not.toExtend<PlayWords>();
  expectTypeOf<Omit<PlayWords['deposit'], 'inRents'>>().not.toExtend<PlayWords['deposit']>();
  expectTypeOf<Pick<Language, keyof Language>>().toExtend<Language>();
});

test.each([
  ['const only = { en: 1, fr: 2 }', ['en', 'fr']],
  ["if (language === 'ar') stop()", ['ar']],
  ['languages.de.plays', ['de']],
  ["type Others = Exclude<Locale, 'es'>", ['es']],
  ["import { de } from './words'; call(de, 'den')", []],
])('a language is seen where it is named: %s', (text, named) => {
  expect(findLocales({ parsed: parseSync('code.ts', text) })).toEqual(named);
});
