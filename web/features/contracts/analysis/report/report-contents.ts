import type { Contract } from '#src/features/contracts/contracts.schema.ts';

const reported = [
  ...(['summary', 'riskAssessment', 'keyTerms', 'recommendations'] as const),
  ...(['isContract', 'title', 'object', 'contractType', 'contractKind', 'reader', 'parties', 'money'] as const),
  ...(['readerChosen', 'favours'] as const),
  ...(['dates', 'readClosely', 'missingClauses', 'warnings', 'coverage', 'engine', 'language'] as const),
];

type Reported = Pick<Contract, 'fileName' | 'givenTitle' | 'updatedAt' | (typeof reported)[number]>;

export const reportFileName = (name: string) => `${name}_analysis_report.json`;

/** The analysis as a file of its own, without the contract's text. */
export const reportContents = (contract: Reported) => ({
  contractName: contract.givenTitle ?? contract.fileName,
  analysisDate: contract.updatedAt,
  ...Object.fromEntries(reported.map((part) => [part, contract[part]])),
});
