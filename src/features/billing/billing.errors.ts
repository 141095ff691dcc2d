import { AppError, type Failures } from '#src/kernel/app-error.ts';

export const billingFailures = {
  'plan.upgrade_required': { status: 403, text: 'Your plan does not include this.' },
  'billing.plan_unknown': { status: 422, text: 'Please choose one of the paid plans.' },
  'billing.unavailable': {
    status: 503,
    text: 'Payments are not available at the moment. Please try again in a few minutes.',
  },
  'billing.no_answer': {
    status: 503,
    text: 'The payment service has not answered in time. What you asked for may still be done: your settings show it in a few minutes.',
  },
  'billing.already_subscribed': { status: 409, text: 'You already have this plan.' },
  'billing.payment_due': {
    status: 402,
    text: 'Your last payment failed. Please update your payment method in the settings first.',
  },
  'billing.no_subscription': { status: 409, text: 'You have no subscription.' },
  'billing.card_declined': { status: 402, text: 'Your card was declined. Please use another payment method.' },
  'billing.preview_outdated': { status: 409, text: 'The amount shown is no longer current. Please look at it again.' },
  'billing.change_planned': {
    status: 409,
    text: 'A change of your plan is planned already. Please take it back first.',
  },
  'billing.nothing_planned': { status: 409, text: 'No change of your plan is planned.' },
  'billing.no_credit': { status: 409, text: 'There is no credit that could be paid out.' },
  'billing.signature_invalid': { status: 400, text: 'The signature of this event is not valid.' },
  'billing.event_under_way': { status: 409, text: 'This event is being worked on. Deliver it again later.' },
} satisfies Failures;
export type BillingErrorCode = keyof typeof billingFailures;

const fail = (code: BillingErrorCode) => new AppError<BillingErrorCode>(code);

export const upgradeRequired = () => fail('plan.upgrade_required');
export const paymentsUnavailable = () => fail('billing.unavailable');
export const alreadySubscribed = () => fail('billing.already_subscribed');
export const paymentDue = () => fail('billing.payment_due');
export const noSubscription = () => fail('billing.no_subscription');
export const previewOutdated = () => fail('billing.preview_outdated');
export const changePlanned = () => fail('billing.change_planned');
export const nothingPlanned = () => fail('billing.nothing_planned');
export const noCredit = () => fail('billing.no_credit');
export const eventUnderWay = () => fail('billing.event_under_way');
