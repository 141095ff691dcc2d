import { AppError } from '#src/kernel/app-error.ts';
import type { BillingErrorCode } from './billing.schema';

const fail = (code: BillingErrorCode) => new AppError<BillingErrorCode>(code);

export const paymentsUnavailable = () => fail('billing.unavailable');
export const alreadySubscribed = () => fail('billing.already_subscribed');
export const paymentDue = () => fail('billing.payment_due');
export const noSubscription = () => fail('billing.no_subscription');
export const previewOutdated = () => fail('billing.preview_outdated');
export const eventUnderWay = () => fail('billing.event_under_way');
