import { describe, expect, it } from 'vitest';
import { sampleContract } from '#worker/extract/testing/sample-contract.ts';
import { createBuiltInAnalyst } from './built-in/built-in-analyst';
import { mostListed } from './cut-lists';
import { ground } from './ground';

async function analyse(text: string) {
  const language = 'en' as const;
  const measurement = { pages: 1, tokens: 1, characters: text.length, language, languageConfidence: 1 };
  const read = { format: 'txt' as const, text, blocks: [], pagesRead: 1, pagesTotal: 1, warnings: [] };
  const options = { language, today: '2025-01-01', analyseAnyway: true };
  const findings = await createBuiltInAnalyst().analyse({ text, blocks: [], language }, options);
  return ground(findings, { ...read, readerVersion: 1, measurement }, options);
}

const day = (at: number) => `${1 + (at % 28)} May ${2030 + Math.floor(at / 28)}`;
const priceList = Array.from(
  { length: 400 },
  (_, at) => `The Client shall pay the Consultant £${at + 1} by ${day(at)}.`,
);
const contract = sampleContract.join('\n\n');

describe('a contract of more sums and days than anybody reads', () => {
  it('has lists of an end, and a warning says that they are cut', async () => {
    const analysis = await analyse(`${contract}\n\n${priceList.join('\n\n')}`);
    expect([analysis.money.length, analysis.dates.length]).toEqual([mostListed, mostListed]);
    expect(analysis.money[1]).toMatchObject({ amount: 1 });
    expect(analysis.warnings.map(({ kind }) => kind)).toContain('lists-cut');
  });

  it('keeps the days of the contract itself before all others', async () => {
    const end = 'This Agreement ends on 31 December 2149.';
    const analysis = await analyse(
      `${contract.replace('This Agreement lasts twelve months.', end)}\n\n${priceList.join('\n\n')}`,
    );
    expect(analysis.dates.at(-1)).toMatchObject({ kind: 'expiry', date: '2149-12-31' });
  });
});

it('of a usual contract nothing is left out, and nothing is said', async () => {
  const analysis = await analyse(`${contract}\n\n${priceList.slice(0, 40).join('\n\n')}`);
  expect(analysis.money.length).toBeGreaterThan(40);
  expect(analysis.warnings.map(({ kind }) => kind)).not.toContain('lists-cut');
});
