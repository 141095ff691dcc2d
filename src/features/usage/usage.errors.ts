import { AppError } from '../../kernel/app-error';
import type { UsageErrorCode } from './usage.schema';

export const usageRefused = (code: UsageErrorCode) => new AppError<UsageErrorCode>(code);
