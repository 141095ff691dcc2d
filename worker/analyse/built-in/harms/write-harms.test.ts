import { expect, test } from 'vitest';
import { type HarmTopic, harmTopics } from '#src/features/contracts/harm-topics.schema.ts';
import { type Locale, locales } from '#src/i18n/locale.schema.ts';
import type { Telling } from '../play';
import { runPlaybook } from '../run-playbook';
import { readContractText } from '../text/contract-text';
import { writeUnnamed } from './write-harms';

const text = [
  '1. Guests',
  'Each guest pays £15 a night.',
  'No guest stays after ten.',
  '2. Uniform',
  'The uniform is bought anew each year.',
];

function write(topics: (HarmTopic | null)[], lines = text, locale: Locale = 'en') {
  const contract = readContractText({
    ...{ text: lines.join('\n\n'), language: 'en' },
    blocks: [],
  });
  const found = runPlaybook([], contract, 'other');
  const telling: Telling = {
    ...{ to: { locale }, wordTo: { locale: 'en' }, today: '2026-01-01', contractType: 'other', contract, found },
  };
  const sentences = contract.sentences.filter(({ isHeading }) => !isHeading);
  const unnamed = topics.flatMap((topic, at) => {
    const sentence = sentences[at];
    return sentence ? [{ sentence, topic }] : [];
  });
  return writeUnnamed(unnamed, telling);
}

const titlesOf = (topics: (HarmTopic | null)[], lines = text) =>
  write(topics, lines).map(({ level, risk }) => [level, risk.title, risk.evidence.length]);

test('what weighs on the reader in no way that has a name is told by the heading above, each once', () => {
  for (const topics of [
    [null, null, null],
    ['price-and-fees', 'privacy-and-home', 'price-and-fees'],
  ] as (HarmTopic | null)[][])
    expect(titlesOf(topics)).toEqual([
      ['medium', 'Guests: a term that weighs on you', 2],
      ['medium', 'Uniform: a term that weighs on you', 1],
    ]);
});

test('without a heading it is told by its matter, each matter once', () => {
  const lines = text.filter((line) => !/^\d/.test(line));
  expect(titlesOf(['price-and-fees', 'privacy-and-home', 'price-and-fees'], lines)).toEqual([
    ['medium', 'Price and fees: a term that weighs on you', 2],
    ['medium', 'Privacy and home: a term that weighs on you', 1],
  ]);
});

test('what to ask for is that of the matter only where all passages are of one', () => {
  const asksOf = (topics: (HarmTopic | null)[]) => write(topics).map(({ risk }) => risk.ask)[0];
  expect(asksOf(['price-and-fees', 'price-and-fees'])).not.toBe(asksOf([null]));
  expect(asksOf(['price-and-fees', 'privacy-and-home'])).toBe(asksOf([null]));
});

test('without either each passage is told by itself', () => {
  expect(titlesOf([null, null], ['Each guest pays £15 a night.', 'No guest stays after ten.'])).toEqual([
    ['medium', 'A term that weighs on you', 1],
    ['medium', 'A term that weighs on you', 1],
  ]);
});

test.each(locales)('what to ask for fits the matter, one for each and another where none is known, in %s', (locale) => {
  const asks = [...harmTopics, null].map((topic) => write([topic], text, locale)[0]?.risk.ask);
  expect(new Set(asks).size).toBe(harmTopics.length + 1);
});

test.each<[string]>([['3. Collection is on Monday'], ['4. Room (2nd floor)'], ['5. Ziff']])(
  'what stands above and is no heading that reads as one does not name it (%s)',
  (heading) => {
    const lines = [heading, 'Each guest pays £15 a night.'];
    expect(titlesOf([null], lines)).toEqual([['medium', 'A term that weighs on you', 1]]);
  },
);
