import type { Answer } from '../answer.schema';

/** A well-formed answer for tests, with what matters to a test put in. */
export const makeAnswer = (overrides: Partial<Answer> = {}): Answer => ({
  summary: 'A services agreement between Acme Ltd and Beta Ltd.',
  contractType: 'services',
  parties: [{ name: 'Acme Ltd', role: 'Supplier', quotes: ['Acme Ltd (the Supplier)'] }],
  risks: [
    {
      level: 'high',
      title: 'Unlimited liability',
      description: 'There is no limit on what you may have to pay.',
      suggestedWording: 'Liability is limited to the fees paid.',
      clauseType: 'uncapped-liability',
      quotes: ['liability of the Client is unlimited'],
    },
  ],
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
  dates: [],
  ...overrides,
});
