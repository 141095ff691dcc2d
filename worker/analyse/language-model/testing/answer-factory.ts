import type { Answer } from '../answers/answer.schema';

/** A well-formed answer to every question for tests, with what matters to a test put in. */
export const makeAnswer = (overrides: Partial<Answer> = {}): Answer => ({
  isContract: true,
  reason: null,
  contractType: 'services',
  contractKind: null,
  title: 'Services from Acme Ltd',
  object: 'Acme Ltd works for Beta Ltd.',
  reader: { name: 'Beta Ltd', role: 'Client' },
  parties: [{ name: 'Acme Ltd', role: 'Supplier', quotes: ['Acme Ltd (the Supplier)'] }],
  money: [],
  dates: [],
  risks: [makeRisk()],
  summary: 'A services agreement between Acme Ltd and Beta Ltd.',
  keyTerms: [
    {
      title: 'Governing law',
      description: 'English law applies.',
      category: 'Law',
      riskLevel: 'low',
      clauseType: 'governing-law',
      quotes: ['governed by the laws of England and Wales'],
    },
  ],
  recommendations: [{ action: 'Ask for a cap.', priority: 'high', clauseType: 'cap-on-liability', quotes: [] }],
  missingClauses: [
    { clauseType: 'force-majeure', title: 'Force majeure', why: 'Nothing covers it.', suggestedWording: null },
  ],
  ...overrides,
});

export const makeRisk = (overrides: Partial<Answer['risks'][number]> = {}): Answer['risks'][number] => ({
  level: 'high',
  title: 'Unlimited liability',
  description: 'There is no limit on what you may have to pay.',
  hurts: 'Client',
  ask: 'Ask for a limit.',
  suggestedWording: 'Liability is limited to the fees paid.',
  delete: false,
  doubt: null,
  clauseType: 'uncapped-liability',
  quotes: ['liability of the Client is unlimited'],
  ...overrides,
});
