import { expect, test } from 'vitest';
import type { StoredAnalysis } from '#src/features/contracts/analysis.schema.ts';
import { createBuiltInAnalyst } from '#worker/analyse/built-in/built-in-analyst.ts';
import { ground } from '#worker/analyse/ground.ts';
import { extractTxt } from '#worker/extract/txt.extractor.ts';
import { watchTurns } from '#worker/testing/count-turns.ts';
import { compareTexts } from './compare-texts';
import { compareVersions, type ReadVersion } from './compare-versions';

const tenancy = `TENANCY AGREEMENT

Between Gerald Pewsey of 1 Church Walk, Bramcote (the "Landlord") and Orla Fenwright of 41 Cardale Street, Derby (the "Tenant").

1. Rent
The Tenant shall pay the Landlord a rent of £950 per month, in advance on the first day of each month.

2. Deposit
The Tenant shall pay the Landlord a deposit of £900 on signing. It is returned within ten days of the end.

3. Term
This agreement starts on 1 February 2026 and ends on 31 January 2027.

4. Ending
The Tenant may end this agreement by giving the Landlord at least one month's written notice.

5. Law
This agreement is governed by the law of England and Wales.`;

const tenant = { name: 'Orla Fenwright', role: 'Tenant' };

async function read(written: string, { reader, engine }: Partial<StoredAnalysis> = {}): Promise<ReadVersion> {
  const language = 'en' as const;
  const content = await extractTxt(new TextEncoder().encode(written));
  const measurement = { pages: 1, tokens: 1, characters: written.length, language, languageConfidence: 1 };
  const options = { language, today: '2026-01-01', analyseAnyway: true };
  const findings = await createBuiltInAnalyst().analyse({ ...content, language }, options);
  const analysis = await ground(findings, { ...content, readerVersion: 1, measurement }, options);
  return {
    content,
    language,
    analysis: { ...analysis, reader: reader ?? tenant, engine: engine ?? { name: 'built-in', model: null } },
  };
}
const edited = (...edits: [string, string][]) => edits.reduce((text, [from, to]) => text.replace(from, to), tenancy);

test('what changed in money, days and notice is told, with what it means for the reader', async () => {
  const later = edited(
    ['£950', '£1,025'],
    ['£900', '£700'],
    ['31 January 2027', '31 July 2027'],
    ["one month's", "three months'"],
  );
  const { facts, sameReader } = await compareVersions(await read(tenancy), await read(later));
  expect(sameReader).toBe(true);
  expect(facts.money.map(({ before, after, effect }) => [before?.amount, after?.amount, effect])).toEqual([
    [950, 1025, 'worse'],
    [900, 700, 'better'],
  ]);
  const days = facts.dates.map(({ before, after, effect }) => [before?.date, after?.date, effect]);
  expect(days).toEqual([
    ['2027-01-31', '2027-07-31', null],
    // When the deposit is returned follows from the end.
    ['2027-02-10', '2027-08-10', null],
  ]);
  expect(facts.notice).toMatchObject([{ before: { amount: 1 }, after: { amount: 3, unit: 'month' }, effect: 'worse' }]);
});

test('of a clause that gives each party a notice of its own, the one that changed is told by who gives it', async () => {
  const clause = "The Landlord may end this agreement by giving seven days' written notice. The Tenant may end";
  const [before, after] = [clause, clause.replace("seven days'", "one month's")].map((words) =>
    edited(['The Tenant may end', words]),
  ) as [string, string];
  const { facts } = await compareVersions(await read(before), await read(after));
  expect(facts.notice).toMatchObject([{ before: { amount: 7 }, after: { unit: 'month' }, effect: 'better' }]);
});

test('a provision is named by the heading of its own clause', async () => {
  const clauses = (fee: string) => `FEES\n\n3. Services\n\n3.1 The Supplier shall build the wall with care and skill.

4. Fees and payment\n\n4.1 The Customer shall pay the Supplier ${fee} for the wall.

5. A sentence that is itself the whole clause ends here.\n\n6.2 The Supplier shall clear away ${fee} of rubble.`;
  const bytes = (fee: string) => extractTxt(new TextEncoder().encode(clauses(fee)));
  const { changes } = await compareTexts(await bytes('£300'), await bytes('£400'));
  expect(changes.map(({ after }) => [after?.number, after?.heading])).toEqual([
    ['4.1', 'Fees and payment'],
    ['6.2', null],
  ]);
});

test('nothing is better or worse where the two were read for different parties', async () => {
  const landlord = { name: 'Gerald Pewsey', role: 'Landlord' };
  const later = await read(edited(['£950', '£1,025']), { reader: landlord });
  const { facts, sameReader } = await compareVersions(await read(tenancy), later);
  expect(sameReader).toBe(false);
  expect(facts.money).toMatchObject([{ after: { amount: 1025 }, effect: null }]);
});

test('what another reading of the same words says otherwise is no change, nor better or worse', async () => {
  const [earlier, after] = [await read(tenancy), await read(edited(['ten days', 'twenty days']))];
  const before = { ...earlier, analysis: { ...earlier.analysis, missingClauses: [] } };
  const risk = { title: 'Another view', explanation: 'Of the same rent', evidence: [], clauseType: null };
  const riskAssessment = { high: [risk as never], medium: [], low: [] };
  const engine = { name: 'language-model' as const, model: 'm' };
  const told = async (analysis: Partial<StoredAnalysis>) =>
    (await compareVersions(before, { ...after, analysis: { ...after.analysis, ...analysis } })).facts;
  expect((await told({ riskAssessment })).risks).toMatchObject([{ after: { title: 'Another view' }, effect: null }]);
  expect((await told({ riskAssessment, engine })).risks).toEqual([]);

  const law = { title: 'Governing law', clauseType: 'governing-law' as const, why: '', suggestedWording: null };
  const missingClauses = [law as never];
  expect((await told({ missingClauses })).missing).toMatchObject([
    { before: null, after: { title: law.title }, effect: 'worse' },
  ]);
  expect((await told({ missingClauses, engine })).missing).toMatchObject([
    { after: { title: law.title }, effect: null },
  ]);
});

const lines = (line: (at: number) => string, count: number) => Array.from({ length: count }, (_, at) => line(at));
const words = (at: number) => `w${(at * 7919) % 5003} w${(at * 104_729) % 4999} w${at % 4993}`;

test.for([
  ['a letter a line', lines(() => 'a', 200_000).join('\n'), lines(() => 'b', 200_000).join('\n')],
  ['the same line again and again', lines(() => 'a b', 100_000).join('\n'), lines(() => 'a b c', 80_000).join('\n')],
  ['one line that became many', lines(words, 20_000).join(' '), lines(words, 20_000).join('\n')],
] as const)('texts that are made to take long (%s) are compared all the same', async ([, one, other]) => {
  let likeness = -1;
  const { turns } = await watchTurns(async () => {
    const found = await compareTexts({ text: one, blocks: [] }, { text: other, blocks: [] });
    likeness = found.likeness;
    expect(found.changes.length).toBeLessThan(16_000);
  });
  expect(likeness).toBeGreaterThanOrEqual(0);
  expect(turns).toBeGreaterThan(2);
});
