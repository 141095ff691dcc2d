import type { ContractListItem } from '#src/features/contracts/contracts.schema.ts';

/** A row of the list. */
export const lease: ContractListItem = {
  givenTitle: null,
  tags: [],
  id: 'lease',
  fileName: 'lease.pdf',
  status: 'complete',
  analysisComplete: true,
  failureCode: null,
  waitingUntil: null,
  createdAt: '2026-11-18T10:00:00.000Z',
  updatedAt: '2026-11-18T10:00:05.000Z',
  templateId: null,
  detectedLanguage: 'en',
  languageConfidence: 0.97,
  pages: 12,
  summary: 'A lease of a flat for two years.',
  riskCounts: { high: 2, medium: 0, low: 1 },
  title: null,
  counterparty: null,
  nextDate: null,
};
