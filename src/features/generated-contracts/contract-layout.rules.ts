import type { BlockKind, ContractBlock } from '../templates/contract-block.schema.ts';

/** One letter for each paragraph of a contract's text, so that the kinds of all of them are a short word. */
const letters: Record<BlockKind, string> = {
  title: 't',
  opening: 'o',
  party: 'p',
  heading: 'h',
  clause: 'c',
  item: 'i',
  value: 'v',
  closing: 'e',
  signature: 's',
};
const kinds = new Map(Object.entries(letters).map(([kind, letter]) => [letter, kind as BlockKind]));

const wordsOf = ({ pieces }: ContractBlock) => pieces.map(({ text }) => text).join('');

/** The contract as plain text: paragraphs between blank lines, each with its number. */
export function contractText(blocks: readonly ContractBlock[]): string {
  return blocks.map((block) => [block.number ?? '', wordsOf(block)].join(' ').trim()).join('\n\n');
}

export const contractLayout = (blocks: readonly ContractBlock[]) => blocks.map(({ kind }) => letters[kind]).join('');

export interface LaidOut {
  kind: BlockKind;
  number: string | null;
  words: string;
}

/** The text as a file to print: the signing page, which its closing words begin, is a page of its own. */
export function pagedText(text: string, layout: string | null): string {
  const paragraphs = text.split('\n\n');
  const closing = layout?.length === paragraphs.length ? layout.indexOf(letters.closing) : -1;
  return paragraphs.map((words, index) => (index === closing ? `\f${words}` : words)).join('\n\n');
}

/** A contract's text read back by its layout. Without one that fits, every paragraph is an opening: plain words. */
export function readLayout(text: string, layout: string | null): LaidOut[] {
  const paragraphs = text.split('\n\n');
  const fits = layout?.length === paragraphs.length;
  return paragraphs.map((paragraph, index) => {
    const kind = (fits && kinds.get(layout[index] ?? '')) || 'opening';
    if (!numbered.has(kind)) return { kind, number: null, words: paragraph };
    const space = paragraph.indexOf(' ');
    return { kind, number: paragraph.slice(0, space), words: paragraph.slice(space + 1) };
  });
}

const numbered = new Set<BlockKind>(['party', 'heading', 'clause', 'item']);
