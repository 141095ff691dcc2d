import type { Deal, Found } from './deal.rules.ts';
import type { Entered } from './entered-values.rules.ts';
import { sumOf, sumsIn } from './money.rules.ts';

/** How often a price falls due in a year. */
const times: Record<string, number> = { week: 52, month: 12, year: 1 };
const priced = /\b(?:price|fee|rent) of $|\bshall pay (?:the )?\p{Lu}[\p{L} ]{0,40} $/u;

const isPrice = ({ field, about, before }: Entered) =>
  field.type === 'money' && about !== 'deposit' && priced.test(before);

/** The months that a contract lasts, where it says so by a length or by its first and last day. */
function monthsOf(entered: readonly Entered[]): number | null {
  const length = entered.find(
    ({ field, about }) => about === null && /^(?:lease|licence|hire|term)Months$/.test(field.name),
  );
  return length ? Number.parseInt(length.text, 10) : wholeMonths(entered);
}

/** The whole months between the first and the last day that were filled in; null where there are none such. */
export function wholeMonths(entered: readonly Entered[]): number | null {
  const day = (name: string) => {
    const found = entered.find(({ field }) => field.name === name);
    return found ? new Date(`${found.text} UTC`) : null;
  };
  const [start, end] = [day('startDate'), day('endDate')];
  if (!start || !end) return null;
  const after = new Date(end.getTime() + 24 * 60 * 60_000);
  const last = [after, end].find((one) => one.getUTCDate() === start.getUTCDate());
  const months =
    last && (last.getUTCFullYear() - start.getUTCFullYear()) * 12 + last.getUTCMonth() - start.getUTCMonth();
  return months ? months : null;
}

/**
 * All that is payable under a contract; of what falls due again and again, what falls due in twelve months or, where it
 * is known, in the time that the contract lasts. Null where the contract names no price, or one for each hour or day.
 */
export function totalPayable({ entered }: Deal): Found | null {
  const prices = entered.filter(isPrice);
  const [first] = prices;
  if (!first) return null;
  const months = monthsOf(entered);
  const sums = prices.map(({ text, after }) => {
    const sum = sumOf(text);
    const [, period] = /^ (?:per|a|for each) (hour|day|week|month|year)\b/.exec(after) ?? [];
    if (sum === null || period === undefined) return sum;
    const yearly = times[period];
    return yearly === undefined ? null : sum * Math.ceil((yearly * (months ?? 12)) / 12);
  });
  if (sums.includes(null)) return null;
  return { sum: sums.reduce<number>((total, sum) => total + (sum ?? 0), 0), provision: first.provision };
}

/**
 * What a limit of liability may not be less than, by the rule of the templates: what is payable, what is insured, and the
 * lowest limit that the contract itself names, whichever is highest.
 */
export function leastLimit(deal: Deal): Found | null {
  const insured = deal.paragraphs.flatMap(({ words, provision }) =>
    [...words.matchAll(/\binsurance\b[^.;]*?\bof at least (£[\d,]+(?:\.\d+)?)/g)].map(([, sum = '']) => ({
      sum: sumOf(sum) ?? 0,
      provision,
    })),
  );
  const named = deal.paragraphs
    .filter(({ about }) => about === 'liability')
    .flatMap(({ words, provision }) => sumsIn(words).map((sum) => ({ sum, provision })));
  const payable = totalPayable(deal);
  const all: Found[] = [...(payable ? [payable] : []), ...insured, ...named];
  return all.toSorted((a, b) => b.sum - a.sum)[0] ?? null;
}
