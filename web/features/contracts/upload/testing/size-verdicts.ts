import type { SizeValidation } from '#src/features/contracts/contracts.schema.ts';

/** A contract that the plan has room for. */
export const fits: SizeValidation = {
  allowed: true,
  reason: null,
  reasonCode: null,
  availableTokens: 13_800,
  estimatedTokens: 9100,
  maxPages: 15,
  contentHash: null,
  pages: 9,
  characters: 27_000,
  detectedLanguage: 'en',
  languageConfidence: 0.98,
  looksLikeContract: true,
  notContractReason: null,
  parties: [],
  reader: null,
  machineReading: null,
};

/** Pictures of pages, which a machine could read. */
export const scan: SizeValidation = {
  ...{ ...fits, allowed: false, reason: 'This file holds pictures of pages and no text.' },
  ...{ reasonCode: 'contracts.file_scanned', availableTokens: null, estimatedTokens: null, maxPages: null },
  ...{ pages: null, characters: null, detectedLanguage: null, languageConfidence: null },
  machineReading: {
    ...{ allowed: true, reason: null, reasonCode: null, pages: 4, tokensPerPage: 2250 },
    ...{ estimatedTokens: 11_000, availableTokens: 20_000, maxPages: 24 },
  },
};
