import { ConceptReader } from '#worker/analyse/built-in/learned/concepts/concept-reader.ts';
import { tokensOf } from '#worker/analyse/built-in/learned/fold-tokens.ts';
import { hashText } from '#worker/analyse/built-in/learned/hash.ts';
import type { FeatureSink } from '#worker/analyse/built-in/learned/passage-features.ts';
import type { ContractText } from '#worker/analyse/built-in/text/contract-text.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { readGreeting } from '../naming/greeted';
import type { Name } from '../naming/read-name';
import { isPronoun } from '../pronouns';
import { standingOf } from '../standing';
import type { CandidateName, NamedText } from './candidate-names';

const reach = 60;
const share = { word: 0.4, shape: 0.6, concept: 0.4 };
const closing = 900;

/** Reads what may tell whether a name is that of a party: what stands beside it, where, and how often it is said. */
export class NameFeatures {
  private readonly concepts: ConceptReader;
  private readonly seed: number;
  private readonly contract: ContractText;
  private readonly named: NamedText;
  private readonly greeted: readonly string[];

  constructor(named: NamedText, contract: ContractText) {
    this.contract = contract;
    this.named = named;
    this.concepts = new ConceptReader(contract.language);
    this.seed = hashText(contract.language);
    this.greeted = readGreeting(named.text, contract.language) ?? [];
  }

  readTo(candidate: CandidateName, sink: FeatureSink) {
    const features = new Map<number, number>();
    const add = (feature: string, value: number, seed = 0) => void features.set(hashText(feature, seed), value);
    for (const mention of candidate.mentions.slice(0, 6)) this.readMention(mention, add);
    for (const shape of this.shapesOf(candidate)) add(shape, share.shape);
    const tokens = tokensOf(candidate.key);
    for (const token of tokens) add(`name ${token}`, share.word, this.seed);
    for (const concept of new Set(this.concepts.conceptsOf(tokens).flat()))
      add(`name concept ${concept}`, share.concept);
    for (const [hash, value] of features) sink(hash, value);
  }

  private readMention(mention: Name, add: (feature: string, value: number, seed?: number) => void) {
    const { text } = this.named;
    const lineStart = text.lastIndexOf('\n', mention.start - 1) + 1;
    const nextLine = text.indexOf('\n', mention.end);
    const lineEnd = nextLine < 0 ? text.length : nextLine;
    const before = text.slice(Math.max(lineStart, mention.start - reach), mention.start);
    const after = text.slice(mention.end, Math.min(lineEnd, mention.end + reach));
    const above =
      text
        .slice(0, Math.max(0, lineStart - 1))
        .trimEnd()
        .split('\n')
        .at(-1)
        ?.slice(-reach) ?? '';
    const shapes = this.shapesAt(mention, { before, after, above, lineStart, lineEnd });
    for (const shape of shapes) add(shape, share.shape);
    this.addWords('before', tokensOf(before).slice(-4).reverse(), add);
    this.addWords('after', tokensOf(after).slice(0, 4), add);
    if (before.trim() === '') this.addWords('above', tokensOf(above).slice(-4).reverse(), add);
  }

  private addWords(
    side: string,
    tokens: readonly string[],
    add: (feature: string, value: number, seed?: number) => void,
  ) {
    for (const [far, token] of tokens.entries()) {
      add(`${side} ${token}`, share.word, this.seed);
      if (far === 0) add(`${side} next ${token}`, share.word, this.seed);
    }
    for (const concept of new Set(this.concepts.conceptsOf(tokens).flat()))
      add(`${side} concept ${concept}`, share.concept);
  }

