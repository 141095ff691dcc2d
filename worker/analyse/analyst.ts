import type {
  Analysis,
  ContractDate,
  Engine,
  KeyTerm,
  MissingClause,
  Party,
  Recommendation,
  Risk,
} from '#src/features/contracts/analysis.schema.ts';
import type { ClauseType } from '#src/features/contracts/clause-types.schema.ts';
import type { TextBlock } from '#src/features/contracts/contract-text.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';

/** What an analyst reads. */
export interface AnalystDocument {
  text: string;
  blocks: TextBlock[];
  /** Language of the contract. */
  language: Locale;
}

export interface AnalystOptions {
  /** Language to write the analysis in. */
  language: Locale;
  /** ISO date that "today" means, for dates that are counted from it. */
  today: string;
  signal?: AbortSignal;
}

/** Words an analyst bases a finding on; `start` is where it believes them to be. */
export interface Citation {
  quote: string;
  start?: number;
}

type Cited<T extends { evidence: unknown }> = Omit<T, 'evidence'> & { evidence: Citation[] };

/** Findings before their quotes were located in the text. */
export interface Findings {
  summary: string;
  risks: { high: Cited<Risk>[]; medium: Cited<Risk>[]; low: Cited<Risk>[] };
  keyTerms: Cited<KeyTerm>[];
  recommendations: Cited<Recommendation>[];
  contractType: Analysis['contractType'];
  parties: Cited<Party>[];
  missingClauses: MissingClause[];
  dates: Cited<ContractDate>[];
  /** Clause types that were looked for. */
  clauseTypes: readonly ClauseType[];
  engine: Engine;
  /** Part of the text that was read, in UTF-16 units. */
  charactersRead: number;
}

/** Reads a contract and says what matters in it. Throws AnalysisError. */
export interface Analyst {
  analyse(document: AnalystDocument, options: AnalystOptions): Promise<Findings>;
}

export type AnalysisErrorCode =
  | 'contracts.analysis_failed'
  | 'contracts.analysis_timeout'
  | 'contracts.analysis_cut_off'
  | 'contracts.engine_unavailable';

/** The analysis failed; `retryable` when trying again may help (trouble outside). */
export class AnalysisError extends Error {
  readonly code: AnalysisErrorCode;
  readonly retryable: boolean;

  constructor(code: AnalysisErrorCode, retryable: boolean, options?: ErrorOptions) {
    super(code, options);
    this.name = 'AnalysisError';
    this.code = code;
    this.retryable = retryable;
  }
}
