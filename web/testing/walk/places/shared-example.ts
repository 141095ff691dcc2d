import type { SharedAnalysis } from '#src/features/shares/shares.schema.ts';

const fileContent =
  'CONSULTANCY AGREEMENT\n\n1. Fees. The Client shall pay £2,400 a month within ninety days of each invoice.';
const fees = 'The Client shall pay £2,400 a month within ninety days of each invoice.';
const evidence = [{ quote: fees, start: fileContent.indexOf(fees), end: fileContent.length, match: 'exact' as const }];

/** What somebody shared: a risk, a sum, a date, a key term and something to do. */
export const sharedExample: SharedAnalysis = {
  ...{ id: 'shared', withText: false, updatedAt: '2026-11-20T10:00:00.000Z', detectedLanguage: 'en', language: 'en' },
  ...{ fileContent, blocks: [], isContract: true, contractType: 'services', contractKind: null, favours: [] },
  ...{ title: 'Consultancy: Mara Lind', object: 'Advice on the layout of shops.', readClosely: [], warnings: [] },
  ...{ reader: { name: 'Mara Lind', role: 'Consultant' }, readerChosen: true, missingClauses: [] },
  summary: 'Mara Lind advises a shop for a monthly fee.',
  riskAssessment: {
    high: [
      {
        ...{ id: '1', title: 'You wait ninety days for your money', hurts: 'Consultant', clauseType: 'payment-terms' },
        description: 'The client may pay three months after you have invoiced.',
        ...{ ask: 'Ask for thirty days.', suggestedWording: 'The Client pays within thirty days.' },
        ...{ delete: false, doubt: null, evidence },
      },
    ],
    medium: [],
    low: [],
  },
  money: [
    {
      ...{ amount: 2400, currency: 'GBP', per: 'month', payer: 'Client', payee: 'Consultant', purpose: 'fee' },
      evidence,
    },
  ],
  dates: [{ kind: 'expiry', label: null, date: '2027-02-28', computedFrom: null, evidence: [] }],
  keyTerms: [
    {
      ...{ title: 'Fee', description: 'A fee is paid each month.', category: 'Payment', riskLevel: 'medium' },
      ...{ clauseType: 'payment-terms', evidence },
    },
  ],
  recommendations: [
    { action: 'Ask for a shorter time to pay.', priority: 'high', risk: '1', clauseType: null, evidence: [] },
  ],
  parties: [{ name: 'Mara Lind', role: 'Consultant', evidence: [] }],
  coverage: { pagesRead: 1, pagesTotal: 1, charactersRead: fileContent.length, clauseTypes: ['payment-terms'] },
  engine: { name: 'built-in', model: null },
};
