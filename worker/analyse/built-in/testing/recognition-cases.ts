import { expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import type { Play } from '../play';
import { testPlay } from './test-play';

/** Sentences, each with the language it is in. */
export type Cases = readonly (readonly [language: Locale, text: string])[];

/** One test a sentence: those that say the clause are recognised, the look-alikes are not. */
export function testRecognition<Facts>(play: Play<Facts>, said: Cases, lookalikes: Cases) {
  for (const [language, text] of said) {
    test(`is found in ${language}: “${text}”`, () => {
      expect(testPlay(play, text, { language }).words).toHaveLength(1);
    });
  }
  for (const [language, text] of lookalikes) {
    test(`is not seen in ${language} in: “${text}”`, () => {
      expect(testPlay(play, text, { language }).words).toEqual([]);
    });
  }
}
