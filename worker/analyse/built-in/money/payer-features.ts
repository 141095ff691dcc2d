import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { ConceptReader } from '../learned/concepts/concept-reader';
import { foldForLearning } from '../learned/fold-tokens';
import { hashText, mixHashes } from '../learned/hash';
import type { FeatureSink } from '../learned/passage-features';
import { bareRole, standingOf } from '../parties/standing';
import { usualPayer } from './deal';
import type { MarkedSum } from './marked-sum';
import { signsOfPaying } from './payer';
import type { PayerClues } from './payer-clues';
import { sinkMentions, stepOf } from './payer-mentions';
import { type Party, parties, type TwoSides } from './two-sides';

/** Clues that the contract bears or not; hidden one by one in training, none is relied on alone. */
export type ClueKind = 'said' | 'signs' | 'deal' | 'roles' | 'mentions' | 'words' | 'heading';

/** Words, signs of currency, pauses, and the marks of sums and sides; every number alike. */
const token = /[①②¤#]|\p{L}+|\d[\d.,]*%?|[€£$%;:|()]/gu;
const reach = { before: 10, behind: 9 };
/** How much the words count for the reader where it is known who usually pays. */
const shared = 0.25;
const shortRun = 4;
const longRun = 5;

const signOf = (party: Party | null) => (party === 'reader' ? 1 : party === 'other' ? -1 : 0);

/**
 * Reads what may tell who pays a sum. What speaks of one of the two sides has the sign of that side, so that what is
 * learned of one holds for the other; the words around count for the reader, and once more for whoever usually pays.
 */
export class PayerFeatures {
  private readonly concepts: ConceptReader;
  private readonly seed: number;
  private readonly language: Locale;

  constructor(language: Locale) {
    this.language = language;
    this.concepts = new ConceptReader(language);
    this.seed = hashText(language);
  }

  readTo(clues: PayerClues, sink: FeatureSink, hidden: readonly ClueKind[] = []) {
    const { marked, sentence, purpose, said, per, deal, sides } = clues;
    const shown = (kind: ClueKind) => !hidden.includes(kind);
    const dealt = shown('deal') ? signOf(deal.pays) : 0;
    const signed: FeatureSink = (hash, value) => value && sink(hash, value);
    const around: FeatureSink = (hash, value) => {
      sink(mixHashes(hash, 1), value * (dealt ? shared : 0.5));
      signed(mixHashes(hash, 2), value * dealt);
    };
    signed(hashText(`deal ${deal.isWork}`), dealt);
    signed(hashText(`deal ${deal.isWork} ${purpose}`), dealt);
    if (dealt) signed(hashText('usual'), signOf(usualPayer(purpose, deal)));
    around(hashText(`purpose ${purpose}`), 0.7);
    around(hashText(`per ${per}`), 0.5);
    around(hashText(`addressed ${sides.isAddressed} ${sides.isReaderKnown}`), 0.5);
    if (shown('said')) signed(hashText('said'), signOf(said));
    if (shown('signs')) this.sinkSigns(clues, signed);
    if (shown('roles')) this.sinkRoles(sides, sink);
    if (shown('mentions')) sinkMentions(this.read(marked.words), sink);
    if (shown('words')) this.sinkNear(marked, around);
    if (!shown('heading')) return;
    this.sinkAll('heading', sentence.clause.heading, around);
    if (sentence.lead !== sentence.words) this.sinkAll('lead', sentence.lead, around);
  }

  private read(words: string) {
    const tokens = (foldForLearning(words).match(token) ?? []).map((one) => (/^\d/.test(one) ? '0' : one));
    return { tokens, seed: this.seed, concepts: this.concepts.conceptsOf(tokens) };
  }

  /** Every sign that the rules know, near or far, where the rules go by the nearest alone. */
  private sinkSigns({ marked, sides }: PayerClues, sink: FeatureSink) {
    const we = sides.isReaderKnown ? 'other' : null;
    for (const { party, kind, distance, spans } of signsOfPaying(marked, we, this.language)) {
      sink(hashText(`sign ${kind} ${spans ? 'around' : stepOf(distance / 6)}`), signOf(party));
      sink(hashText(`sign ${kind}`), signOf(party) / 2);
    }
  }

  private sinkRoles({ names }: TwoSides, sink: FeatureSink) {
    const { pays, earns } = languages[this.language].money.roles;
    for (const party of parties) {
      const sign = signOf(party);
      const role = bareRole(names[party].split(' (', 1).join(), this.language);
      sink(hashText(`standing ${standingOf(role, this.language)}`), sign);
      sink(hashText(`role ${pays.test(role)} ${earns.test(role)}`), sign);
      const key = `_${foldForLearning(role)}_`;
      sink(hashText(`role ${key}`, this.seed), sign / 2);
      const runs = runsOf(key);
      for (const run of runs) sink(hashText(`role run ${run}`, this.seed), sign / 2 / Math.sqrt(runs.length));
    }
  }

  private sinkNear({ words }: MarkedSum, sink: FeatureSink) {
    const { tokens, concepts } = this.read(words);
    const at = tokens.indexOf('¤');
    const from = Math.max(0, at - reach.before);
    const to = at + reach.behind;
    const near = tokens.slice(from, to);
    const value = 0.6 / Math.sqrt(near.length);
    for (const [index, one] of near.entries()) {
      if (one === '①' || one === '②') continue;
      sink(hashText(`word ${one}`, this.seed), value);
      sink(hashText(`word ${one} ${from + index < at}`, this.seed), value);
      const next = near[index + 1];
      if (next) sink(hashText(`pair ${one} ${next}`, this.seed), value);
    }
    const close = new Set(concepts.slice(from, to).flat());
    for (const concept of close) sink(hashText(`concept ${concept}`), 1 / Math.sqrt(close.size));
    const all = new Set(concepts.flat());
    for (const concept of all) sink(hashText(`sentence ${concept}`), 0.6 / Math.sqrt(all.size));
  }

  private sinkAll(kind: string, words: string, sink: FeatureSink) {
    const { tokens, concepts } = this.read(words);
    for (const one of tokens) sink(hashText(`${kind} ${one}`, this.seed), 0.5 / Math.sqrt(tokens.length));
    for (const concept of new Set(concepts.flat())) sink(hashText(`${kind} concept ${concept}`), 0.25);
  }
}

function runsOf(word: string): string[] {
  const starts = (length: number) => Array.from({ length: Math.max(0, word.length - length + 1) }, (_, at) => at);
  return [shortRun, longRun].flatMap((length) => starts(length).map((at) => word.slice(at, at + length)));
}
