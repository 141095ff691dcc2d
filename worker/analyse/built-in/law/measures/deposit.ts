import { findMoney, type Payment } from '#worker/analyse/built-in/money/find-money.ts';
import type { Telling } from '#worker/analyse/built-in/play.ts';
import { deposit as depositPlay } from '#worker/analyse/built-in/playbook/deposit.play.ts';
import { readMoney } from '#worker/analyse/built-in/read/money.ts';
import type { ContractText } from '#worker/analyse/built-in/text/contract-text.ts';
import { says } from '#worker/analyse/built-in/text/says.ts';
import { formatDuration, formatMoney } from '#worker/analyse/built-in/write/format.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import type { Measure } from '../measures';

const timesAYear: Partial<Record<Payment['per'], number>> = { week: 52, month: 12, quarter: 4, year: 1 };

/**
 * The deposit in months of rent: as it is counted, or by what deposit and rent come to. The highest sum that could be a
 * rent is taken, as not every rent is known for one.
 */
export function measureDeposit({ contract, to, found }: Telling): Measure[] {
  const { language } = contract;
  const payments = findMoney(contract);
  const rents = payments.filter(({ purpose }) => purpose === 'rent');
  const rentPerYear = largest(rents.map(({ amount, per }) => amount * (timesAYear[per] ?? 0)));
  const counted = found.factsOf(depositPlay);
  if (counted?.rent) {
    const { rent, passage } = counted;
    if (!says(languages[language].legal.matters.deposit, language, passage.words)) return [];
    return [{ sentence: passage.sentence, size: rent.amount, said: formatDuration(rent, to), rentPerYear }];
  }
  const [deposit, another] = payments.filter(({ purpose }) => purpose === 'deposit');
  if (!deposit || another || !rentPerYear || rents.some(({ currency }) => currency !== deposit.currency)) return [];
  const perMonth = Math.max(rentPerYear / 12, largest(otherSums(deposit, contract)));
  return [{ sentence: deposit.sentence, size: deposit.amount / perMonth, said: formatMoney(deposit, to), rentPerYear }];
}

/** There may be more of them than a call takes arguments. */
const largest = (sums: readonly number[]) => sums.reduce((most, one) => Math.max(most, one), 0);

/** What else may be the rent: any sum as high as the deposit or lower. */
function otherSums({ amount, index, sentence }: Payment, { sentences, language }: ContractText): number[] {
  return sentences
    .flatMap((one) => readMoney(one.words, language).filter((sum) => one !== sentence || sum.index !== index))
    .flatMap((sum) => (sum.amount <= amount ? [sum.amount] : []));
}
