import { describe, expect, it } from 'vitest';
import { ground } from '../ground';
import { makeAnswer, makeRisk } from './testing/answer-factory';
import { analyse, analystWith, contract, options, says } from './testing/scripted-analyst';

/** An answer to the single question that was once asked. */
const oldAnswer = {
  summary: 'Acme works for Beta.',
  contractType: 'Services',
  parties: [{ name: 'Acme Ltd', role: 'Supplier', quotes: ['Acme Ltd (the Supplier)'] }],
  risks: [
    {
      level: 'High',
      title: 'No cap',
      description: 'Nothing limits it.',
      suggestedWording: null,
      clauseType: 'uncapped-liability',
      quotes: ['Acme Ltd'],
    },
  ],
  keyTerms: [
    ...['document-name', 'parties', 'effective-date', 'insurance', 'governing-law'].map((clauseType) => ({
      title: clauseType,
      description: 'As agreed.',
      category: 'Basics',
      riskLevel: 'low',
      clauseType,
      quotes: ['governed by the laws of England and Wales'],
    })),
  ],
  recommendations: [{ action: 'Ask for a cap.', priority: 'high', clauseType: 'uncapped-liability', quotes: [] }],
  missingClauses: [],
  dates: [
    {
      kind: 'expiry',
      written: null,
      countedFrom: { date: '2026-01-31', amount: 12, unit: 'month', direction: 'after' },
      explanation: 'Twelve months.',
      quotes: [],
    },
  ],
};

