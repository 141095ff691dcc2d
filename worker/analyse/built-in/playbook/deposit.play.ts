import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { languages } from '#worker/analyse/languages/languages.ts';
import { definePlay } from '../define-play';
import { sumFor } from '../money/sum-for';
import { patternsOf } from '../patterns-of';
import { inDays } from '../read/durations';
import type { Money } from '../read/money';
import { readNumberAtEnd } from '../read/numbers';
import { compilePattern } from '../text/compile-pattern';
import type { ContractText } from '../text/contract-text';
import { formatDuration, formatMoney } from '../write/format';

const { rule, notReturned, inRents } = patternsOf('deposit');

/** More than three months' rent is above what tenancy laws commonly allow. */
const largeDays = 92;
/** So near stands the sum that the deposit has. */
const nearest = 90;

function readRents(words: string, language: Locale): Rents | null {
  const named = compilePattern(inRents[language], language).exec(words);
  const number = named && readNumberAtEnd(words.slice(0, named.index).trimEnd(), language);
  return number && number.value > 0 && number.value <= 24 ? { amount: number.value, unit: 'month' } : null;
}

/** The sum that is said to be the deposit, beside the word for it; none that is paid on top when it is given back. */
function readSum(words: string, contract: ContractText): Money | null {
  const { language } = contract;
  const { givenBack } = languages[language].dates;
  const named = [...words.matchAll(compilePattern(rule[language].about, language, 'g'))];
  const sum = sumFor(['deposit', 'down-payment'], words, contract);
  const isBeside = named.some((one) => {
    if (!sum) return false;
    const [from, to] = sum.index > one.index ? [one.index + one[0].length, sum.index] : [sum.end, one.index];
    const between = words.slice(from, to);
    return between.length < nearest && !/[.;]/.test(between) && !compilePattern(givenBack, language).test(between);
  });
  return isBeside ? sum : null;
}

interface Rents {
  amount: number;
  unit: 'month';
}

export const deposit = definePlay({
  type: 'deposit',
  category: 'money',
  rule,
  read(passages, contract) {
    const { language } = contract;
    const amountIn = ({ words }: { words: string }) => readSum(words, contract);
    const sized = passages.find((one) => amountIn(one) !== null);
    const passage = sized ?? passages[0];
    return {
      amount: amountIn(passage),
      rent: sized ? null : (passages.map(({ words }) => readRents(words, language)).find((rent) => rent) ?? null),
      kept: passages.find(({ words }) => compilePattern(notReturned[language], language).test(words)) ?? null,
      passage,
    };
  },
  quotes: 4,
  title: (to) => m.clause_deposit_title({}, to),
  explain({ amount, rent }, { to }) {
    if (amount) return m.clause_deposit_amount({ amount: formatMoney(amount, to) }, to);
    return rent ? m.clause_deposit_rent({ period: formatDuration(rent, to) }, to) : m.clause_deposit_some({}, to);
  },
  assess({ rent, kept, passage }, { to, wordTo, contractType }) {
    const suggestedWording = m.wording_deposit({}, wordTo);
    const risks = [];
    if (kept) {
      risks.push({
        level: 'medium' as const,
        title: m.risk_deposit_kept_title({}, to),
        description: m.risk_deposit_kept_description({}, to),
        suggestedWording,
        advice: m.advice_deposit_kept({}, to),
        passages: [kept],
      });
    }
    if (rent && contractType === 'tenancy' && inDays(rent) >= largeDays) {
      risks.push({
        level: 'medium' as const,
        title: m.risk_deposit_large_title({}, to),
        isMeasured: true,
        description: m.risk_deposit_large_description({ period: formatDuration(rent, to) }, to),
        suggestedWording,
        advice: m.advice_deposit_large({}, to),
        passages: [passage],
      });
    }
    return risks;
  },
});