  private shapesAt(
    mention: Name,
    place: { before: string; after: string; above: string; lineStart: number; lineEnd: number },
  ): string[] {
    const { language, text: whole } = this.contract;
    const { before, after, above, lineStart, lineEnd } = place;
    const words = languages[language].partyNames;
    const label = /([^:|\t\n]{2,40})[:|\t] {0,4}(?:\[ ?|"|[*_-] ?)?$/u.exec(before)?.[1]?.trim();
    const opening = this.named.text.slice(Math.max(0, mention.start - 90), mention.start);
    const isOpened = [...opening.matchAll(words.openers)].length > 0;
    const standing = (said: string | undefined) => (said ? standingOf(said, language) : null);
    const roleBefore = standing(before.trim().split(/\s/).at(-1));
    const bracket = /^[^(\n]{0,60}\( ?([^()]{2,60})\)/u.exec(after)?.[1] ?? '';
    const inQuotes = /"([^"\n]{2,40})"/.exec(after)?.[1];
    const isLast = mention.start > whole.length - closing;
    const lead = this.named.text.slice(Math.max(0, mention.start - 12), mention.start);
    return [
      label ? 'label' : 'no label',
      ...(label ? [`label ${standing(label) ?? 'other'}`] : []),
      ...(label && words.labels.test(label) ? ['label of names'] : []),
      ...(isOpened ? ['opened'] : []),
      ...(roleBefore ? [`role before ${roleBefore}`, 'role before'] : []),
      ...(bracket && (standing(bracket) || isPronoun(bracket, language) || bracket.includes('"'))
        ? ['bracket names']
        : []),
      ...(inQuotes ? [`quotes behind ${standing(inQuotes) ?? 'other'}`] : []),
      ...([...after.matchAll(words.defines)].length > 0 ? ['defines'] : []),
      ...(isLast ? ['closing'] : []),
      ...(before.trim() === '' ? ['line start'] : []),
      ...(before.trim() === '' && after.trim() === '' ? ['line alone', ...(isLast ? ['closing alone'] : [])] : []),
      ...(lineEnd - lineStart < 70 ? ['short line'] : ['long line']),
      ...(mention.start < 60 ? ['first'] : []),
      `place ${Math.min(4, Math.floor((5 * mention.start) / whole.length))}`,
      mention.start < 700 ? 'opening' : 'later',
      ...(words.signed.test(before.trimStart()) || words.signed.test(above) ? ['signed'] : []),
      ...(words.notSigned.test(`${above} ${before}`) ? ['signs for'] : []),
      ...(/\d/.test(after.slice(0, 50)) ? ['number behind'] : []),
      ...(/^,/.test(after) ? ['comma behind'] : []),
      ...(/^ ?\(/.test(after) ? ['bracket behind'] : []),
      ...(words.represents.test(this.named.text.slice(Math.max(0, mention.start - 45), mention.start))
        ? ['represents']
        : []),
      ...(this.firmBefore(mention) ? ['firm before'] : []),
      ...(roleNear(after, language) ? ['role behind'] : []),
      ...(/(?:_{3}|\.{4})/.test(`${before}${after}`) ? ['dotted line'] : []),
      ...([...` ${lead}`.matchAll(words.titles)].length > 0 ||
      /(?<!\p{L})(?:Herrn?|Frau|Mme|M\.|Mr|Mrs|Ms|Don|Doña|D\.|Sra?\.?) ?$/u.test(lead)
        ? ['titled']
        : []),
    ];
  }

  private firmBefore({ start, isFirm }: Name) {
    return (
      !isFirm &&
      this.named.candidates.some(({ mentions }) =>
        mentions.some((one) => one.isFirm && one.end <= start && start - one.end < 120),
      )
    );
  }

  private shapesOf({ key, mentions }: CandidateName): string[] {
    const [first] = mentions as [Name];
    const { text } = this.contract;
    const tokens = key.split(' ');
    const [one = '', last = ''] = [tokens[0], tokens.at(-1)];
    const times = (word: string) => Math.min(4, this.countOf(word));
    const order = this.named.candidates.findIndex((other) => other.key === key);
    const firmOrder = this.named.candidates
      .filter(({ mentions: [name] }) => name?.isFirm)
      .findIndex((other) => other.key === key);
    return [
      first.isFirm ? 'firm' : 'person',
      `words ${Math.min(6, tokens.length)}`,
      ...(first.words === first.words.toUpperCase() ? ['capitals'] : []),
      `mentions ${Math.min(4, mentions.length)}`,
      `says first ${times(one)}`,
      `says last ${times(last)}`,
      `order ${Math.min(5, order)}`,
      ...(firmOrder >= 0 ? [`firm order ${Math.min(3, firmOrder)}`] : []),
      ...(mentions.some(({ start }) => start < 1500) && mentions.some(({ start }) => start > text.length - closing)
        ? ['both ends']
        : []),
      ...(tokens.some((token) => token.length > 2 && this.greeted.includes(token)) ? ['greeted'] : []),
    ];
  }

  private counts: Map<string, number> | null = null;
  private countOf(word: string): number {
    if (!this.counts) {
      this.counts = new Map();
      for (const { 0: one } of this.named.text.toLowerCase().matchAll(/[\p{L}\p{M}\d]+/gu))
        this.counts.set(one, (this.counts.get(one) ?? 0) + 1);
    }
    return this.counts.get(word) ?? 0;
  }
}

/** A common role among the next words. */
const roleNear = (after: string, language: ContractText['language']) =>
  after
    .slice(0, 45)
    .split(/[^\p{L}'-]+/u)
    .some((word) => word.length > 3 && standingOf(word, language) !== null);
