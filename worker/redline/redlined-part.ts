import { EditedParagraph } from './edited-paragraph';
import { findParagraphs } from './find-paragraphs';
import type { NewIds } from './new-ids';
import { localName, prefixOf, tagsIn } from './xml-nodes';

export type PartName = 'document' | 'footnotes' | 'endnotes';

const longestDeclaration = 200;
const utf16 = /^(?:\xff\xfe|\xfe\xff)/;

/** The text of a part, which may have been written in UTF-16. It keeps a byte order mark of UTF-8. */
function decodePart(bytes: Uint8Array): string {
  const mark = String.fromCharCode(...bytes.subarray(0, 2));
  if (!utf16.test(mark)) return new TextDecoder('utf-8', { fatal: false, ignoreBOM: true }).decode(bytes);
  const text = new TextDecoder(mark === '\xff\xfe' ? 'utf-16le' : 'utf-16be').decode(bytes);
  const declared = Math.min(longestDeclaration, text.indexOf('?>') + 1);
  return text.slice(0, declared).replace(/utf-16(?:le|be)?/i, 'UTF-8') + text.slice(declared);
}

/** A part of a Word document with paragraphs that are changed; the rest of it stays to the letter. */
export class RedlinedPart {
  readonly xml: string;
  #paragraphs = new Map<number, EditedParagraph>();

  constructor(bytes: Uint8Array) {
    this.xml = decodePart(bytes);
  }

  /** "w:", as its root has it; empty where it has none. */
  get prefix(): string {
    for (const { tag } of tagsIn(this.xml)) return prefixOf(tag);
    return '';
  }

  async open(wanted: ReadonlySet<number>): Promise<void> {
    const found = await findParagraphs(this.xml, wanted);
    this.#paragraphs = new Map([...found].map(([element, one]) => [element, new EditedParagraph(this.xml, one)]));
  }

  paragraph(element: number): EditedParagraph | undefined {
    return this.#paragraphs.get(element);
  }

  /** The first paragraph, for what belongs to no words. */
  firstParagraph(): number {
    let element = -1;
    for (const { kind, tag } of tagsIn(this.xml)) {
      if (kind !== 'close') element++;
      if (kind === 'open' && localName(tag) === 'p') return element;
    }
    return -1;
  }

  /** The part as it is now; null where nothing was changed. */
  write(ids: NewIds): string | null {
    const splices = [...this.#paragraphs.values()].flatMap((one) => one.splices());
    if (splices.length === 0) return null;
    let written = '';
    let at = 0;
    for (const { start, end, xml } of splices.sort((one, other) => one.start - other.start || one.end - other.end)) {
      written += this.xml.slice(at, start) + ids.give(xml);
      at = end;
    }
    return written + this.xml.slice(at);
  }
}
