import { describe, expect, it } from 'vitest';
import { makeAnswer, makeRisk } from './testing/answer-factory';
import { analystWith, contract, options, says } from './testing/scripted-analyst';

const supplier = { name: 'Acme Ltd', role: 'Supplier' };
const parties = [
  { ...supplier, quotes: ['Acme Ltd (the Supplier)'] },
  { name: 'Beta Ltd', role: 'Client', quotes: [] },
];
const risks = [
  makeRisk(),
  makeRisk({ title: 'No way out', hurts: 'Supplier', level: 'medium', clauseType: 'notices', quotes: [] }),
  makeRisk({ title: 'Vague words', hurts: 'both parties', level: 'low' }),
];
const recommendations = [
  { action: 'Ask for a cap.', priority: 'high' as const, clauseType: 'uncapped-liability', quotes: [] },
];

const readFor = (reader: typeof supplier | null) => {
  const scripted = analystWith(() => says(makeAnswer({ parties, risks, recommendations })));
  return { ...scripted, findings: scripted.analyst.analyse(contract, { ...options, reader }) };
};
const titles = (found: { title: string }[]) => found.map(({ title }) => title);

describe('A language model that reads for a party whom the user chose', () => {
  it('is told who that is in each question, after the contract, as data between marks', async () => {
    const { findings, asked, calls } = readFor(supplier);
    await findings;
    expect(calls).toHaveLength(3);
    for (const at of calls.keys()) {
      expect(asked(at)).toMatch(
        /<<<END CONTRACT-.*<<<BEGIN (READER-[0-9a-f-]{36})>>>.*Acme Ltd, Supplier.*<<<END \1>>>/s,
      );
    }
  });

  it('may say what it likes: what harms the other side alone is never the reader’s risk, but told as a favour', async () => {
    const { reader, risks: found, favours, recommendations: told } = await readFor(supplier).findings;
    expect(reader).toEqual(supplier);
    expect([found.high, titles(found.medium), titles(found.low)]).toEqual([[], ['No way out'], ['Vague words']]);
    expect(favours).toMatchObject([
      {
        title: 'Unlimited liability',
        description: expect.stringContaining('(Client)'),
        clauseType: 'uncapped-liability',
      },
    ]);
    expect(told).toEqual([]);
  });
});

describe('A language model that guesses the reader', () => {
  it('is told of nobody', async () => {
    const { findings, asked } = readFor(null);
    expect((await findings).reader).toEqual({ name: 'Beta Ltd', role: 'Client' });
    expect(asked(0)).not.toContain('READER');
  });

  it('calls no risk what harms the other side alone', async () => {
    const { risks: found, favours } = await readFor(null).findings;
    expect([titles(found.high), titles(found.low)]).toEqual([['Unlimited liability'], ['Vague words']]);
    expect(titles(favours)).toEqual(['No way out']);
  });
});
