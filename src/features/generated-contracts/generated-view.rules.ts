import type { ContractText } from '../contracts/contract-text.schema';
import { noFindings, toContent, toContractHead } from '../contracts/contract-view.rules';
import type { Contract } from '../contracts/contracts.schema';
import type { KeptClause } from './generated-contracts.schema';

interface StoredContract {
  id: string;
  fileName: string;
  createdAt: Date;
  updatedAt: Date;
  templateId: string;
  templateVersion: number;
  layout: string;
  addedClauses: KeptClause[];
  detectedLanguage: Contract['detectedLanguage'];
  languageConfidence: number | null;
  pages: number;
  tags: readonly string[];
}

/** Ready from the start, and never analysed: what is, is a copy. */
const ready = {
  status: 'complete',
  failureCode: null,
  waitingSince: null,
  summary: null,
  risksHigh: null,
  risksMedium: null,
  risksLow: null,
  givenTitle: null,
} as const;

/** A generated contract in the shape of all contracts, with its text. */
export function toGeneratedContract(
  row: StoredContract,
  text: ContractText | undefined,
  { checkOutdated }: { checkOutdated: boolean },
): Contract {
  const { templateVersion, layout, addedClauses } = row;
  return {
    ...toContractHead({ ...row, ...ready }),
    language: null,
    templateVersion,
    layout,
    addedClauses: addedClauses.map(({ settled: _, before: __, ...added }) => added),
    checkOutdated,
    ...toContent(text),
    ...noFindings,
  };
}
