import type { ContractRow } from '../features/contracts/contracts.repository';
import type { Found } from '../features/contracts/contracts.table';
import type { RedlineErrorCode } from '../features/redline/redline.errors';
import type { RedlineOutcome, RedlineRequest } from '../features/redline/redline.schema';

export interface RedlineJob extends RedlineRequest {
  contract: Pick<ContractRow, 'id' | 'ownerId' | 'fileName'> & { found: Found | null };
  /** In whose name the changes are; null: that of the party for whom the contract was analysed. */
  author: string | null;
}

/** Errors lose their class across Workers, so a refusal is a value. */
export type Redlined =
  | { ok: true; file: Uint8Array<ArrayBuffer>; outcomes: RedlineOutcome[] }
  | { ok: false; failureCode: RedlineErrorCode };

/** The analysis Worker's entry point `Redline`, as the API Worker sees it. */
export interface RedlineService {
  /** Writes changes into the Word file of a contract. */
  redline(job: RedlineJob): Promise<Redlined>;
}
