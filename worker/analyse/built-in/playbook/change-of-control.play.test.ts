import { expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { patternsOf } from '../patterns-of';
import { compilePattern } from '../text/compile-pattern';

const { ends } = patternsOf('change-of-control');

test.each<[Locale, ending: string, fee: string]>([
  ['en', 'either party may terminate this agreement upon a merger', 'any termination or similar fee paid on a merger'],
  ['es', 'cualquiera podrá instar la resolución tras la fusión', 'la indemnización por resolución pagada en la fusión'],
  ['fr', 'chacune peut obtenir la résiliation après la fusion', "l'indemnité de résiliation versée lors de la fusion"],
  ['de', 'bei einer Fusion ist die Kündigung erlaubt', 'bei einer Fusion wird die Kündigungsentschädigung verteilt'],
  ['ar', 'يجوز إنهاء العقد عند الاندماج', 'توزع رسوم إنهاء العقد عند الاندماج'],
])('what is paid for ending a contract does not end it, in %s', (language, ending, fee) => {
  const says = (words: string) => compilePattern(ends[language], language).test(words.replace(/[أإ]/g, 'ا'));
  expect(says(ending)).toBe(true);
  expect(says(fee)).toBe(false);
});
