import type { Locale } from '#src/i18n/locale.schema.ts';
import { type Sentence, wordsWithLead } from '../text/contract-text';
import { ConceptReader } from './concepts/concept-reader';
import { tokensOf } from './fold-tokens';
import { hashText, mixHashes } from './hash';
import type { Passage } from './passages';

/** Takes the features of a passage one by one: a hash, and how much of it there is. */
export type FeatureSink = (hash: number, value: number) => void;

/** A text as features are read from it. */
interface ReadWords {
  hashes: number[];
  /** Hashes of runs of 3 to 5 letters. */
  letters: number[];
  perToken: number[][];
  concepts: number[];
}

/** How much each kind of feature weighs; the features of a kind share its weight. */
const shares = {
  words: 0.5,
  wordPairs: 0.35,
  wordTriples: 0.2,
  letters: 0.5,
  headingWords: 0.5,
  concept: 0.5,
  conceptOfSentence: 0.3,
  conceptPairs: 1,
  conceptSequences: 1,
  conceptBeside: 0.17,
  conceptAbove: 0.25,
  shape: 0.25,
};

const topicShares = { words: 1, headingWords: 0.5, concept: 0.5, conceptOfSentence: 0.3 };

const kinds = [
  'word',
  'pair',
  'triple',
  'heading',
  'concept',
  'sentence',
  'together',
  'sequence',
  'before',
  'after',
  'title',
  'lead',
  'shape',
] as const;
const salt = Object.fromEntries(kinds.map((kind) => [kind, hashText(kind)])) as Record<(typeof kinds)[number], number>;

/** Concepts that stand this near each other, in this order, are a feature. */
const sequenceReach = 3;

/** Reads features of the passages of one document. What is read twice (headings, words) is kept. */
export class PassageFeatures {
  private readonly concepts: ConceptReader;
  private readonly tokens = new Map<string, { hash: number; letters: number[] }>();
  private readonly texts = new Map<string, ReadWords>();
  private readonly passages: readonly Passage[];
  private readonly language: number;

  constructor(passages: readonly Passage[], language: Locale) {
    this.passages = passages;
    this.concepts = new ConceptReader(language);
    this.language = hashText(language);
  }

  /** Hands every feature of the passage at `index` to the sink. */
  readTo(index: number, sink: FeatureSink) {
    const passage = this.passages[index];
    if (!passage) return;
    const own = this.read(passage.words);
    sinkWords(own, sink);
    sinkConcepts(own, sink);
    const { clause, lead, words } = passage.sentence;
    const heading = this.read(clause.heading);
    each(heading.hashes, salt.heading, shares.headingWords / root(heading.hashes.length), sink);
    each(heading.concepts, salt.title, shares.conceptAbove, sink);
    each(this.read(words).concepts, salt.sentence, shares.conceptOfSentence, sink);
    if (lead && lead !== words) each(this.read(lead).concepts, salt.lead, shares.conceptAbove, sink);
    each(this.conceptsAt(index - 1), salt.before, shares.conceptBeside, sink);
    each(this.conceptsAt(index + 1), salt.after, shares.conceptBeside, sink);
    for (const shape of shapesOf(passage)) sink(mixHashes(hashText(shape), salt.shape), shares.shape);
  }

  /** Hands what tells a topic to the sink: words and concepts, of the passage and of the heading above it. */
  readTopicTo(index: number, sink: FeatureSink) {
    const passage = this.passages[index];
    if (!passage) return;
    const own = this.read(passage.words);
    const heading = this.read(passage.sentence.clause.heading);
    each(own.hashes, salt.word, topicShares.words / root(own.hashes.length), sink);
    each(own.concepts, salt.concept, topicShares.concept, sink);
    each(heading.hashes, salt.heading, topicShares.headingWords / root(heading.hashes.length), sink);
    each(heading.concepts, salt.title, topicShares.concept, sink);
    each(this.read(passage.sentence.words).concepts, salt.sentence, topicShares.conceptOfSentence, sink);
  }

  /** Hands what tells a kind of harm to the sink: the words of a sentence, and the concepts that they stand for. */
  readSentenceTo(sentence: Pick<Sentence, 'words' | 'lead'>, sink: FeatureSink) {
    const own = this.read(wordsWithLead(sentence));
    sinkWords(own, sink);
    sinkConcepts(own, sink);
  }