describe('An answer', () => {
  it('has a place for all that a lawyer would say', async () => {
    const doubt = { rule: 'Consumer Rights Act 2015, s. 62', why: 'It may be unfair.', certainty: 'likely' as const };
    const findings = await analyse({
      contractKind: 'consultancy',
      money: [
        {
          ...{ amount: 1150, currency: 'GBP', per: 'month', payer: 'Client', payee: 'Supplier', purpose: 'fee' },
          quotes: ['agree on'],
        },
      ],
      risks: [makeRisk({ hurts: 'Client', ask: 'Ask for a cap.', suggestedWording: null, delete: true, doubt })],
    });
    expect(findings).toMatchObject({
      contractKind: 'consultancy',
      title: 'Services from Acme Ltd',
      object: 'Acme Ltd works for Beta Ltd.',
      reader: { name: 'Beta Ltd', role: 'Client' },
      money: [{ amount: 1150, currency: 'GBP', per: 'month', payer: 'Client', payee: 'Supplier', purpose: 'fee' }],
      risks: { high: [{ hurts: 'Client', ask: 'Ask for a cap.', suggestedWording: null, delete: true, doubt }] },
    });
  });

  it('in the shape that was once asked for is understood, to whichever question it comes', async () => {
    const { analyst, calls } = analystWith(() => says(oldAnswer));
    const findings = await analyst.analyse(contract, options);
    expect(calls).toHaveLength(3);
    expect(findings).toMatchObject({
      notAContract: null,
      ...{ summary: 'Acme works for Beta.', contractType: 'services', contractKind: null, reader: null, money: [] },
      parties: [{ name: 'Acme Ltd' }],
      risks: { high: [{ title: 'No cap', hurts: null, ask: null, delete: false, doubt: null }] },
      dates: [{ kind: 'expiry', label: null, date: '2027-01-31', computedFrom: 'Twelve months.' }],
    });
    expect(findings.recommendations[0]?.risk).toBe(findings.risks.high[0]);
  });

  it('in that shape with nothing found in it is that of no contract', async () => {
    const { analyst } = analystWith(() =>
      says({
        ...{ summary: 'This is a press article.', contractType: 'other', parties: [], risks: [], keyTerms: [] },
        ...{ recommendations: [], missingClauses: [], dates: [] },
      }),
    );
    const { notAContract } = await analyst.analyse(contract, options);
    expect(notAContract?.reason).toBe('This is a press article.');
  });

  it('of which only lists are empty is that of a fair contract', async () => {
    const findings = await analyse({ risks: [], keyTerms: [], recommendations: [], missingClauses: [], parties: [] });
    expect(findings).toMatchObject({ notAContract: null, risks: { high: [], medium: [], low: [] } });
  });

  it('with words of its own where a list of words was given loses them, and nothing else', async () => {
    const findings = await analyse({
      contractType: 'flat share' as 'other',
      contractKind: 'flat share' as 'lodger',
      risks: [
        makeRisk({ title: 'A', level: 'critical' as 'high', doubt: 'perhaps' as unknown as null }),
        makeRisk({ title: 'B', level: 'unclear' as 'high' }),
        { title: 'no description' } as unknown as ReturnType<typeof makeRisk>,
      ],
      money: [
        { amount: '1,150.00', currency: '£', per: 'Month', quotes: 'one quote' },
        { amount: 'free' },
      ] as unknown as ReturnType<typeof makeAnswer>['money'],
    });
    expect(findings).toMatchObject({ contractType: 'other', contractKind: null });
    expect(findings.risks.high.map(({ title, doubt }) => [title, doubt])).toEqual([['A', null]]);
    expect(findings.risks.medium.map(({ title }) => title)).toEqual(['B']);
    expect(findings.money).toEqual([
      {
        ...{ amount: 1150, currency: 'GBP', per: 'month', payer: '', payee: '', purpose: '' },
        evidence: [{ quote: 'one quote' }],
      },
    ]);
  });

  it('of forty risks keeps the gravest thirty', async () => {
    const risks = Array.from({ length: 40 }, (_, at) =>
      makeRisk({ title: `Risk ${at}`, level: at < 35 ? 'low' : 'high', quotes: [`quote number ${at}`] }),
    );
    const { high, low } = (await analyse({ risks })).risks;
    expect([high.length, low.length]).toEqual([5, 25]);
  });

  it('keeps twelve key terms, the law among them and nothing that the head of the page says', async () => {
    const [law] = makeAnswer().keyTerms;
    const term = (at: number, clauseType: string | null) => ({ ...law, title: `Term ${at}`, clauseType });
    const keyTerms = [
      ...['document-name', 'parties'].map((type, at) => term(at, type)),
      ...Array.from({ length: 14 }, (_, at) => term(at, null)),
      term(99, 'governing-law'),
    ] as ReturnType<typeof makeAnswer>['keyTerms'];
    const titles = (await analyse({ keyTerms })).keyTerms.map(({ title }) => title);
    expect(titles).toEqual(['Term 99', ...Array.from({ length: 11 }, (_, at) => `Term ${at}`)]);
  });

  it('ties what to do to the risk that rests on the same words, else on the same clause', async () => {
    const findings = await analyse({
      risks: [
        makeRisk({ title: 'Cap', clauseType: 'cap-on-liability', quotes: ['limited to ten pounds in all'] }),
        makeRisk({ title: 'Law', clauseType: 'governing-law', quotes: ['the laws of Mars'] }),
      ],
      recommendations: [
        { action: 'Change it.', priority: 'high', clauseType: 'cap-on-liability', quotes: ['laws of Mars'] },
        { action: 'Raise it.', priority: 'high', clauseType: 'cap-on-liability', quotes: [] },
        { action: 'Sleep over it.', priority: 'low', clauseType: null, quotes: [] },
      ],
    });
    expect(findings.recommendations.map(({ risk }) => risk?.title)).toEqual(['Law', 'Cap', undefined]);
  });

  it('with quotes of two words is looked up, and with invented ones shown as not found', async () => {
    const findings = await analyse({ risks: [makeRisk({ quotes: ['Beta  Ltd', 'pays in gold by midnight'] })] });
    const document = {
      ...contract,
      ...{ blocks: [], warnings: [], pagesRead: 1, pagesTotal: 1, images: [] },
      measurement: { language: 'en', languageConfidence: 1, pages: 1, characters: 1, tokens: 1 },
    } as unknown as Parameters<typeof ground>[1];
    const { riskAssessment } = await ground(findings, document, { language: 'en' });
    expect(riskAssessment.high[0]?.evidence.map(({ match }) => match)).toEqual(['close', 'none']);
  });
});
