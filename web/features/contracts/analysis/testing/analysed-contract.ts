import type { Evidence, Risk } from '#src/features/contracts/analysis.schema.ts';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';

export const text = 'SERVICES\n\nThe Client pays in 14 days.\n\n<b>The liability</b> of the Client is unlimited.';

/** A quote that stands in the text, or nearly, where `words` are. */
export const found = (quote: string, match: 'exact' | 'close' = 'exact', words = quote): Evidence => {
  const start = text.indexOf(words);
  return { quote, start, end: start + words.length, match };
};
export const risk = (title: string, ...evidence: Evidence[]): Risk => ({
  ...{ id: title, title, hurts: null, ask: null, delete: false, doubt: null },
  description: 'Why it matters.',
  suggestedWording: null,
  clauseType: null,
  evidence,
});

/** An analysed contract with a high risk and two medium ones, one of them on words that are not there. */
export const contract: Contract = {
  id: 'one',
  fileName: 'Services.pdf',
  givenTitle: null,
  tags: [],
  status: 'complete',
  analysisComplete: true,
  failureCode: null,
  waitingUntil: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  templateId: null,
  templateVersion: null,
  layout: null,
  addedClauses: [],
  checkOutdated: false,
  detectedLanguage: 'en',
  languageConfidence: 0.97,
  pages: 1,
  riskCounts: { high: 1, medium: 1, low: 0 },
  fileContent: text,
  fileFormat: 'txt',
  blocks: [],
  summary: 'A services contract.',
  riskAssessment: {
    high: [risk('No limit', found('The liability</b> of the Client is unlimited.', 'exact'))],
    medium: [
      risk('Short payment', found('The Client has to pay in 14 days.', 'close', 'The Client pays in 14 days.')),
      risk('Invented', { quote: 'The Client waives every right.', start: null, end: null, match: 'none' }),
    ],
    low: [],
  },
  keyTerms: [],
  recommendations: [],
  contractType: 'services',
  ...{
    isContract: true,
    contractKind: null,
    title: null,
    object: null,
    reader: null,
    readerChosen: false,
    favours: [],
    money: [],
    measured: null,
    readClosely: [],
  },
  parties: [],
  missingClauses: [],
  dates: [],
  warnings: [],
  coverage: { pagesRead: 1, pagesTotal: 2, charactersRead: 80, clauseTypes: ['uncapped-liability'] },
  engine: { name: 'built-in', model: null },
  partial: false,
  language: 'en',
};
