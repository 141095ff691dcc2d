import { isAPIError } from 'better-auth/api';
import type { AppError } from '#src/kernel/app-error.ts';

/** Says what better-auth refused in the product's words; what has none is thrown as it is. */
export const refusalOf =
  (refusals: Record<string, () => AppError>) =>
  (error: unknown): never => {
    const code = isAPIError(error) ? String(error.body?.code) : '';
    throw refusals[code]?.() ?? error;
  };
