import type {
  Analysis,
  ContractDate,
  Engine,
  Favour,
  KeyTerm,
  Measured,
  MissingClause,
  Money,
  Party,
  Reader,
  Recommendation,
  Risk,
  ToRead,
} from '#src/features/contracts/analysis.schema.ts';
import type { ClauseType } from '#src/features/contracts/clause-types.schema.ts';
import type { TextBlock } from '#src/features/contracts/contract-text.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import type { OnTokens } from '#src/platform/token-meter.ts';

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
  /** The party that the user said to be; null: the reader is guessed. */
  reader?: Reader;
  /** The user wants it read as a contract although it does not look like one. */
  analyseAnyway?: boolean;
  signal?: AbortSignal;
  /** Called with what is whole while more is being found, each time with more. */
  onProgress?: (findings: Findings) => Promise<void>;
  /** Called with what each call of a language model used. */
  onTokens?: OnTokens;
}

/** Words an analyst bases a finding on; `start` is where it believes them to be. */
export interface Citation {
  quote: string;
  start?: number;
}

type Cited<T extends { evidence: unknown }> = Omit<T, 'evidence'> & { evidence: Citation[] };

export type FoundRisk = Omit<Cited<Risk>, 'id'>;
export type FoundRecommendation = Omit<Cited<Recommendation>, 'risk'> & {
  /** The risk that it lowers, one of those found. */
  risk: FoundRisk | null;
};

/** Findings before their quotes were located in the text. */
export interface Findings {
  /** Why the document is no contract, in words for its reader; then nothing else is found, unless it was wanted anyway. */
  notAContract: { reason: string; evidence: Citation[] } | null;
  summary: string;
  risks: { high: FoundRisk[]; medium: FoundRisk[]; low: FoundRisk[] };
  keyTerms: Cited<KeyTerm>[];
  recommendations: FoundRecommendation[];
  contractType: Analysis['contractType'];
  contractKind: Analysis['contractKind'];
  title: string | null;
  object: string | null;
  reader: Reader;
  /** What harms the other side alone, which is for the reader. */
  favours: Cited<Favour>[];
  money: Cited<Money>[];
  readClosely: Cited<ToRead>[];
  parties: Cited<Party>[];
  missingClauses: MissingClause[];
  /** By rules alone; null where none were applied. */
  measured: { clauses: Cited<Measured['clauses'][number]>[]; silentOn: Measured['silentOn'] } | null;
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
  | 'contracts.engine_unavailable'
  | 'contracts.account_day_limit'
  | 'contracts.service_day_limit'
  | 'contracts.service_month_limit';

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

/** The language model cannot be reached or is too busy: nothing is wrong with what it was asked, which can wait. */
export class ModelAwayError extends AnalysisError {
  /** As the service said; null: it did not. */
  readonly retryAfterSeconds: number | null;

  constructor(retryAfterSeconds: number | null, options?: ErrorOptions) {
    super('contracts.engine_unavailable', true, options);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
