import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { type LinearModel, weightOf } from '../learned/linear-model';
import { paysItself, signsOfPaying } from './payer';
import type { PayerClues } from './payer-clues';
import { PayerFeatures } from './payer-features';
import type { Party } from './two-sides';

/**
 * How far a score must be from nothing to be followed. Chosen by the tuning briefs, for fewer than one wrong payer in
 * twenty; where more is asked, right ones are lost faster than wrong ones.
 */
const sureEnough = {
  /** With what such sums usually are. */
  agrees: 2,
  /** The same where both are called what payer and payee of such contracts are: "Sponsor", "Club". */
  agreesByRoles: 1,
  /** The same where either may pay for work: the rules say something there only where they are rather sure. */
  agreesOnWork: 0,
  /** Where the rules say nothing. */
  alone: 2,
  /** Where it is owed in some case only, and the words do not say by whom: what is usual says less there. */
  inSomeCase: 3,
  /** Where both are named beside it, and it is not said which of them pays. */
  amongBoth: 2,
  /** Where the other alone is named. */
  otherNamed: 4,
  /** Something is taken off: off a price, or off what the other holds. */
  discount: 1,
  /** Against the rules. */
  against: 3,
  /** Against what the sentence says: nothing is stated then. */
  denied: 3,
  /** The same where it says both who pays and who is paid. */
  deniedTwice: 5,
};

/** Tells who pays the sums of one contract by the rules and by what was learned; null where that is not sure. */
export function createPayerTeller(model: LinearModel, language: Locale): (clues: PayerClues) => Party | null {
  const scoreOf = createPayerScorer(model, language);
  // Of two of whom nothing is known but their names either may pay.
  const isGuess = ({ said, byRules, sides }: PayerClues) => !said && !byRules && !sides.isReaderKnown;
  const { onlyIf } = languages[language].toldMoney;
  const leastOf = ({ marked: { words } }: PayerClues, learned: Party) => {
    const [own, others] = learned === 'reader' ? ['①', '②'] : ['②', '①'];
    if (words.includes(others)) return words.includes(own) ? sureEnough.amongBoth : sureEnough.otherNamed;
    return !words.includes(own) && onlyIf.test(words) ? sureEnough.inSomeCase : 0;
  };
  const isSaidTwice = ({ said, marked, sides }: PayerClues) => {
    const signs = said ? signsOfPaying(marked, sides.isReaderKnown ? 'other' : null, language) : [];
    return signs.every(({ party }) => party === said) && new Set(signs.map(({ kind }) => kind)).size > 1;
  };
  return (clues) => {
    if (isGuess(clues) || paysItself(clues.marked, language)) return null;
    const score = scoreOf(clues);
    const party = partyBy(score, clues, isSaidTwice(clues));
    return party && !clues.said && Math.abs(score) < leastOf(clues, party) ? null : party;
  };
}

export function createPayerScorer(model: LinearModel, language: Locale) {
  const features = new PayerFeatures(language);
  return (clues: PayerClues): number => {
    let score = model.bias;
    features.readTo(clues, (hash, value) => {
      score += weightOf(model, hash) * value;
    });
    return score;
  };
}

/** A score above nothing is for the reader. */
export function partyBy(
  score: number,
  {
    said,
    byRules,
    eitherMayPay,
    isByRoles,
    purpose,
  }: Pick<PayerClues, 'said' | 'byRules' | 'eitherMayPay' | 'isByRoles' | 'purpose'>,
  isSaidTwice = false,
): Party | null {
  const learned = score > 0 ? 'reader' : 'other';
  const sure = Math.abs(score);
  if (said) return said === learned || sure < sureEnough[isSaidTwice ? 'deniedTwice' : 'denied'] ? said : null;
  // What is taken off a price is borne by whoever earns it; off a deposit or a card, by the other.
  if (purpose === 'discount') return byRules === learned && sure >= sureEnough.discount ? learned : null;
  if (byRules === null && eitherMayPay) return null;
  const agrees = eitherMayPay ? 'agreesOnWork' : isByRoles ? 'agreesByRoles' : 'agrees';
  const needed = byRules === learned ? agrees : byRules ? 'against' : 'alone';
  return sure >= sureEnough[needed] ? learned : null;
}
