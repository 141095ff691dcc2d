import type { Locale } from '#src/i18n/locale.schema.ts';
import { countEach } from '../count-each';
import { ConceptReader } from '../learned/concepts/concept-reader';
import { foldForLearning } from '../learned/fold-tokens';
import { hashText } from '../learned/hash';
import type { FeatureSink } from '../learned/passage-features';
import type { PayerClues } from './payer-clues';

/** Words, signs, marks of sums and sides; every number alike. */
const token = /[①②¤#]|\p{L}+|\d[\d.,]*%?|[€£$%:;|()☐☒×*]/gu;
const reach = { before: 9, behind: 7 };
const near = 3;
const mostParts = 8;
const cent = 0.011;

/** Reads what may tell whether a sum of a contract is to be paid, or is a cap, a value, an example, a part of another. */
export class PaidFeatures {
  private readonly concepts: ConceptReader;
  private readonly seed: number;
  private readonly all: readonly PayerClues[];
  private readonly placeOf: ReadonlyMap<PayerClues, number>;
  /** From the smallest. */
  private readonly amounts: readonly number[];
  private readonly timesOf: ReadonlyMap<number, number>;

  /** Of all the sums of one contract. */
  constructor(all: readonly PayerClues[], language: Locale) {
    this.all = all;
    this.placeOf = new Map(all.map((clues, place) => [clues, place]));
    this.amounts = all.map(amountOf).sort((a, b) => a - b);
    this.timesOf = countEach(this.amounts);
    this.concepts = new ConceptReader(language);
    this.seed = hashText(language);
  }

  readTo(clues: PayerClues, sink: FeatureSink) {
    const { marked, sentence, purpose, per, said } = clues;
    const tokens = this.tokensOf(marked.words);
    const at = tokens.indexOf('¤');
    this.sinkBeside('before', tokens.slice(Math.max(0, at - reach.before), at).reverse(), sink);
    this.sinkBeside('behind', tokens.slice(at + 1, at + 1 + reach.behind), sink);
    for (const one of this.tokensOf(sentence.clause.heading)) sink(hashText(`heading ${one}`, this.seed), 0.3);
    this.sinkConcepts('heading', this.tokensOf(sentence.clause.heading), 0.3, sink);
    this.sinkConcepts('sentence', tokens, 0.3, sink);
    for (const one of new Set(tokens)) sink(hashText(`sentence ${one}`, this.seed), 0.8 / Math.sqrt(tokens.length));
    for (const shape of [`purpose ${purpose}`, `per ${per}`, `said ${said !== null}`, ...this.shapesOf(clues)])
      sink(hashText(shape), 0.4);
  }

  private tokensOf(words: string): string[] {
    return (foldForLearning(words).match(token) ?? []).map((one) => (/^\d/.test(one) ? '0' : one));
  }

  /** The words on one side of the sum, the nearest first; either side of the contract alike. */
  private sinkBeside(side: string, tokens: readonly string[], sink: FeatureSink) {
    const alike = tokens.map((one) => (one === '①' || one === '②' ? '@' : one));
    for (const [far, one] of alike.entries()) {
      sink(hashText(`${side} ${one}`, this.seed), 0.5);
      if (far < near) sink(hashText(`${side} ${far} ${one}`, this.seed), 0.8 / (far + 1));
      const next = alike[far + 1];
      if (next) sink(hashText(`${side} ${one} ${next}`, this.seed), far < near ? 0.6 : 0.3);
    }
    this.sinkConcepts(`${side} near`, alike.slice(0, near), 0.5, sink);
    this.sinkConcepts(side, alike, 0.4, sink);
  }

  private sinkConcepts(kind: string, tokens: readonly string[], value: number, sink: FeatureSink) {
    for (const concept of new Set(this.concepts.conceptsOf(tokens).flat()))
      sink(hashText(`${kind} concept ${concept}`), value);
  }

  private shapesOf(clues: PayerClues): string[] {
    const { marked, sum, sentence } = clues;
    const { amounts } = this;
    const place = this.placeOf.get(clues) ?? -1;
    const before = this.all.slice(Math.max(0, place - mostParts), Math.max(0, place)).map(amountOf);
    const larger = amounts.slice(-2).filter((amount) => amount > sum.amount).length;
    const median = amounts[Math.floor(amounts.length / 2)] ?? sum.amount;
    const others = marked.words.match(/#/g)?.length ?? 0;
    return [
      `others ${Math.min(3, others)}`,
      `cells ${Math.min(3, marked.words.match(/\|/g)?.length ?? 0)}`,
      `larger ${larger}`,
      `size ${Math.max(-3, Math.min(3, Math.round(Math.log10(sum.amount / median))))}`,
      `again ${Math.min(2, this.timesOf.get(sum.amount) ?? 0)}`,
      `sum of others ${isSum(before, sum.amount)}`,
      `length ${Math.min(5, Math.floor(sentence.words.length / 60))}`,
      ...(/\p{L}/u.test(marked.words.slice(0, marked.at)) ? [] : ['begins line']),
      ...(sentence.isHeading ? ['title'] : []),
    ];
  }
}

const amountOf = ({ sum }: PayerClues) => sum.amount;

/** What stands right before comes to it, from the last backwards. */
function isSum(before: readonly number[], amount: number): boolean {
  let total = 0;
  for (const [at, part] of before.toReversed().entries()) {
    total += part;
    if (at > 0 && Math.abs(total - amount) < cent) return true;
  }
  return false;
}
