import { z } from 'zod';
import { accountStatusSchema } from '../accounts/accounts.schema';
import type { BillingErrorCode } from './billing.errors';
import { paidPlanIds } from './plans.schema';

/** Kinds of billing e-mail. */
export type NoticeKind =
  | 'started'
  | 'changed'
  | 'change-planned'
  | 'ending'
  | 'kept'
  | 'unknown-plan'
  | 'cancelled'
  | 'payment-failed'
  | 'restored'
  | 'renewal'
  | 'refunded'
  | 'disputed'
  | 'dispute-won';

const fault = (code: BillingErrorCode) => code;
const paidPlanSchema = z.enum(paidPlanIds, fault('billing.plan_unknown'));

export const checkoutAskedSchema = z
  .object({
    planId: paidPlanSchema,
    /** `hosted`: a page of the payment provider. `page`: this site’s own payment form. */
    mode: z.enum(['hosted', 'page']).default('hosted'),
  })
  .meta({ id: 'CheckoutAsked' });

export const checkoutSchema = z
  .object({
    /** Where the browser goes next. */
    url: z.string(),
    /** For `page`: what the payment form needs; it is part of `url` too. */
    clientSecret: z.string().optional(),
  })
  .meta({ id: 'Checkout' });

export const planAskedSchema = z.object({ planId: paidPlanSchema }).meta({ id: 'PlanAsked' });

export const planChangeAskedSchema = z
  .object({
    planId: paidPlanSchema,
    /** Of the preview that was shown: what it said is what is charged. */
    prorationDate: z.int().positive(),
  })
  .meta({ id: 'PlanChangeAsked' });

/** What a change of plan costs, in pence. Amounts below zero are credited against what is paid next. */
export const planChangePreviewSchema = z
  .object({
    planId: paidPlanSchema,
    /** For the rest of the period on the new plan. */
    charge: z.int(),
    /** For what was paid and not used of the present plan; zero or below. */
    credit: z.int(),
    /** Taken from the payment method at once; zero where the credit is higher. */
    dueNow: z.int().nonnegative(),
    /** Kept for the payments that follow. */
    keptCredit: z.int().nonnegative(),
    /** Credit of before that is taken off what is paid at once. */
    usedCredit: z.int().nonnegative(),
    /** When the plan changes; null: at once. */
    takesEffectAt: z.iso.datetime().nullable(),
    /** From the next renewal on, a month. */
    nextPrice: z.int(),
    renewsAt: z.iso.datetime(),
    prorationDate: z.int(),
  })
  .meta({ id: 'PlanChangePreview' });
export type PlanChangePreview = z.infer<typeof planChangePreviewSchema>;

export const planChangedSchema = z
  .object({
    /** False: the payment awaits its confirmation by the card holder, at `url`, or the change the end of the period. */
    changed: z.boolean(),
    url: z.string().nullable(),
    /** When it will change; null: at once, or once it is confirmed. */
    takesEffectAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PlanChanged' });
export type PlanChanged = z.infer<typeof planChangedSchema>;

export const subscriptionSchema = z
  .object({
    plan: accountStatusSchema.nullable(),
    /** Pence a month, as the payment provider has it; null where it is none in pounds. */
    price: z.int().nullable(),
    /** `none`: the account has no subscription. `unknown-plan`: one at a price that is of none of the plans. */
    state: z.enum(['none', 'active', 'payment-failed', 'unknown-plan']),
    /** When the next month begins and is paid; null where nothing renews. */
    renewsAt: z.iso.datetime().nullable(),
    /** The plan that the next month begins with, where it is another. */
    nextPlan: accountStatusSchema.nullable(),
    nextPrice: z.int().nullable(),
    /** When it ends by itself; null where it renews. */
    endsAt: z.iso.datetime().nullable(),
    /** Pence that are taken off the payments that follow. */
    credit: z.int().nonnegative(),
  })
  .meta({ id: 'Subscription' });
export type SubscriptionView = z.infer<typeof subscriptionSchema>;

export const invoiceSchema = z
  .object({
    id: z.string(),
    /** As printed on it. */
    number: z.string().nullable(),
    createdAt: z.iso.datetime(),
    /** Pence, with what was credited taken off. */
    total: z.int(),
    status: z.enum(['open', 'paid', 'void', 'uncollectible']),
    /** Where it can be read, and paid while it is open. */
    url: z.string().nullable(),
  })
  .meta({ id: 'Invoice' });
export type Invoice = z.infer<typeof invoiceSchema>;

export const creditRefundedSchema = z
  .object({
    /** Pence that go back to the payment methods that they came from. */
    refunded: z.int(),
  })
  .meta({ id: 'CreditRefunded' });

export const leadsToSchema = z.object({ url: z.string() }).meta({ id: 'LeadsTo' });

export const paymentConfigSchema = z
  .object({
    publishableKey: z.string(),
    /** The payment provider’s script, which draws the card fields. */
    scriptUrl: z.string(),
  })
  .meta({ id: 'PaymentConfig' });
export type PaymentConfig = z.infer<typeof paymentConfigSchema>;

export const webhookDoneSchema = z.object({ received: z.literal(true) }).meta({ id: 'WebhookDone' });
