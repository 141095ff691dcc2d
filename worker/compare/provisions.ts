import type { TextBlock } from '#src/features/contracts/contract-text.schema.ts';
import { leadingNumber } from '#worker/extract/clause-number.ts';
import type { ComparedText } from './compared-words';

/** A heading, paragraph, point or row, without its number, which is told apart. */
export interface Provision {
  start: number;
  end: number;
  /** Bare: "4.2", "a", "5"; null: none, or a mark that is the same for every point. */
  number: string | null;
  /** As it stands in the text. */
  shownNumber: string | null;
  isHeading: boolean;
  /** Index of the heading above; of a heading, its own; -1: none. */
  under: number;
  page: number | null;
  /** Its words, as indices of those of the text. */
  from: number;
  to: number;
  /** All its words in one piece: equal where they are. */
  key: string;
}

/** Longer ones are compared sentence by sentence. */
const longest = 400;
const leastSentence = 8;
/** No contract has more; of other texts several lines are taken for one. */
const mostBlocks = 15_000;

type Block = Pick<TextBlock, 'kind' | 'number' | 'page' | 'start' | 'end'>;

/** The provisions of a text that say anything. */
export function readProvisions(words: ComparedText, blocks: readonly TextBlock[]): Provision[] {
  const found: Provision[] = [];
  let at = 0;
  let under = -1;
  const all = fewer(blocks.length > 0 ? blocks : paragraphsOf(words.text));
  for (const [nth, block] of all.entries()) {
    while (at < words.ids.length && (words.starts[at] ?? 0) < block.start) at++;
    let to = at;
    while (to < words.ids.length && (words.starts[to] ?? 0) < block.end) to++;
    const shownNumber = numberOf(words.text, block);
    let from = at;
    const bodyStart = block.start + (shownNumber?.length ?? 0);
    while (from < to && (words.starts[from] ?? 0) < bodyStart) from++;
    at = to;
    if (from === to) continue;
    const isHeading = block.kind === 'heading' || isTitle(words.text, block, all[nth + 1], to - from);
    if (isHeading) under = found.length;
    for (const part of to - from > longest ? sentences(words, from, to) : [{ from, to }]) {
      const isFirst = part.from === from;
      found.push({
        start: isFirst ? block.start : (words.starts[part.from] ?? 0),
        end: part.to === to ? block.end : (words.starts[part.to] ?? block.end),
        number: isFirst ? bareNumber(shownNumber) : null,
        shownNumber: isFirst ? shownNumber : null,
        isHeading,
        under,
        page: block.page,
        ...part,
        key: words.ids.subarray(part.from, part.to).join(),
      });
    }
  }
  return found;
}

function fewer(blocks: readonly Block[]): readonly Block[] {
  const size = Math.ceil(blocks.length / mostBlocks);
  if (size <= 1) return blocks;
  return Array.from({ length: Math.ceil(blocks.length / size) }, (_, at) => {
    const [first, last] = [blocks[at * size], blocks[Math.min((at + 1) * size, blocks.length) - 1]] as [Block, Block];
    return { ...first, end: last.end };
  });
}

function numberOf(text: string, { number, start, end }: Block): string | null {
  if (number && text.startsWith(number, start)) return number;
  return leadingNumber(text.slice(start, Math.min(end, start + 60)));
}

const mostWordsOfTitle = 8;

/** A short numbered line above its first point: "4. Fees and payment" above "4.1". */
function isTitle(text: string, block: Block, next: Block | undefined, words: number): boolean {
  if (!next || words > mostWordsOfTitle || /[.;:,]\s*$/.test(text.slice(block.start, block.end))) return false;
  const number = bareNumber(numberOf(text, block));
  return number !== null && bareNumber(numberOf(text, next)) === `${number}.1`;
}

/** "Article 5." and "§ 5" and "(5)" are 5; null for marks. */
function bareNumber(shown: string | null): string | null {
  const bare =
    shown
      ?.replace(/^\p{L}{3,}\s+|^§+\s*/u, '')
      .replace(/[^\p{L}\p{N}.]/gu, '')
      .replace(/\.$/, '') ?? '';
  return /^[\p{L}\p{N}.]+$/u.test(bare) ? bare : null;
}

function* sentences({ text, starts, ends }: ComparedText, from: number, to: number) {
  let begun = from;
  for (let at = from + 1; at < to; at++) {
    const between = text.slice(ends[at - 1], starts[at]);
    if (at - begun < leastSentence || to - at < leastSentence || !/[.;:!?؟]/.test(between) || !/\s/.test(between))
      continue;
    yield { from: begun, to: at };
    begun = at;
  }
  yield { from: begun, to };
}

/** Of a text without structure. */
function paragraphsOf(text: string): Block[] {
  const found: Block[] = [];
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start);
    const stop = end < 0 ? text.length : end;
    if (stop > start) found.push({ kind: 'paragraph', number: null, page: null, start, end: stop });
    start = stop + 1;
  }
  return found;
}
