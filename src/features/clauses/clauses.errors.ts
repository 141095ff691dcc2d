import { AppError } from '#src/kernel/app-error.ts';
import type { ClauseErrorCode } from './clauses.schema';

const fail = (code: ClauseErrorCode, details?: AppError['details']) => new AppError<ClauseErrorCode>(code, details);

export const clauseNotFound = () => fail('clauses.not_found');
export const wordingMissing = () => fail('clauses.wording_missing');
export const contractBusy = () => fail('clauses.contract_busy');
export const contractChanged = () => fail('clauses.contract_changed');
/** `fields` say in words what is wrong, by the number of the blank. */
export const wrongBlanks = (
  code: Extract<ClauseErrorCode, `clauses.blank_${string}`>,
  fields: Record<string, string>,
) => fail(code, { fields });
