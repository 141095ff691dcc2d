import type { Money } from '#src/features/contracts/analysis.schema.ts';
import { locales } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import type { Findings } from '#worker/analyse/analyst.ts';
import type { PaidFor } from '#worker/analyse/languages/purposes.ts';
import { countEach } from '../count-each';
import type { Payment } from '../money/find-money';
import { isPronoun } from '../parties/pronouns';
import type { Telling, To } from '../play';
import { formatList, formatMoney, quoteWords } from './format';

type Text = (inputs: Record<string, never>, to: To) => string;

const purposes: Record<Exclude<PaidFor, 'payment' | 'in-case' | 'part'>, Text> = {
  rent: m.money_for_rent,
  'running-costs': m.money_for_running_costs,
  deposit: m.money_for_deposit,
  price: m.money_for_price,
  'down-payment': m.money_for_down_payment,
  balance: m.money_for_balance,
  instalment: m.money_for_instalment,
  salary: m.money_for_salary,
  bonus: m.money_for_bonus,
  overtime: m.money_for_overtime,
  severance: m.money_for_severance,
  allowance: m.money_for_allowance,
  membership: m.money_for_membership,
  subscription: m.money_for_subscription,
  joining: m.money_for_joining,
  'set-up': m.money_for_set_up,
  course: m.money_for_course,
  commission: m.money_for_commission,
  royalty: m.money_for_royalty,
  advance: m.money_for_advance,
  loan: m.money_for_loan,
  interest: m.money_for_interest,
  'late-payment': m.money_for_late_payment,
  reminder: m.money_for_reminder,
  'returned-payment': m.money_for_returned_payment,
  penalty: m.money_for_penalty,
  cancellation: m.money_for_cancellation,
  reconnection: m.money_for_reconnection,
  replacement: m.money_for_replacement,
  damage: m.money_for_damage,
  cleaning: m.money_for_cleaning,
  repair: m.money_for_repair,
  insurance: m.money_for_insurance,
  excess: m.money_for_excess,
  delivery: m.money_for_delivery,
  travel: m.money_for_travel,
  expenses: m.money_for_expenses,
  meals: m.money_for_meals,
  energy: m.money_for_energy,
  storage: m.money_for_storage,
  parking: m.money_for_parking,
  'extra-time': m.money_for_extra_time,
  usage: m.money_for_usage,
  refund: m.money_for_refund,
  discount: m.money_for_discount,
  compensation: m.money_for_compensation,
  sponsorship: m.money_for_sponsorship,
  contribution: m.money_for_contribution,
  fee: m.money_for_fee,
  increase: m.money_for_increase,
  cap: m.money_for_cap,
};
const eachPeriod: Record<Money['per'], ((inputs: { amount: string }, to: To) => string) | null> = {
  once: null,
  hour: m.format_amount_per_hour,
  day: m.format_amount_per_day,
  week: m.format_amount_per_week,
  month: m.format_amount_per_month,
  quarter: m.format_amount_per_quarter,
  year: m.format_amount_per_year,
  event: m.format_amount_each,
  percent: null,
  unstated: null,
};
const mostAmounts = 3;

/** The sums of the contract with who pays them to whom and for what. */
export function writeMoney(payments: readonly Payment[], telling: Telling): Findings['money'] {
  return payments.map((payment) => ({
    amount: payment.amount,
    currency: payment.currency,
    per: payment.per,
    payer: payment.payer,
    payee: payment.payee,
    purpose: withEach(purposeOf(payment, telling), payment, telling),
    evidence: [telling.contract.cite(payment.sentence)],
  }));
}

/** The first sums of what the deal is about that the one who pays most of them pays. */
export function summariseMoney(payments: readonly Payment[], telling: Pick<Telling, 'to' | 'contract'>): string[] {
  const { to } = telling;
  const mine = payments.filter(isMain);
  const first = mostFrequentPayer(mine.filter(({ purpose }) => purpose !== null && !beside.has(purpose)));
  if (!first) return [];
  const told = mine
    .filter(({ payer }) => payer === first.payer)
    .map((payment) => m.format_amount_for({ amount: amountOf(payment, to), purpose: purposeOf(payment, telling) }, to));
  const distinct = [...new Set(told)];
  if (distinct.length === 0) return [];
  const named = {
    payer: nameOf(first.payer, to),
    payee: nameOf(first.payee, to),
    amounts: formatList(distinct.slice(0, mostAmounts), to),
  };
  return [distinct.length > mostAmounts ? m.summary_money_some(named, to) : m.summary_money(named, to)];
}

