import { expect, test } from 'vitest';
import type { HarmTopic } from '#src/features/contracts/harm-topics.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { extractTxt } from '#worker/extract/txt.extractor.ts';
import { readContractText } from '../text/contract-text';
import { passagesToRead } from './passages-to-read';
import { rankPassages } from './rank-passages';
import { learnedModels } from './weights';

async function toRead(written: string, language: Locale, covered: { start: number; end: number }[] = []) {
  const { text, blocks } = await extractTxt(new TextEncoder().encode(written));
  const contract = readContractText({ text, blocks, language });
  return {
    text,
    found: passagesToRead(rankPassages(contract, learnedModels().harm), contract, learnedModels(), {
      length: text.length,
      covered,
    }),
  };
}

const padding = (sentence: string) => `\n\n${sentence}`.repeat(12);

test.each<[Locale, string, HarmTopic, string]>([
  [
    'en',
    'The company may raise the price at any time and charge a further fee.',
    'price-and-fees',
    'The room has a bed and a lamp.',
  ],
  [
    'es',
    'La empresa podrá subir el precio y las cuotas en cualquier momento.',
    'price-and-fees',
    'La sala tiene una mesa.',
  ],
  ['fr', 'La société peut augmenter le prix et les frais à tout moment.', 'price-and-fees', 'La salle a une table.'],
  [
    'de',
    'Das Unternehmen darf den Preis und die Gebühren jederzeit erhöhen.',
    'price-and-fees',
    'Der Raum hat einen Tisch.',
  ],
  ['ar', 'يحق للشركة زيادة السعر والرسوم في أي وقت تشاء.', 'price-and-fees', 'في الغرفة طاولة وكرسي.'],
])('a rise of the price at will is pointed at, in %s', async (language, harmful, topic, harmless) => {
  const { text, found } = await toRead(`Terms${padding(harmless)}\n\n${harmful}${padding(harmless)}`, language);
  const [best] = found;
  expect(text.slice(best?.start, best?.end)).toBe(harmful);
  expect([topic, null]).toContain(best?.topic);
  expect(found.reduce((sum, { start, end }) => sum + end - start, 0)).toBeLessThanOrEqual(text.length / 5);
});

test('the heading above a passage is told with it', async () => {
  const { found } = await toRead(
    `THE ROOM${padding('The room has a bed and a lamp.')}\n\nWHAT IT COSTS\n\nThe company may raise the price at any time and charge a further fee.`,
    'en',
  );
  expect(found[0]?.sentence.clause.heading).toContain('WHAT IT COSTS');
});

test('what a finding covers is left out', async () => {
  const harmful = 'The company may raise the price at any time and charge a further fee.';
  const covered = [{ start: 0, end: harmful.length }];
  const { text, found } = await toRead(`${harmful}${padding('The room has a bed and a lamp.')}`, 'en', covered);
  expect(found.map(({ start, end }) => text.slice(start, end))).not.toContain(harmful);
});
