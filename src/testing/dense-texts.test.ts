import { expect, test } from 'vitest';
import { createBuiltInAnalyst } from '#worker/analyse/built-in/built-in-analyst.ts';

const opening = 'This Agreement is made between Acme Ltd (the "Landlord") and Jane Roe (the "Tenant").\n\n';
const months = ['January', 'March', 'May', 'July', 'August', 'October', 'December'];
const day = (at: number) => `${1 + (at % 31)} ${months[Math.floor(at / 31) % 7]} ${2030 + (Math.floor(at / 217) % 60)}`;

/** What a text can hold thousands of, where a contract has a few. */
const dense: [what: string, one: (at: number) => string][] = [
  ['days on lines of their own', (at) => `${day(at)}\n\n`],
  ['days in a row', (at) => `${day(at)}, `],
  ['days on which something ends', (at) => `The term ends on ${day(at)}.\n\n`],
  ['sums', (at) => `The Tenant pays the Landlord £${at + 1}.\n\n`],
  ['sums that add up', (at) => `The Tenant pays the Landlord a total of £${at + 1_000_000}.\n\n`],
  ['rows of sums', (at) => `Rent | £${at + 1} | total £${at + 5}\n\n`],
  ['sums of a list', (at) => `${at === 0 ? 'The Tenant pays the Landlord:\n\n' : ''}- £${at + 1}\n\n`],
];

/** In milliseconds of processor time, so that a busy machine makes nothing slow. */
async function timeOf(one: (at: number) => string, length: number): Promise<number> {
  let text = opening;
  for (let at = 0; text.length < length; at++) text += one(at);
  const before = process.threadCpuUsage();
  await createBuiltInAnalyst().analyse(
    { text, blocks: [], language: 'en' },
    { language: 'en', today: '2026-01-01', analyseAnyway: true },
  );
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

const short = 15_000;
const times = 8;

test.each(dense)('a text of nothing but %s takes as long as its length explains', async (_, one) => {
  await timeOf(one, short);
  const [few, many] = [await timeOf(one, short), await timeOf(one, short * times)];
  expect(many).toBeLessThan(few * times * 2.5);
});
