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

const purposes: Record<PaidFor, Text> = {
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
  payment: m.money_for_payment,
  part: m.money_for_part,
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
};
const mostAmounts = 3;

/** The sums of the contract with who pays them to whom and for what. */
export function writeMoney(payments: readonly Payment[], { to, contract }: Telling): Findings['money'] {
  return payments.map((payment) => ({
    amount: payment.amount,
    currency: payment.currency,
    per: payment.per,
    payer: payment.payer,
    payee: payment.payee,
    purpose: purposeOf(payment, to),
    evidence: [contract.cite(payment.sentence)],
  }));
}

/** The first sums that the one who pays most of them pays. */
export function summariseMoney(payments: readonly Payment[], to: To): string[] {
  const first = mostFrequentPayer(payments);
  if (!first) return [];
  const told = mainFirst(payments.filter(({ payer, per }) => payer === first.payer && per !== 'event')).map((payment) =>
    m.format_amount_for({ amount: amountOf(payment, to), purpose: purposeOf(payment, to) }, to),
  );
  const distinct = [...new Set(told)];
  if (distinct.length === 0) return [];
  const named = {
    payer: nameOf(first.payer, to),
    payee: nameOf(first.payee, to),
    amounts: formatList(distinct.slice(0, mostAmounts), to),
  };
  return [distinct.length > mostAmounts ? m.summary_money_some(named, to) : m.summary_money(named, to)];
}

/** What the deal costs before what a letter or a lost key does; parts of another sum, and what nothing is said of, last. */
function mainFirst(payments: readonly Payment[]): Payment[] {
  const rank = ({ purpose }: Payment) => (purpose === null ? 1 : main.has(purpose) ? 0 : vague.has(purpose) ? 2 : 1);
  return payments.toSorted((a, b) => rank(a) - rank(b));
}
const main: ReadonlySet<PaidFor> = new Set([
  'rent',
  'price',
  'salary',
  'loan',
  'membership',
  'subscription',
  'deposit',
  'down-payment',
  'instalment',
  'fee',
  'royalty',
  'advance',
  'sponsorship',
]);
const vague: ReadonlySet<PaidFor> = new Set(['payment', 'part']);

function mostFrequentPayer(payments: readonly Payment[]): Payment | undefined {
  const times = countEach(payments.map(({ payer }) => payer));
  const timesOf = ({ payer }: Payment) => times.get(payer) ?? 0;
  return [...payments].sort((a, b) => timesOf(b) - timesOf(a))[0];
}

const purposeOf = ({ purpose, label }: Payment, to: To) => (purpose ? purposes[purpose]({}, to) : label);

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
