import type { BillingErrorCode } from '../features/billing/billing.errors';
import { AppError } from '../kernel/app-error';
import type { Payments } from './payments';

/** Stands where no payment provider is configured: whatever is asked of it throws billing.unavailable. */
export const createNoPayments = (): Payments =>
  new Proxy({} as Payments, {
    get: () => async () => {
      throw new AppError<BillingErrorCode>('billing.unavailable');
    },
  });
