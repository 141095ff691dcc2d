import type { StoredAnalysis } from './analysis.schema';
import { isFinal } from './contract-status.rules';
import type { ContractText } from './contract-text.schema';
import type { Contract, ContractListItem } from './contracts.schema';
import { waitsUntil } from './queueing.rules';

interface StoredContract {
  id: string;
  fileName: string;
  givenTitle: string | null;
  tags: readonly string[];
  status: ContractListItem['status'];
  failureCode: ContractListItem['failureCode'];
  waitingSince: Date | null;
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

type ListedContract = StoredContract & Pick<ContractListItem, 'title' | 'counterparty' | 'nextDate'>;

/** A contract as the list answers it. */
export function toListItem(row: ListedContract): ContractListItem {
  const { title, counterparty, nextDate } = row;
  const known = row.status === 'complete' ? { title, counterparty, nextDate } : nothingKnown;
  return { ...toContractHead(row), ...known };
}

const nothingKnown = { title: null, counterparty: null, nextDate: null };

/** What lists and single contracts both tell. */
export function toContractHead(row: StoredContract) {
  const complete = row.status === 'complete';
  return {
    id: row.id,
    fileName: row.fileName,
    givenTitle: row.givenTitle,
    tags: [...row.tags],
    status: row.status,
    analysisComplete: complete,
    failureCode: row.failureCode,
    waitingUntil: isFinal(row.status) || !row.waitingSince ? null : waitsUntil(row.waitingSince).toISOString(),
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

/** Null for a contract that was never analysed: that no risk was looked for is not that there is none. */
function riskCountsOf({ risksHigh, risksMedium, risksLow }: StoredContract) {
  return risksHigh === null ? null : { high: risksHigh, medium: risksMedium ?? 0, low: risksLow ?? 0 };
}

export const noFindings = {
  isContract: null,
  riskAssessment: null,
  keyTerms: null,
  recommendations: null,
  contractType: null,
  contractKind: null,
  title: null,
  object: null,
  reader: null,
  readerChosen: null,
  favours: null,
  money: null,
  readClosely: null,
  parties: null,
  missingClauses: null,
  measured: null,
  dates: null,
  warnings: null,
  coverage: null,
  engine: null,
  partial: false,
};

const noText: ContractText = { text: '', format: null, blocks: [] };

/** A text as contracts answer it; without one, as an empty one. */
export const toContent = ({ text, format, blocks }: ContractText = noText) => ({
  fileContent: text,
  fileFormat: format,
  blocks,
});

type UploadedContract = Omit<StoredContract, 'templateId'> & {
  newVersionOf: string | null;
  /** Absent of the example, which is nobody's. */
  reminders?: boolean;
  language: Contract['language'];
  findings: StoredAnalysis | null;
};

/** An uploaded contract with its text and its analysis, which fills while it is written. */
export function toContract(row: UploadedContract, text?: ContractText): Contract {
  const isFilling = row.status === 'analysing' && row.findings?.partial === true;
  const shown = row.status === 'complete' || isFilling ? row.findings : null;
  return {
    ...toContractHead({ ...row, templateId: null }),
    language: row.language,
    templateVersion: null,
    layout: null,
    addedClauses: [],
    checkOutdated: false,
    ...toContent(text),
    ...(row.reminders !== undefined && { reminders: row.reminders }),
    ...(row.newVersionOf !== null && { newVersionOf: row.newVersionOf }),
    ...(shown ? { ...shown, partial: isFilling } : noFindings),
  };
}

/** What an analysis may leave open. */
const leftOpen = ['contractKind', 'title', 'object', 'reader', 'measured'];

/** Which parts of a stored analysis could not be read. */
export const damagedParts = (findings: StoredAnalysis | null): string[] =>
  Object.entries(findings ?? {}).flatMap(([name, part]) => (part === null && !leftOpen.includes(name) ? [name] : []));
