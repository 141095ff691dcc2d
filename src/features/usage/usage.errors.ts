import { AppError } from '#src/kernel/app-error.ts';
import type { UsageErrorCode } from './usage.schema';

export const usageRefused = (code: UsageErrorCode) => new AppError<UsageErrorCode>(code);
