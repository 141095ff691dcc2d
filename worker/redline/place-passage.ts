import type { Range } from './find-ranges';
import { locateWords, type PlacedWords, type SourcedBlock } from './locate-words';
import type { PartName } from './redlined-part';

/** A passage of the text in the file. */
export interface Passage {
  /** Its words, paragraph by paragraph; null where it is not certain which they are. */
  words: readonly PlacedWords[] | null;
  /** The same without the number that it begins with, which stays where its words are replaced. */
  replaced: readonly PlacedWords[] | null;
  /** Where the document itself says or refers to it: a note is commented on where its mark is. */
  anchor: readonly PlacedWords[];
  /** All paragraphs that this names in a part. */
  paragraphs(part: PartName): number[];
}

/** A paragraph without words of its own being known. */
const anywhere = { element: -1, offset: 0 };

export function placePassage(text: string, blocks: readonly SourcedBlock[], range: Range): Passage {
  const block = blocks.find(({ end }) => end > range.start);
  const words = locateWords(text, blocks, range);
  const replaced = locateWords(text, blocks, { ...range, start: afterNumber(text, block, range) });
  const anchor = anchorOf(text, blocks, block, words);
  const all = [...(words ?? []), ...(replaced ?? []), ...anchor];
  return {
    ...{ words, replaced, anchor },
    paragraphs: (part) => all.filter((one) => one.part === part).map(({ paragraph }) => paragraph),
  };
}

function afterNumber(text: string, block: SourcedBlock | undefined, { start, end }: Range): number {
  if (!block?.number || start > block.start + block.number.length) return start;
  const numbered = text.startsWith(block.number, block.start) ? block.start + block.number.length : start;
  return text.slice(numbered, end).trim() === '' ? start : Math.max(start, numbered);
}

function anchorOf(
  text: string,
  blocks: readonly SourcedBlock[],
  block: SourcedBlock | undefined,
  words: readonly PlacedWords[] | null,
): PlacedWords[] {
  const inDocument = words?.filter(({ part }) => part === 'document') ?? [];
  if (inDocument.length > 0) return inDocument;
  const isNote = block && block.source.part !== 'document';
  const mark = isNote ? block.number : null;
  const from = isNote
    ? blocks.find(
        ({ start, end, source }) => source.part === 'document' && mark && text.slice(start, end).includes(mark),
      )
    : block;
  for (const { text: own, pieces } of from?.source.paragraphs ?? []) {
    const at = mark ? own.indexOf(mark) : 0;
    const piece = pieces.find(({ start, end }) => start <= at && at < end);
    if (at < 0 || !piece) continue;
    const place = mark ? { element: piece.element, offset: 0 } : anywhere;
    return [{ part: 'document', paragraph: piece.paragraph, first: place, last: place }];
  }
  return [];
}