/** What the deal costs, or what is paid first or kept of it; of what is paid again and again, only where it is told how often. */
function isMain({ purpose, per, partOf, isOnlyIf }: Payment): boolean {
  if (purpose === null || isOnlyIf || partOf || per === 'event') return false;
  if (once.has(purpose) || beside.has(purpose)) return true;
  return per !== 'unstated' && regular.has(purpose);
}
const once: ReadonlySet<PaidFor> = new Set(['price', 'loan', 'sponsorship']);
/** These alone would look like all that the deal costs. */
const beside: ReadonlySet<PaidFor> = new Set(['deposit', 'down-payment', 'advance']);
const regular: ReadonlySet<PaidFor> = new Set([
  'rent',
  'salary',
  'membership',
  'subscription',
  'instalment',
  'fee',
  'royalty',
]);

function mostFrequentPayer(payments: readonly Payment[]): Payment | undefined {
  const times = countEach(payments.map(({ payer }) => payer));
  const timesOf = ({ payer }: Payment) => times.get(payer) ?? 0;
  return [...payments].sort((a, b) => timesOf(b) - timesOf(a))[0];
}

/** A measure, a piece or a case that a sum is paid for each of is told in the contract's words. */
const withEach = (purpose: string, { each }: Payment, { to }: Pick<Telling, 'to'>) =>
  each ? m.money_for_each({ purpose, each: quoteWords(each, to) }, to) : purpose;

/** What a sum is for, as far as the contract says so beside it; else where it stands. */
function purposeOf(payment: Payment, { to, contract }: Pick<Telling, 'to' | 'contract'>): string {
  const { purpose, label, partOf } = payment;
  const whole = partOf ? m.money_part_of({ amount: formatMoney(partOf, to) }, to) : m.money_for_part({}, to);
  const within = (named: string) => (partOf ? m.money_for_within({ purpose: named, part: whole }, to) : named);
  if (purpose === null) return within(label);
  const number = numberOf(payment, contract);
  if (purpose === 'payment') return number ? m.money_named_in_clause({ number }, to) : m.money_named({}, to);
  if (purpose === 'in-case') return number ? m.money_in_case_of_clause({ number }, to) : m.money_in_case({}, to);
  return purpose === 'part' ? whole : within(purposes[purpose]({}, to));
}

/** The number of its clause, as the contract writes it. */
function numberOf({ sentence }: Payment, contract: Telling['contract']): string {
  const { words, start } = sentence;
  const own = ownNumber.exec(words)?.[1];
  if (own) return own;
  const [heading] = sentence.clause.sentences;
  const isAbove = heading?.isHeading && heading.start <= start;
  const [, above = ''] = isAbove ? (headingNumber.exec(contract.cite(heading).quote) ?? []) : [];
  return above;
}
const ownNumber = /^(\d{1,2}[a-z]?(?:\.\d{1,2}){1,3})[.)]? /;
const headingNumber = /^[^\p{L}\d]{0,6}(?:\p{L}{2,9}\.? )?(§? ?\d{1,2}(?:\.\d{1,2}){0,2})[.):]?\s/u;

/** "You" and "we" are the contract's words, with a capital too. */
function nameOf(name: string, to: To): string {
  const [first = ''] = name.split(' (', 1);
  const isSpoken = /^\p{Ll}/u.test(name) || locales.some((language) => isPronoun(first, language));
  return isSpoken ? quoteWords(name, to) : name;
}

export function amountOf(payment: Payment, to: To): string {
  const amount = formatMoney(payment, to);
  return eachPeriod[payment.per]?.({ amount }, to) ?? amount;
}
