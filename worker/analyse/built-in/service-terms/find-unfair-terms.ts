import type { HarmClass } from '../harms/suspects';
import { type Classed, type ClassModel, classOf } from '../learned/class-model';
import { PassageFeatures } from '../learned/passage-features';
import { patternsOf } from '../patterns-of';
import type { Passage } from '../play';
import { isBackground, isDenied } from '../read/denied';
import { recognise } from '../recognise';
import { atOnce, readInSteps, type Steps } from '../steps';
import { compilePattern } from '../text/compile-pattern';
import { type ContractText, type Sentence, wordsWithLead } from '../text/contract-text';
import { type OftenUnfairClause, oftenUnfairClauses, unfairnessOf } from './often-unfair';

/** A sentence of terms set for everybody that says what is often unfair. */
export interface UnfairTerm {
  type: OftenUnfairClause;
  passage: Passage;
  /** How likely it does one of the harms of its clause. */
  likelihood: number;
}

export interface UnfairTerms {
  /** Words and what was learned agree; each sentence once. */
  plain: UnfairTerm[];
  /** They do not, or the law is chosen there: how much speaks for reading each sentence. */
  possible: ReadonlyMap<Sentence, number>;
}

/** A sentence is worth reading where the learned kinds of a clause are this likely, whatever its words. */
const worthReading = 0.3;
const mostSaidOnce = 2;
/** "When we may block your card": the heading of a paragraph that is set like one. */
const shortestUnended = 60;
const isTitle = ({ words }: Sentence) => words.length < shortestUnended && !/\p{P}$/u.test(words);

const { homeCourts } = patternsOf('jurisdiction');

export const findUnfairTerms = (...input: Parameters<typeof unfairTermsInSteps>): UnfairTerms =>
  atOnce(unfairTermsInSteps(...input));

/** Every sentence is asked, and not the best of each clause alone: such terms say the same in many places. */
export function* unfairTermsInSteps(contract: ContractText, harmType: ClassModel<HarmClass>): Steps<UnfairTerms> {
  const { language } = contract;
  const said = yield* saidInSteps(contract);
  const features = new PassageFeatures([], language);
  const says = (pattern: RegExp, words: string) => compilePattern(pattern, language).test(words);
  const isTurned = (type: OftenUnfairClause, sentence: Sentence) =>
    isDenied(type === 'cap-on-liability' ? 'limitation-of-liability' : type, wordsWithLead(sentence), language) ||
    (type === 'jurisdiction' && says(homeCourts[language], sentence.words));
  const read = (sentence: Sentence): { sentence: Sentence; terms: (UnfairTerm & { isPlain: boolean })[] }[] => {
    if (sentence.isHeading || isTitle(sentence) || isBackground(sentence, language)) return [];
    const learned = classOf(harmType, (sink) => features.readSentenceTo(sentence, sink));
    const terms = oftenUnfairClauses.flatMap((type) => {
      const passage = said.get(type)?.get(sentence);
      const term = weigh(type, { sentence, passage, learned });
      return term && !isTurned(type, sentence) ? [term] : [];
    });
    return terms.length > 0 ? [{ sentence, terms }] : [];
  };
  const found = yield* readInSteps(contract.sentences, ({ words }) => words.length, read);
  const plain: UnfairTerm[] = [];
  const possible = new Map<Sentence, number>(lawsChosen(contract).map(({ sentence }) => [sentence, 0]));
  for (const { sentence, terms } of found) {
    const [best] = terms.sort((one, other) => other.likelihood - one.likelihood);
    const [told] = terms.filter(({ isPlain }) => isPlain);
    if (told) plain.push(told);
    if (best) possible.set(sentence, best.likelihood);
  }
  return { plain, possible };
}

function weigh(
  type: OftenUnfairClause,
  { sentence, passage, learned }: { sentence: Sentence; passage: Passage | undefined; learned: Classed<HarmClass> },
) {
  const { kinds, likely, likelyAlone } = unfairnessOf(type);
  const likelihood = kinds.reduce((sum, kind) => sum + learned.likelihoodOf(kind), 0);
  if (passage) return { type, passage, likelihood, isPlain: likelihood >= likely };
  if (likelyAlone === null || likelihood < worthReading) return null;
  const { start, end, words } = sentence;
  return { type, passage: { start, end, words, score: 0, sentence }, likelihood, isPlain: likelihood >= likelyAlone };
}

/** The sentences in which words say each clause. */
function* saidInSteps(contract: ContractText): Steps<Map<OftenUnfairClause, Map<Sentence, Passage>>> {
  const said = new Map<OftenUnfairClause, Map<Sentence, Passage>>();
  for (const type of oftenUnfairClauses) {
    const rule = patternsOf(type).rule[contract.language];
    const passages = unfairnessOf(type).isSaidOnce
      ? recognise(rule, contract).slice(0, mostSaidOnce)
      : recognise(rule, contract, 0);
    said.set(type, new Map(passages.map((passage) => [passage.sentence, passage])));
    yield contract.text.length;
  }
  return said;
}

const lawsChosen = (contract: ContractText) => recognise(patternsOf('governing-law').rule[contract.language], contract);
