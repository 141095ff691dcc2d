import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { readCurrencies } from '../money/currencies';
import { createSides } from '../parties/sides';
import { patternsOf } from '../patterns-of';
import type { Passage } from '../play';
import { type BoundParty, readBoundParties } from '../read/bound-party';
import { readMoney } from '../read/money';
import { findSaid } from '../read/said';
import type { ContractText } from '../text/contract-text';
import { tellBoundParty } from '../write/bound-party';
import { formatMoney } from '../write/format';

const { rule, additional, proof } = patternsOf('insurance');

/** Cover of this size, in any currency, is more than small firms usually carry. */
const highCover = 5_000_000;

/** The reader has to insure: that the other side does, and highly, protects the reader. */
function isReaders(bound: BoundParty, { words }: Passage, contract: ContractText) {
  const sides = createSides(contract);
  if (bound === 'both' || sides.reader === null) return true;
  return (bound ? sides.sideOf(bound) : (sides.subjectOf({ words })?.side ?? 'other')) !== 'other';
}

export const insurance = definePlay({
  type: 'insurance',
  category: 'liability',
  rule,
  read(passages, contract) {
    const amounts = passages
      .flatMap((passage) =>
        readMoney(passage.words, contract.language, readCurrencies(contract)).map((amount) => ({ ...amount, passage })),
      )
      .sort((a, b) => b.amount - a.amount);
    return {
      bound: readBoundParties(passages, contract),
      highest: amounts[0] ?? null,
      additional: findSaid(passages, additional, contract),
      hasProof: findSaid(passages, proof, contract) !== null,
    };
  },
  quotes: 8,
  title: (to) => m.clause_insurance_title({}, to),
  explain({ bound, highest, hasProof }, { to }) {
    return [
      m.clause_insurance_some({}, to),
      tellBoundParty(bound, to),
      highest ? m.clause_insurance_amount({ amount: formatMoney(highest, to) }, to) : '',
      hasProof ? m.clause_insurance_proof({}, to) : '',
    ]
      .filter(Boolean)
      .join(' ');
  },
  assess({ bound, highest, additional: others }, { to, wordTo, contract }) {
    const risks = [];
    const suggestedWording = m.wording_insurance({}, wordTo);
    if (highest && highest.amount >= highCover && isReaders(bound, highest.passage, contract)) {
      risks.push({
        level: 'medium' as const,
        title: m.risk_insurance_high_title({}, to),
        isMeasured: true,
        description: m.risk_insurance_high_description({ amount: formatMoney(highest, to) }, to),
        suggestedWording,
        advice: m.advice_insurance_high({}, to),
        passages: [highest.passage],
      });
    }
    if (others) {
      risks.push({
        level: 'low' as const,
        title: m.risk_insurance_additional_title({}, to),
        description: m.risk_insurance_additional_description({}, to),
        passages: [others],
      });
    }
    return risks;
  },
  missing: {
    level: 'low',
    why: (to) => m.missing_insurance_why({}, to),
    wording: (wordTo) => m.wording_insurance({}, wordTo),
  },
});
