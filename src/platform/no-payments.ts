import type { BillingErrorCode } from '../features/billing/billing.errors';
import { AppError } from '../kernel/app-error';
import type { Payments } from './payments';

/** Used where no payment provider is configured: every call throws billing.unavailable. */
export const createNoPayments = (): Payments =>
  new Proxy({} as Payments, {
    get: () => async () => {
      throw new AppError<BillingErrorCode>('billing.unavailable');
    },
  });
