import { Breather } from '#worker/breathe.ts';
import type { Citation } from '../analyst';
import { languages } from '../languages/languages';
import type { Signal } from '../languages/signal';
import { markupSignals } from './markup-signals';
import { type ScannableText, scannableText } from './scannable-text';
import { mostCitations } from './warning-draft';

const signals = [...markupSignals, ...Object.values(languages).flatMap(({ signals: own }) => own)];
/** Characters that signals may be looked for in until somebody else has a turn. */
const charactersInTurn = 2_000_000;
const nearBy = 400;
const enough = 2;
const widestMargin = 150;
const sentenceMayBeginAfter =
  /(?:^|[.;:!?؟؛،,"'()[\]{}*#>|=—–-]|\n\s{0,24}\n|\b(?:please|kindly|now|you (?:must|should)|por favor|veuillez|merci de|bitte)) ?\n? ?$/u;

interface Hit {
  start: number;
  end: number;
  signal: Signal;
}

/** Places where the text gives orders to the machine that reads it, in any of the five languages. */
export async function findEmbeddedInstructions(text: string): Promise<Citation[]> {
  const scanned = scannableText(text);
  const breather = new Breather(charactersInTurn);
  const hits: Hit[] = [];
  for (const signal of signals) {
    for (const hit of hitsOf(signal, scanned, text)) hits.push(hit);
    await breather.after(scanned.plain.length);
  }
  hits.sort((one, other) => one.start - other.start);
  const near = new HitsNearBy(hits);
  const citations: Citation[] = [];
  let citedTo = -1;
  for (const hit of hits) {
    if (near.weightAround(hit) < enough || hit.start < citedTo) continue;
    const [start, end] = sentenceAround(text, hit);
    citations.push({ quote: text.slice(start, end), start });
    citedTo = end;
    if (citations.length === mostCitations) break;
  }
  return citations;
}

function hitsOf(signal: Signal, { plain, sources }: ScannableText, text: string): Hit[] {
  const hits: Hit[] = [];
  for (const { 0: words, index } of plain.matchAll(signal.pattern)) {
    const start = sources[index] ?? 0;
    if (signal.order && !mayBeginSentence(plain, index, text, start)) continue;
    hits.push({ signal, start, end: (sources[index + words.length - 1] ?? start) + 1 });
  }
  return hits;
}

/** A capital followed by a small letter begins a sentence too, even where no full stop was kept. */
function mayBeginSentence(plain: string, index: number, text: string, start: number): boolean {
  return (
    sentenceMayBeginAfter.test(plain.slice(Math.max(0, index - 24), index)) ||
    /^\p{Lu}\p{Ll}/u.test(text.slice(start, start + 3))
  );
}

/** What signals stand near a hit, while hits are asked for in order: each comes into reach once and leaves it once. */
class HitsNearBy {
  readonly #hits: Hit[];
  readonly #counts = new Map<Signal, number>();
  #weight = 0;
  #from = 0;
  #to = 0;

  constructor(hits: Hit[]) {
    this.#hits = hits;
  }

  /** Of all signals near by, each counted once. */
  weightAround({ start }: Hit): number {
    for (let hit = this.#hits[this.#to]; hit && hit.start <= start + nearBy; hit = this.#hits[++this.#to]) {
      const count = this.#counts.get(hit.signal) ?? 0;
      if (count === 0) this.#weight += hit.signal.weight;
      this.#counts.set(hit.signal, count + 1);
    }
    for (let hit = this.#hits[this.#from]; hit && hit.start < start - nearBy; hit = this.#hits[++this.#from]) {
      const count = this.#counts.get(hit.signal) ?? 0;
      if (count === 1) this.#weight -= hit.signal.weight;
      this.#counts.set(hit.signal, count - 1);
    }
    return this.#weight;
  }
}

function sentenceAround(text: string, { start, end }: Hit): [start: number, end: number] {
  const before = text.slice(Math.max(0, start - widestMargin), start);
  const after = text.slice(end, end + widestMargin);
  const [opening = ''] = /[^.!?؟\n]{0,150}$/u.exec(before) ?? [];
  const [closing = ''] = /^[^.!?؟\n]*[.!?؟]?/u.exec(after) ?? [];
  const lead = opening.length === widestMargin ? opening.replace(/^\S*/u, '') : opening;
  const tail = closing.length === widestMargin ? closing.replace(/(?<!\S)\S*$/u, '') : closing;
  return [start - lead.trimStart().length, end + tail.trimEnd().length];
}
