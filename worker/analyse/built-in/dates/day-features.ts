import { countEach } from '../count-each';
import { ConceptReader } from '../learned/concepts/concept-reader';
import { tokensOf } from '../learned/fold-tokens';
import { hashText } from '../learned/hash';
import type { FeatureSink } from '../learned/passage-features';
import type { ContractText } from '../text/contract-text';
import type { DatedStatement } from './dated-statements';
import { type DaySpans, placesInMonth, readDaySpans } from './day-spans';

/** Words farther from a date than this say nothing of it. */
const reach = { before: 10, behind: 7 };
const near = 3;
const shortSentence = 70;
const shares = { near: 1, word: 0.5, pair: 0.6, concept: 0.5, heading: 0.35, shape: 0.4 };

/** Reads what may tell what a day is in a contract: its words, where it stands, and how it lies among the others. */
export class DayFeatures {
  private readonly concepts: ConceptReader;
  private readonly seed: number;
  private readonly contract: ContractText;
  private readonly statements: readonly DatedStatement[];
  private readonly placeOf: ReadonlyMap<DatedStatement, number>;
  /** The days in their order, and how often each is named. */
  private readonly orderOf: ReadonlyMap<string, number>;
  private readonly timesOf: ReadonlyMap<string, number>;
  private readonly spans: DaySpans;

  constructor(statements: readonly DatedStatement[], contract: ContractText) {
    this.concepts = new ConceptReader(contract.language);
    this.seed = hashText(contract.language);
    this.contract = contract;
    this.statements = statements;
    const dates = statements.map(({ date }) => date);
    this.placeOf = new Map(statements.map((one, at) => [one, at]));
    this.orderOf = new Map([...new Set(dates)].sort().map((date, order) => [date, order]));
    this.timesOf = countEach(dates);
    this.spans = readDaySpans([...this.orderOf.keys()], contract);
  }

  readTo(statement: DatedStatement, sink: FeatureSink) {
    const { before, after, sentence } = statement;
    this.sinkBeside('before', tokensOf(before).slice(-reach.before).reverse(), sink);
    this.sinkBeside('after', tokensOf(after).slice(0, reach.behind), sink);
    const heading = tokensOf(sentence.clause.heading);
    for (const one of heading) sink(hashText(`heading ${one}`, this.seed), shares.heading);
    this.sinkConcepts('heading', heading, shares.heading, sink);
    this.sinkConcepts('sentence', tokensOf(sentence.words), shares.concept / 2, sink);
    for (const shape of this.shapesOf(statement)) sink(hashText(shape), shares.shape);
  }

  /** The words on one side of the date, the nearest first. */
  private sinkBeside(side: string, tokens: readonly string[], sink: FeatureSink) {
    for (const [far, one] of tokens.entries()) {
      sink(hashText(`${side} ${one}`, this.seed), shares.word);
      if (far < near) sink(hashText(`${side} ${far} ${one}`, this.seed), shares.near / (far + 1));
      const next = tokens[far + 1];
      if (next) sink(hashText(`${side} ${one} ${next}`, this.seed), far < near ? shares.pair : shares.pair / 2);
    }
    this.sinkConcepts(`${side} near`, tokens.slice(0, near), shares.concept, sink);
    this.sinkConcepts(side, tokens, shares.concept, sink);
  }

  private sinkConcepts(kind: string, tokens: readonly string[], value: number, sink: FeatureSink) {
    for (const concept of new Set(this.concepts.conceptsOf(tokens).flat()))
      sink(hashText(`${kind} concept ${concept}`), value);
  }

  private shapesOf(statement: DatedStatement): string[] {
    const { date, sentence, before, after } = statement;
    const { text } = this.contract;
    const at = this.placeOf.get(statement) ?? -1;
    const [previous, next] = [this.statements[at - 1], this.statements[at + 1]];
    const isLabelled = /^[^.;:]{2,60}:\s*$/.test(before);
    const isAlone = !/\p{L}/u.test(before) && !/\p{L}/u.test(after);
    const place = Math.floor((5 * sentence.start) / Math.max(1, text.length));
    const order = this.orderOf.get(date) ?? -1;
    return [
      `place ${place}`,
      ...(sentence.start < 1500 ? ['opening'] : []),
      ...(sentence.end > text.length - 800 ? ['closing'] : []),
      ...(sentence.words.length < shortSentence ? ['short'] : []),
      ...(isLabelled ? ['labelled'] : []),
      ...(isAlone ? ['alone'] : []),
      ...(previous?.sentence === sentence ? [`behind ${previous.date < date}`] : []),
      ...(next?.sentence === sentence ? [`ahead ${next.date > date}`] : []),
      `order ${Math.min(3, order)}`,
      `last ${Math.min(2, this.orderOf.size - 1 - order)}`,
      `dates ${Math.min(5, this.orderOf.size)}`,
      `times ${Math.min(3, this.timesOf.get(date) ?? 0)}`,
      ...(this.spans.opens.has(date) ? ['opens'] : []),
      ...(this.spans.closes.has(date) ? ['closes'] : []),
      ...(this.spans.rounds.has(date) ? ['rounds'] : []),
      ...placesInMonth(date),
    ];
  }
}
