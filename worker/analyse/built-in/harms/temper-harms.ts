import type { ReliefWords } from '#worker/analyse/languages/harm-words.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { findMoney } from '../money/find-money';
import { createSides } from '../parties/sides';
import { isDenied } from '../read/denied';
import { compilePattern } from '../text/compile-pattern';
import { type ContractText, type Sentence, wordsWithLead } from '../text/contract-text';
import type { FoundHarm, FoundHarms } from './find-harms';
import { type HarmType, harms } from './harm-types';
import { whoseLiability } from './whose-liability';

/** What says the contrary of a harm in the same sentence. */
const deniedBy: Partial<Record<HarmType, keyof ReliefWords>> = {
  'automatic-renewal': 'addedFree',
  'creations-taken': 'ownKept',
  'ended-at-will': 'afterWarning',
};

/** What makes a harm lighter, and whether the next sentence may say it too. */
const lightenedBy: Partial<Record<HarmType, { by: keyof ReliefWords; next: boolean }>> = {
  'creations-taken': { by: 'oncePaid', next: false },
  'deposit-kept': { by: 'cancelledFree', next: false },
  'no-court': { by: 'bothChoose', next: true },
  'price-at-will': { by: 'wayOut', next: true },
  'rest-due-on-leaving': { by: 'cancelledFree', next: false },
  'terms-at-will': { by: 'wayOut', next: true },
  'work-ban-after': { by: 'narrowBan', next: true },
};

/** Kinds whose sentences, where they have one who acts, say what that one gives up, owes or may not do. */
const borneByActor = new Set<HarmType>([
  'claims-waived',
  'clients-banned',
  'creations-taken',
  'guarantee-of-person',
  'only-for-them',
  'reader-indemnifies',
  'training-repaid',
  'work-ban-after',
]);

/** Kinds that free the other side: where they say whose liability ends there, it must not be the reader's. */
const freesOther = new Set<HarmType>(['liability-capped', 'liability-excluded']);

/** Kinds whose sentences, where somebody must do something in them, say what that one pays. */
const owedByActor = new Set<HarmType>(['flat-penalty', 'interest-steep', 'late-charges', 'rest-due-on-arrears']);

/**
 * Leaves out what the sentence itself denies and what the other side takes upon itself, and lets nothing be grave from
 * which the reader is let out.
 */
export function temperHarms(found: FoundHarms, contract: ContractText): FoundHarms {
  const sides = createSides(contract);
  const says = (relief: keyof ReliefWords, sentence: Sentence) =>
    compilePattern(languages[contract.language].harms.relief[relief], contract.language).test(wordsWithLead(sentence));
  const isContrary = ({ harm, sentence }: FoundHarm) => {
    const denied = deniedBy[harm];
    return (
      (denied !== undefined && says(denied, sentence)) ||
      isDenied(harms[harm].clauseType, wordsWithLead(sentence), contract.language)
    );
  };
  const isLightened = ({ harm, sentence }: FoundHarm) => {
    const lightened = lightenedBy[harm];
    if (!lightened) return false;
    const said = lightened.next ? [sentence, ...nextOf(sentence, contract)] : [sentence];
    return said.some((one) => says(lightened.by, one));
  };
  const isTheirs = ({ harm, sentence }: FoundHarm) => {
    if (harm === 'creations-taken' && goesToReader(sentence, contract)) return true;
    if (harm === 'reader-indemnifies' && isGivenToReader(sentence, contract)) return true;
    if (owedByActor.has(harm) && isPaidToReader(sentence, contract)) return true;
    if (freesOther.has(harm)) return whoseLiability(wordsWithLead(sentence), contract) === 'reader';
    if (!borneByActor.has(harm) && !owedByActor.has(harm)) return false;
    const { side, deed } = sides.subjectOf({ words: wordsWithLead(sentence) }) ?? {};
    return side === 'other' && (owedByActor.has(harm) ? deed === 'must' : deed !== 'may');
  };
  const named = found.named.filter((one) => !isContrary(one) && !isTheirs(one));
  return {
    ...found,
    named: named.map((one) => (isLightened(one) ? { ...one, isSure: false } : one)),
    unnamed: found.unnamed.filter(({ sentence }) => !says('addedFree', sentence) && !sparesReader(sentence, contract)),
  };
}

/** The other side gives something up or back there, or the reader does not bear something. */
function sparesReader(sentence: Sentence, contract: ContractText): boolean {
  const words = wordsWithLead(sentence);
  const { language } = contract;
  const givesUp = languages[language].parties.deedsAfter['gives-up'];
  const { relief } = languages[language].harms;
  const notBorne = compilePattern(relief.notBorne, language);
  const given = compilePattern(relief.given, language);
  if (given.test(words) || compilePattern(relief.paidToYou, language).test(words)) return true;
  if (isGivenToReader(sentence, contract)) return true;
  const mentions = createSides(contract).mentionsIn(words);
  return mentions.some(({ side, end }, at) => {
    const after = words.slice(end, mentions[at + 1]?.start ?? words.length);
    if (side === 'other') return givesUp.test(after) || given.test(after);
    return side === 'reader' && notBorne.test(after) && mentions[at + 1]?.side !== 'other';
  });
}

/** Somebody makes something good to the reader, or pays it back. */
function isGivenToReader(sentence: Sentence, contract: ContractText): boolean {
  const words = wordsWithLead(sentence);
  const givenTo = compilePattern(languages[contract.language].harms.relief.givenTo, contract.language);
  const mentions = createSides(contract).mentionsIn(words);
  return mentions.some(({ side, start }) => side === 'reader' && givenTo.test(words.slice(0, start)));
}

/** What changes hands there comes to the reader, and nothing to the other side. */
function goesToReader(sentence: Sentence, contract: ContractText): boolean {
  const words = wordsWithLead(sentence);
  const goesTo = compilePattern(languages[contract.language].harms.relief.goesTo, contract.language);
  const sides = createSides(contract)
    .mentionsIn(words)
    .filter(({ start }) => goesTo.test(words.slice(0, start)))
    .map(({ side }) => side);
  return sides.length > 0 && sides.every((side) => side === 'reader');
}

/** Every sum that stands there is one that the other side pays the reader. */
export function isPaidToReader(sentence: Sentence, contract: ContractText): boolean {
  const { reader } = createSides(contract);
  const paid = findMoney(contract).filter((payment) => payment.sentence === sentence);
  return (
    reader !== null && paid.length > 0 && paid.every(({ payee }) => payee === reader.role || payee === reader.name)
  );
}

/** The sentence behind one, of the same clause. */
const nextOf = ({ index, clause }: Sentence, { sentences }: ContractText) =>
  sentences.slice(index + 1, index + 2).filter((one) => one.clause === clause);
