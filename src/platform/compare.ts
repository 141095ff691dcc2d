import type { Comparison } from '../features/comparison/comparison.schema';
import type { ContractRow } from '../features/contracts/contracts.repository';
import type { Found } from '../features/contracts/contracts.table';

/** A contract that was analysed, as its row has it. */
export type VersionRow = Pick<
  ContractRow,
  | 'id'
  | 'ownerId'
  | 'fileName'
  | 'givenTitle'
  | 'createdAt'
  | 'contentHash'
  | 'readerVersion'
  | 'machineReadPages'
  | 'detectedLanguage'
  | 'language'
> & { found: Found | null };

export interface CompareRequest {
  before: VersionRow;
  after: VersionRow;
}

/** The analysis Worker's entry point `Compare`, as the API Worker sees it. */
export interface CompareService {
  /** Null where the text of one of them is no longer kept. */
  compare(request: CompareRequest): Promise<Comparison | null>;
}
