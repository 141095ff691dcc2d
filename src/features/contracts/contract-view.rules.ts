import type { StoredAnalysis } from './analysis.schema';
import type { ContractText } from './contract-text.schema';
import type { AddedClause, Contract, ContractListItem } from './contracts.schema';

interface ListedContract {
  id: string;
  fileName: string;
  status: ContractListItem['status'];
  failureCode: ContractListItem['failureCode'];
  createdAt: Date;
  updatedAt: Date;
  templateId: string | null;
  detectedLanguage: ContractListItem['detectedLanguage'];
  languageConfidence: number | null;
  pages: number | null;
  summary: string | null;
  risksHigh: number | null;
  risksMedium: number | null;
  risksLow: number | null;
}

interface StoredContract extends ListedContract {
  templateVersion: number | null;
  layout: string | null;
  addedClauses: AddedClause[] | null;
  language: Contract['language'];
  findings: StoredAnalysis | null;
}

/** A stored contract as the list answers it. */
export function toListItem(row: ListedContract): ContractListItem {
  const complete = row.status === 'complete';
  return {
    id: row.id,
    fileName: row.fileName,
    status: row.status,
    analysisComplete: complete,
    failureCode: row.failureCode,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    templateId: row.templateId,
    detectedLanguage: row.detectedLanguage,
    languageConfidence: row.languageConfidence,
    pages: row.pages,
    summary: complete ? row.summary : null,
    riskCounts: complete ? riskCountsOf(row) : null,
  };
}

/** Null for a contract that was generated and never analysed: that no risk was looked for is not that there is none. */
function riskCountsOf({ risksHigh, risksMedium, risksLow }: ListedContract) {
  return risksHigh === null ? null : { high: risksHigh, medium: risksMedium ?? 0, low: risksLow ?? 0 };
}

const noFindings = {
  riskAssessment: null,
  keyTerms: null,
  recommendations: null,
  contractType: null,
  parties: null,
  missingClauses: null,
  dates: null,
  warnings: null,
  coverage: null,
  engine: null,
};

const noText: ContractText = { text: '', format: null, blocks: [] };

/** A stored contract with its text and, once complete, its analysis. */
export function toContract(
  row: StoredContract,
  { text, format, blocks }: ContractText = noText,
  { checkOutdated = false }: { checkOutdated?: boolean } = {},
): Contract {
  const shown = row.status === 'complete' ? row.findings : null;
  const content = { fileContent: text, fileFormat: format, blocks };
  const { language, templateVersion, layout } = row;
  const generated = { templateVersion, layout, addedClauses: row.addedClauses ?? [], checkOutdated };
  return { ...toListItem(row), language, ...generated, ...content, ...(shown ?? noFindings) };
}

/** Which parts of a stored analysis could not be read. */
export const damagedParts = (findings: StoredAnalysis | null): string[] =>
  Object.entries(findings ?? {}).flatMap(([name, part]) => (part === null ? [name] : []));
