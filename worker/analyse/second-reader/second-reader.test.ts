import { describe, expect, it, vi } from 'vitest';
import type { Analyst, AnalystDocument, Findings } from '../analyst';
import { createSecondReader } from './second-reader';

const text = [
  'TENANCY between Hollis Lettings Ltd (the Landlord) and Ann Bell (the Tenant), dated 9 March 2026.',
  'The Tenant pays £1,150 a month.',
  'The Landlord insures the building at its own cost.',
  'The Landlord may send visitors at any hour of the day.',
  'The Tenant keeps the boiler in repair.',
  'This agreement is ruled by the law of England.',
  'Schedule: a list of keys, of furniture and of the readings of all meters on the day on which the Tenant moves in.',
].join('\n\n');
const document: AnalystDocument = { text, blocks: [], language: 'en' };
const options = { language: 'en' as const, today: '2026-11-20' };

const nothing: Findings = {
  notAContract: null,
  ...{ summary: 'A tenancy.', contractType: 'tenancy', contractKind: null, title: null, object: null, reader: null },
  ...{
    money: [],
    measured: null,
    readClosely: [],
    parties: [],
    missingClauses: [],
    dates: [],
    keyTerms: [],
    favours: [],
    recommendations: [],
  },
  risks: { high: [], medium: [], low: [] },
  clauseTypes: [],
  engine: { name: 'language-model', model: 'test' },
  charactersRead: text.length,
};
const cite = (...quotes: string[]) => quotes.map((quote) => ({ quote }));
const saying = (findings: Partial<Findings>): Analyst => ({ analyse: async () => ({ ...nothing, ...findings }) });

const read = (model: Partial<Findings>, other: Partial<Findings> = {}) =>
  createSecondReader({ first: saying(model), second: saying(other), onTrouble: vi.fn() }).analyse(document, options);

const party = (name: string) => ({ name, role: null, evidence: [] });
const sum = (amount: number) => ({
  ...{ amount, currency: 'GBP', per: 'month' as const, payer: 'Tenant', payee: 'Landlord', purpose: 'rent' },
  evidence: [],
});
const date = (day: string, computedFrom: string | null = null) => ({
  ...{ kind: 'agreement' as const, label: null, date: day, computedFrom },
  evidence: [],
});
const law = (quote: string) => ({
  ...{ title: 'Law', description: 'As said.', category: 'Law', riskLevel: 'low' as const },
  clauseType: 'governing-law' as const,
  evidence: cite(quote),
});

describe('What a language model states', () => {
  const marks = (facts: { unconfirmed?: boolean | undefined }[]) =>
    facts.map(({ unconfirmed }) => unconfirmed ?? false);

  it('is marked where the contract does not say it', async () => {
    const findings = await read({
      parties: [party('HOLLIS LETTINGS LTD'), party('Hollis Holdings plc')],
      money: [sum(1150), sum(1250)],
      dates: [date('2026-03-09'), date('2026-03-10'), date('2027-03-08', 'A year after the agreement.')],
      keyTerms: [law('ruled by the law of England'), law('ruled by the law of Mars by virtue of nothing at all')],
    });
    expect(marks(findings.parties)).toEqual([false, true]);
    expect(marks(findings.money)).toEqual([false, true]);
    expect(marks(findings.dates)).toEqual([false, true, false]);
    expect(marks(findings.keyTerms)).toEqual([false, true]);
  });

  it('is marked as law where the words quoted for it name none', async () => {
    const { keyTerms } = await read({ keyTerms: [law('The Landlord insures the building at its own cost.')] });
    expect(marks(keyTerms)).toEqual([true]);
  });

  it('is marked while it is still being written', async () => {
    const shown: Findings[] = [];
    const first: Analyst = {
      analyse: async (_document, { onProgress }) => {
        await onProgress?.({ ...nothing, money: [sum(1250)] });
        return nothing;
      },
    };
    const analyst = createSecondReader({ first, second: saying({}), onTrouble: vi.fn() });
    await analyst.analyse(document, { ...options, onProgress: async (found) => void shown.push(found) });
    expect(shown.map(({ money }) => marks(money))).toEqual([[true]]);
  });
});

describe('A clause that a language model calls missing', () => {
  const missing = (clauseType: 'insurance' | 'deposit', title: string) => ({
    ...{ clauseType, title, why: 'It protects you.', suggestedWording: null },
  });
  const missingClauses = [missing('insurance', 'Insurance'), missing('deposit', 'Deposit')];
  const insured = {
    ...law('The Landlord insures the building at its own cost.'),
    clauseType: 'insurance' as const,
  };

  it('and the other reader found is pointed at, not called missing', async () => {
    const findings = await read({ missingClauses }, { keyTerms: [insured] });
    expect(findings.missingClauses.map(({ clauseType }) => clauseType)).toEqual(['deposit']);
    expect(findings.readClosely).toEqual([
      { topic: expect.stringMatching(/^Insurance: one reader did not find/), evidence: insured.evidence },
    ]);
  });

  it('stays missing where the other reader has no words for it', async () => {
    const findings = await read({ missingClauses }, { keyTerms: [{ ...insured, evidence: [] }] });
    expect(findings.missingClauses).toHaveLength(2);
  });
});

describe('Passages that the other reader would read closely', () => {
  const visits = { topic: 'Visits', evidence: cite('The Landlord may send visitors at any hour of the day.') };
  const boiler = { topic: 'Repairs', evidence: cite('The Tenant keeps the boiler in repair.') };

  it('are listed where no finding touches them', async () => {
    const risk = {
      ...{ title: 'Boiler', description: 'You pay.', hurts: null, ask: null, suggestedWording: null, delete: false },
      ...{ doubt: null, clauseType: null, evidence: cite('keeps the boiler') },
    };
    const findings = await read(
      { risks: { high: [risk], medium: [], low: [] } },
      { readClosely: [boiler, visits, { topic: 'Invented', evidence: cite('words that stand nowhere at all in it') }] },
    );
    expect(findings.readClosely).toEqual([visits]);
  });

  it('are never more than a fifth of the contract', async () => {
    const schedule = { topic: 'Schedule', evidence: cite(text.split('\n\n').at(-1) ?? '') };
    const findings = await read({}, { readClosely: [schedule, visits] });
    expect(findings.readClosely.map(({ topic }) => topic)).toEqual(['Visits']);
  });
});

describe('A second reader', () => {
  it('adds nothing to what is no contract', async () => {
    const notAContract = { reason: 'It is a recipe.', evidence: [] };
    const findings = await read(
      { notAContract },
      { readClosely: [{ topic: 'Any', evidence: cite('boiler in repair') }] },
    );
    expect(findings.readClosely).toEqual([]);
  });

  it('that cannot read is done without, and that is told', async () => {
    const onTrouble = vi.fn();
    const second: Analyst = { analyse: () => Promise.reject(new Error('out of order')) };
    const analyst = createSecondReader({ first: saying({ money: [sum(7)] }), second, onTrouble });
    expect((await analyst.analyse(document, options)).money).toMatchObject([{ unconfirmed: true }]);
    expect(onTrouble).toHaveBeenCalledOnce();
  });
});
