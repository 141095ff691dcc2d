import { AppError } from '#src/kernel/app-error.ts';
import type { ContractErrorCode } from './contracts.schema';

export const contractFailure = (code: ContractErrorCode, options?: ErrorOptions) =>
  new AppError<ContractErrorCode>(code, {}, options);

export const contractNotFound = () => contractFailure('contracts.not_found');
export const notRetryable = () => contractFailure('contracts.not_retryable');
export const noOriginal = () => contractFailure('contracts.no_original');
export const noFile = () => contractFailure('contracts.no_file');
export const tooManyFiles = () => contractFailure('contracts.too_many_files');
export const fileTooLarge = () => contractFailure('contracts.file_too_large');
