import type { AccountStatus } from '../accounts/accounts.schema';
import { plans } from '../billing/plans.schema';
import { tokensForInstructions, tokensPerPage } from './page-counts.schema';

/** What looking at the picture of a page costs a language model beyond the words it finds there. */
const tokensPerPagePicture = 1500;
export const tokensPerMachineReadPage = tokensPerPage + tokensPerPagePicture;
export const maxDocumentTokens = 200_000;

export interface Allowance {
  analyses: number;
  tokens: number;
  periodStart: Date;
  /** Null: the period never ends. */
  periodEnd: Date | null;
}

export interface PlanHolder {
  accountStatus: AccountStatus | null;
  paymentFailed: boolean;
  /** When the present period of a paid plan began. */
  planStartedAt: Date | null;
  /** When it ends; null for a plan without a subscription, whose months are counted from its start. */
  planEndsAt: Date | null;
}

/** The free plan's period; analyses of paid plans do not count in it. */
const lifetime = { periodStart: new Date(0), periodEnd: null };

/** What an account may use in the period that holds `now`. Unpaid accounts may use nothing. */
export function allowanceOf(holder: PlanHolder, { limited, now }: { limited: boolean; now: Date }): Allowance {
  const plan = holder.accountStatus ? plans[holder.accountStatus] : null;
  const period = periodOf(holder, now);
  if (!limited) return { analyses: 1_000_000, tokens: Number.MAX_SAFE_INTEGER, ...period };
  if (!plan || holder.paymentFailed) return { analyses: 0, tokens: 0, ...period };
  return { analyses: plan.analyses, tokens: plan.tokens, ...period };
}

function periodOf({ accountStatus, planStartedAt, planEndsAt }: PlanHolder, now: Date) {
  if (!accountStatus || plans[accountStatus].period === 'lifetime' || !planStartedAt) return lifetime;
  // As long as its renewal is not known to be paid, a period goes on.
  return planEndsAt ? { periodStart: planStartedAt, periodEnd: planEndsAt } : monthOf(planStartedAt, now);
}

/** The month, counted from `anchor`'s day, that holds `now`. A day that a month lacks becomes its last. */
function monthOf(anchor: Date, now: Date): { periodStart: Date; periodEnd: Date } {
  let months = (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth();
  if (addMonths(anchor, months) > now) months--;
  return { periodStart: addMonths(anchor, months), periodEnd: addMonths(anchor, months + 1) };
}

function addMonths(anchor: Date, months: number): Date {
  const date = new Date(anchor);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return date;
}

/** The tokens an analysis of a document of this size is charged. */
export const tokensCharged = (documentTokens: number) => documentTokens + tokensForInstructions;

/** How many pages read by machine the tokens left are enough for. */
export const maxMachineReadPagesFor = (tokensLeft: number) =>
  Math.max(0, Math.floor(Math.min(maxDocumentTokens, tokensLeft - tokensForInstructions) / tokensPerMachineReadPage));

/** Whether one document of this size can be analyzed with so many tokens. */
export const fitsPlan = (documentTokens: number, tokensLeft: number) =>
  documentTokens <= maxDocumentTokens && tokensCharged(documentTokens) <= tokensLeft;
