import type { TextBlock } from '#src/features/contracts/contract-text.schema.ts';
import { cleanText } from '#worker/extract/clean-text.ts';
import type { BlockSource, SourceParagraph } from '#worker/extract/docx.extractor.ts';

/** A character of a part: the element that holds it, and its place in the text of that. */
export interface CharacterPlace {
  element: number;
  offset: number;
}

/** Words of one paragraph of a part, from their first to their last character. */
export interface PlacedWords {
  part: BlockSource['part'];
  paragraph: number;
  first: CharacterPlace;
  last: CharacterPlace;
}

interface Letter {
  letter: string;
  /** Null for what is not written in the file. */
  place: { paragraph: number; character: CharacterPlace; end: CharacterPlace } | null;
}

const isWhite = (unit: string) => /\s/.test(unit);
const visible = (text: string) => text.split('').filter((unit) => !isWhite(unit));
/** A character with the marks on it, which become one where they can. */
const cluster = /\P{M}\p{M}*|\p{M}+/gu;

function placeOf({ pieces }: SourceParagraph, index: number) {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((pieces[middle]?.start ?? 0) <= index) low = middle;
    else high = middle - 1;
  }
  const piece = pieces[low];
  if (!piece || index < piece.start || index >= piece.end) return null;
  return {
    paragraph: piece.paragraph,
    character: { element: piece.element, offset: piece.from + index - piece.start },
  };
}

function lettersOf(source: SourceParagraph): Letter[] {
  const letters: Letter[] = visible(cleanText(source.number ?? '')).map((letter) => ({ letter, place: null }));
  for (const { 0: raw, index } of source.text.matchAll(cluster)) {
    const at = placeOf(source, index);
    const end = placeOf(source, index + raw.length - 1);
    for (const letter of visible(cleanText(raw)))
      letters.push({ letter, place: at && end && { ...at, end: end.character } });
  }
  return letters;
}

const withoutBullet = (letters: Letter[]) => (letters[0]?.letter === '•' ? letters.slice(1) : letters);

/** Far longer than what people write. */
const longestBlock = 200_000;

/** The letters of a block in the file that it was read from; null where they are not the same. */
function alignBlock(text: string, { paragraphs }: BlockSource): Letter[] | null {
  if (text.length > longestBlock) return null;
  const wanted = visible(text).join('');
  const all = paragraphs.map(lettersOf);
  // Cells of a row are told without their bullets.
  for (const letters of [all.flat(), all.flatMap(withoutBullet)])
    if (letters.map(({ letter }) => letter).join('') === wanted) return letters;
  return null;
}

export interface SourcedBlock extends TextBlock {
  source: BlockSource;
}

/** Where words of the text stand in the parts of the file, paragraph by paragraph; null where that is not certain. */
export function locateWords(text: string, blocks: readonly SourcedBlock[], range: { start: number; end: number }) {
  const placed: PlacedWords[] = [];
  for (const block of blocks) {
    if (block.end <= range.start || block.start >= range.end) continue;
    const words = text.slice(block.start, block.end);
    const letters = alignBlock(words, block.source);
    if (!letters) return null;
    const from = visible(words.slice(0, Math.max(0, range.start - block.start))).length;
    const count = visible(words.slice(Math.max(0, range.start - block.start), range.end - block.start)).length;
    for (const { place } of letters.slice(from, from + count)) {
      if (!place) continue;
      const last = placed.at(-1);
      if (last?.paragraph === place.paragraph && last.part === block.source.part) last.last = place.end;
      else
        placed.push({
          ...{ part: block.source.part, paragraph: place.paragraph },
          ...{ first: place.character, last: place.end },
        });
    }
  }
  return placed;
}
