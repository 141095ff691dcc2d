import { expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import type { Play } from '../play';
import { testPlay } from './test-play';

type Said = readonly (readonly [Locale, string])[];

/** For each language: a sentence in which the clause is seen, and one that only looks like it. */
export function describeRecognition<Facts>(play: Play<Facts>, { said, lookalikes }: { said: Said; lookalikes: Said }) {
  for (const [language, text] of said) {
    test(`is found in ${language}: “${text}”`, () => {
      expect(testPlay(play, text, { language }).words).toHaveLength(1);
    });
  }
  for (const [language, text] of lookalikes) {
    test(`is not seen in ${language} where there is none: “${text}”`, () => {
      expect(testPlay(play, text, { language }).words).toEqual([]);
    });
  }
}
