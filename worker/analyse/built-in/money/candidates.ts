import { languages } from '#worker/analyse/languages/languages.ts';
import type { Purpose } from '#worker/analyse/languages/purposes.ts';
import { type Money, readMoney } from '../read/money';
import { readInSteps, type Steps } from '../steps';
import type { ContractText, Sentence } from '../text/contract-text';
import { bareSumsInSteps } from './bare-sums';
import { readCurrencies } from './currencies';
import { isCap, isLeftOut, isNotOwed } from './left-out';
import { beginsLine, isInTable, labelOf } from './line-label';
import { behindLead, type MarkedSum, markSum } from './marked-sum';
import { payerInWords } from './payer';
import { purposeInWords, purposeNamed } from './purpose';
import { readThirdPerson } from './third-person';
import type { Party, PartyMention, TwoSides } from './two-sides';
import { isUnticked } from './unticked';

/** A sum that somebody may have to pay, with what its own words tell. */
export interface Candidate {
  sum: Money;
  marked: MarkedSum;
  sentence: Sentence;
  purpose: Purpose | null;
  /** Who pays by the grammar of the sentence; null where that does not tell. */
  said: Party | null;
  /** The most that may be owed, and not a sum to be paid. */
  isCap: boolean;
}

/** Every sum of the contract that may be paid by one of its sides, in the order of the document. */
export function* candidatesInSteps(sides: TwoSides, contract: ContractText, which: Which): Steps<Candidate[]> {
  const currencies = readCurrencies(contract);
  const bareSums = yield* bareSumsInSteps(contract, currencies);
  const read = ({ words }: Sentence) => readMoney(words, contract.language, currencies);
  const sumsIn = (sentence: Sentence) => {
    const sums = read(sentence).filter(({ amount }) => amount > 0);
    return sums.length > 0 ? sums : bareSums(sentence);
  };
  return carriedOn(yield* readEach(sides, contract, { ...which, sumsIn }));
}

/** Whether caps, or thresholds and the like too, are read as well. */
export interface Which {
  withLeftOut?: boolean;
  withCaps?: boolean;
}

interface Reading extends Which {
  sumsIn(sentence: Sentence): readonly Money[];
}

function readEach(
  sides: TwoSides,
  contract: ContractText,
  { withLeftOut, withCaps, sumsIn }: Reading,
): Steps<Candidate[]> {
  const { language, sentences } = contract;
  const read = (sentence: Sentence): Candidate[] => {
    const { words, clause, lead } = sentence;
    const sums = sumsIn(sentence);
    if (sums.length === 0) return [];
    const { likeYou } = languages[language].money.thirdPerson ?? {};
    const named = sides
      .mentionsIn(words)
      .filter(({ start }) => !likeYou?.test(words.slice(start, start + longestVerb)));
    const mentions = [...named, ...readThirdPerson(sentence, sides, contract)];
    return sums.flatMap((sum): Candidate[] => {
      const marked = markSum(words, sum, sums, mentions, language);
      const isMost = Boolean(withCaps) && isCap(marked, language);
      if (!withLeftOut && !isMost && (isLeftOut(marked, language) || isUnitPrice(marked))) return [];
      const label = labelOf(marked);
      const purpose =
        (label ? purposeNamed(label, language) : null) ??
        (isInTable(marked) ? null : purposeInWords(marked, language)) ??
        purposeNamed(lead, language) ??
        purposeNamed(clause.heading, language);
      const we = sides.isReaderKnown ? 'other' : null;
      const led = lead !== words && languages[language].money.paying.test(lead) ? lead : '';
      const saidHere = payerInWords(marked, we, language);
      if (!withLeftOut && (isNotOwed(marked, saidHere !== null, language) || isUnticked(marked, language))) return [];
      if (isMost && !withLeftOut && saidHere === null) return [];
      const saidAbove = (above: string) =>
        payerInWords(behindLead(marked, above, sides.mentionsIn(above), language), we, language);
      const said =
        saidHere ??
        (led ? saidAbove(led) : null) ??
        (!led && isHeaded(sentence) ? saidAbove(lastHeading(clause)) : null);
      return [{ sum, marked, sentence, purpose, said: said ?? breakerIn(sentence, mentions), isCap: isMost }];
    });
  };
  return readInSteps(sentences, ({ words }) => words.length, read);

  /** "What the Tenant pays": a heading that says who pays what stands below it, where no sentence says otherwise. */
  function isHeaded({ clause, words }: Sentence): boolean {
    const heading = lastHeading(clause);
    const { onlyIf } = languages[language].toldMoney;
    if (heading.length > longestHeading || !languages[language].money.paying.test(heading)) return false;
    if (onlyIf.test(words) && sides.mentionsIn(words).length > 0) return false;
    return new Set(sides.mentionsIn(heading).map(({ party }) => party)).size === 1;
  }

  /** "The Seller opens no shop. If she does, £5,000 are due": the only one whom the sentence before binds. */
  function breakerIn({ words, index }: Sentence, mentions: readonly PartyMention[]): Party | null {
    if (mentions.length > 0 || !languages[language].money.breaking.test(words)) return null;
    const bound = new Set(sides.mentionsIn(sentences[index - 1]?.words ?? '').map(({ party }) => party));
    const [party] = bound;
    return bound.size === 1 && party ? party : null;
  }
}

/** "£900, which is paid; £300 in May": where an item begins with its sum, what it is for stands before the first. */
function carriedOn(candidates: readonly Candidate[]): Candidate[] {
  const all: Candidate[] = [];
  for (const one of candidates) {
    const before = all.at(-1);
    const gap = before ? one.sentence.index - before.sentence.index : 2;
    const isNext =
      gap === 0 ? beginsItem.test(one.marked.words.slice(0, one.marked.at)) : gap === 1 && beginsLine(one.marked);
    const continues = before && !before.isCap && isNext && one.purpose === null && one.said === null;
    all.push(continues ? { ...one, purpose: before.purpose, said: before.said } : one);
  }
  return all;
}
const beginsItem = /; ?(?:\p{L}{1,3} )?$/u;

const longestVerb = 24;
const longestHeading = 60;
/** Headings above it are written before it. */
const lastHeading = ({ heading }: Sentence['clause']) => heading.split(' / ').at(-1) ?? '';

/** "2 x £60 £120": the second is what the row comes to. */
const isUnitPrice = ({ words, at }: MarkedSum) => /^ ?(?:\|(?: ?\d{1,4} ?\|)? ?)?#/.test(words.slice(at + 1));
