import { expect, test } from 'vitest';
import type { ComparedWords } from '#src/features/comparison/comparison.schema.ts';
import { wordsBelowHeading } from './words-below-heading';

const same = (text: string): ComparedWords => ({ kind: 'same', text });
const added = (text: string): ComparedWords => ({ kind: 'added', text });

test.each<[string, ComparedWords[], ComparedWords[]]>([
  ['a heading and what follows it', [added('Notice\n\nBy letter.')], [added('By letter.')]],
  ['a heading by itself', [added('Notice')], []],
  ['a heading, and words that changed', [same('Notice\n\n'), added('By letter.')], [added('By letter.')]],
  [
    'a sentence that begins with the same word',
    [same('Notice is given by letter.')],
    [same('Notice is given by letter.')],
  ],
  ['a heading that changed', [same('Notice '), added('of defects')], [same('Notice '), added('of defects')]],
])('of %s, only what the heading above does not say is shown', (_what, words, shown) => {
  expect(wordsBelowHeading(words, 'Notice')).toEqual(shown);
});