  /** The concepts that a sentence speaks of, each as often as it does. */
  conceptsOf(sentence: Pick<Sentence, 'words' | 'lead'>): number[] {
    return this.read(wordsWithLead(sentence)).perToken.flat();
  }

  private conceptsAt(index: number) {
    const passage = this.passages[index];
    return passage ? this.read(passage.words).concepts : [];
  }

  private read(words: string): ReadWords {
    let known = this.texts.get(words);
    if (!known) {
      const tokens = tokensOf(words);
      const perToken = this.concepts.conceptsOf(tokens);
      const read = tokens.map((token) => this.token(token));
      known = {
        hashes: read.map(({ hash }) => hash),
        letters: read.flatMap(({ letters }) => letters),
        perToken,
        concepts: [...new Set(perToken.flat())].sort((a, b) => a - b),
      };
      this.texts.set(words, known);
    }
    return known;
  }

  private token(token: string) {
    let known = this.tokens.get(token);
    if (!known) {
      known = { hash: hashText(token, this.language), letters: letterRuns(token, this.language) };
      this.tokens.set(token, known);
    }
    return known;
  }
}

function letterRuns(token: string, seed: number) {
  const bounded = `_${token}_`;
  const runs: number[] = [];
  for (let length = 3; length <= 5; length++)
    for (let from = 0; from + length <= bounded.length; from++)
      runs.push(hashText(bounded.slice(from, from + length), seed ^ length));
  return runs;
}

function sinkWords({ hashes, letters }: ReadWords, sink: FeatureSink) {
  const size = root(hashes.length);
  for (let at = 0; at < hashes.length; at++) {
    const [first = 0, second, third] = [hashes[at], hashes[at + 1], hashes[at + 2]];
    sink(mixHashes(first, salt.word), shares.words / size);
    if (second === undefined) continue;
    const pair = mixHashes(first, second);
    sink(mixHashes(pair, salt.pair), shares.wordPairs / size);
    if (third !== undefined) sink(mixHashes(mixHashes(pair, third), salt.triple), shares.wordTriples / size);
  }
  const value = shares.letters / root(letters.length);
  for (const run of letters) sink(run, value);
}

function sinkConcepts({ concepts, perToken }: ReadWords, sink: FeatureSink) {
  each(concepts, salt.concept, shares.concept, sink);
  const together = concepts.flatMap((one, at) => concepts.slice(at + 1).map((other) => one * 1024 + other));
  each(together, salt.together, shares.conceptPairs / root(together.length), sink);
  const sequences = new Set<number>();
  perToken.forEach((here, at) => {
    for (const next of perToken.slice(at + 1, at + 1 + sequenceReach))
      for (const one of here) for (const other of next) sequences.add(one * 1024 + other);
  });
  each(sequences, salt.sequence, shares.conceptSequences / root(sequences.size), sink);
}

function each(values: Iterable<number>, kind: number, value: number, sink: FeatureSink) {
  for (const one of values) sink(mixHashes(one, kind), value);
}

const root = (count: number) => Math.sqrt(count) || 1;

function shapesOf({ words, sentence, place }: Passage): string[] {
  const length = words.length;
  const shapes = [
    `length ${Math.min(10, Math.floor(length / 20))}`,
    `sentence ${Math.min(8, Math.floor(sentence.words.length / 50))}`,
    `place ${Math.floor(place * 5)}`,
    `pauses ${Math.min(4, words.match(/[,;]/g)?.length ?? 0)}`,
    `capitals ${Math.min(4, Math.floor((words.match(/\p{Lu}/gu)?.length ?? 0) / 3))}`,
  ];
  if (/\d/.test(words)) shapes.push('number');
  if (/[€£$%]/.test(words)) shapes.push('money');
  if (/\?$/.test(words)) shapes.push('question');
  if (/!$/.test(words)) shapes.push('exclamation');
  if (/:$/.test(words)) shapes.push('introduces');
  if (/[☐☒_]/.test(words)) shapes.push('box');
  if (/^[^:]{3,40}: /.test(words)) shapes.push('labelled');
  if (sentence.lead) shapes.push('item');
  if (length < sentence.words.length) shapes.push('part');
  return shapes;
}
