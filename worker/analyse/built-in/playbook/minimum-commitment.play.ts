import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { readCurrencies } from '../money/currencies';
import { patternsOf } from '../patterns-of';
import { readMoney } from '../read/money';
import { findSaid } from '../read/said';
import { formatMoney } from '../write/format';

const { rule, paidAnyway } = patternsOf('minimum-commitment');

export const minimumCommitment = definePlay({
  type: 'minimum-commitment',
  category: 'money',
  rule,
  read(passages, contract) {
    // The best passage names the minimum; sums of others may be what is paid back.
    const named = passages
      .slice(0, 1)
      .map((passage) => ({ passage, amount: readMoney(passage.words, contract.language, readCurrencies(contract))[0] }))
      .find(({ amount }) => amount !== undefined);
    return {
      amount: named?.amount ?? null,
      passage: named?.passage ?? passages[0],
      paidAnyway: findSaid(passages, paidAnyway, contract),
    };
  },
  quotes: 7,
  title: (to) => m.clause_minimum_commitment_title({}, to),
  explain({ amount, paidAnyway: pays }, { to }) {
    return [
      m.clause_minimum_commitment_some({}, to),
      amount ? m.clause_minimum_commitment_amount({ amount: formatMoney(amount, to) }, to) : '',
      pays ? m.clause_minimum_commitment_paid_anyway({}, to) : '',
    ]
      .filter(Boolean)
      .join(' ');
  },
  assess({ passage, paidAnyway: pays }, { to, wordTo }) {
    return [
      {
        level: pays ? 'high' : 'medium',
        title: pays ? m.risk_minimum_paid_anyway_title({}, to) : m.risk_minimum_title({}, to),
        description: pays ? m.risk_minimum_paid_anyway_description({}, to) : m.risk_minimum_description({}, to),
        suggestedWording: m.wording_minimum_commitment({}, wordTo),
        advice: m.advice_minimum_commitment({}, to),
        passages: [pays ?? passage],
      },
    ];
  },
});
