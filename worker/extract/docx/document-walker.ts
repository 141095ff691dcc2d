import { isShading, RunLooks } from './run-looks';
import type { Styles } from './styles-part';
import { symbolText } from './symbols';
import { isOn, walkXml, type XmlElement } from './xml-walker';

/** Characters of a paragraph and where in their part they come from: elements are told by their place in its order, from 0. */
export interface TextPiece {
  /** In the text of the paragraph. */
  start: number;
  end: number;
  /** What holds them: a `w:t`, or an element that stands for them. */
  element: number;
  /** Of the characters of a `w:t`, the first. */
  from: number;
  /** The `w:p` that they stand in. */
  paragraph: number;
}

export interface DocxParagraph {
  text: string;
  pieces: TextPiece[];
  style: string | null;
  numberingId: string | null;
  level: number | null;
  outline: number | null;
  /** Every visible word is bold. */
  bold: boolean;
}

export interface DocxSink {
  paragraph(paragraph: DocxParagraph): void;
  row(cells: DocxParagraph[][]): void;
  /** A note begins, when a part with notes is read. */
  openNote?(mark: string): void;
}

/** What was met while walking. */
export interface DocxFindings {
  trackedChanges: boolean;
  hidden: string[];
  /** Marks of the footnotes and endnotes that the text refers to. */
  notes: Set<string>;
}

interface OpenParagraph extends DocxParagraph {
  shaded: boolean;
  /** The mark at its end was deleted: it runs on into the next. */
  runsOn: boolean;
  /** Text boxes anchored here. */
  boxes: DocxParagraph[];
  /** Its `w:p`. */
  element: number;
}

interface OpenRow {
  cells: DocxParagraph[][];
  deleted: boolean;
}

const skipped = new Set(
  'del moveFrom pPrChange rPrChange sectPrChange tblPrChange tblGridChange tcPrChange trPrChange numberingChange sectPr instrText delText delInstrText Fallback rt'.split(
    ' ',
  ),
);
const characters = new Map([
  ['tab', ' '],
  ['ptab', ' '],
  ['cr', '\n'],
  ['noBreakHyphen', '-'],
]);

/** "[1]" for a footnote and "[e1]" for an endnote. */
export const noteMark = (element: string, id: string): string => `[${element.startsWith('endnote') ? 'e' : ''}${id}]`;

class DocumentWalker {
  readonly #styles: Styles;
  readonly #sink: DocxSink;
  readonly #findings: DocxFindings;
  #paragraphs: OpenParagraph[] = [];
  #rows: OpenRow[] = [];
  #within: string[] = [];
  #skipping = 0;
  #looks: RunLooks | null = null;
  #runOn: Pick<DocxParagraph, 'text' | 'pieces'> = { text: '', pieces: [] };
  /** The element that was opened last, and how much of the text of a `w:t` was read. */
  #element = -1;
  #read = 0;

  constructor(styles: Styles, sink: DocxSink, findings: DocxFindings) {
    this.#styles = styles;
    this.#sink = sink;
    this.#findings = findings;
  }

  open(element: XmlElement): void {
    const { name } = element;
    this.#element++;
    if (this.#skipping > 0) {
      this.#skipping++;
      return;
    }
    const parent = this.#within.at(-1) ?? '';
    if (name === 'ins' || name === 'del' || name === 'moveFrom' || name === 'moveTo') this.#change(name, parent);
    if (skipped.has(name)) {
      this.#skipping = 1;
      return;
    }
    this.#within.push(name);
    this.#read = 0;
    if (name === 'p') this.#openParagraph();
    else if (name === 'r') this.#looks = new RunLooks(this.#styles, this.#paragraph?.style ?? null);
    else if (name === 'tr') this.#openRow();
    else if (name === 'tc') this.#rows.length === 1 && this.#rows[0]?.cells.push([]);
    else if (name === 'footnote' || name === 'endnote')
      this.#sink.openNote?.(noteMark(name, element.attributes.id ?? ''));
    else if (parent === 'rPr') this.#within.at(-3) === 'r' && this.#looks?.set(element);
    else if (parent === 'pPr' || parent === 'numPr') this.#property(element);
    else this.#content(element, parent);
  }

  close(): void {
    if (this.#skipping > 0) {
      this.#skipping--;
      return;
    }
    const name = this.#within.pop();
    if (name === 'p') this.#closeParagraph();
    else if (name === 'r') this.#looks = null;
    else if (name === 'tr') this.#closeRow();
  }

  text(text: string): void {
    if (this.#skipping > 0 || this.#within.at(-1) !== 't') return;
    this.#write(text);
    this.#read += text.length;
  }

  get #paragraph(): OpenParagraph | undefined {
    return this.#paragraphs.at(-1);
  }

  #change(name: string, parent: string): void {
    this.#findings.trackedChanges = true;
    const row = this.#rows.at(-1);
    if (name === 'del' && parent === 'trPr' && row) row.deleted = true;
    const mark = parent === 'rPr' && this.#within.at(-2) === 'pPr';
    if ((name === 'del' || name === 'moveFrom') && mark && this.#paragraph) this.#paragraph.runsOn = true;
  }

  #property(element: XmlElement): void {
    const paragraph = this.#paragraph;
    if (!paragraph) return;
    const value = element.attributes.val ?? '';
    if (element.name === 'pStyle') paragraph.style = value;
    else if (element.name === 'numId') paragraph.numberingId = value;
    else if (element.name === 'ilvl') paragraph.level = Number(value) || 0;
    else if (element.name === 'outlineLvl') paragraph.outline = Number(value);
    else if (element.name === 'shd') paragraph.shaded = isShading(element);
  }

  #content({ name, attributes }: XmlElement, parent: string): void {
    if (parent !== 'r' && name !== 'symEx') return;
    if (name === 'br') this.#write(attributes.type === 'page' || attributes.type === 'column' ? ' ' : '\n');
    else if (name === 'sym' || name === 'symEx') this.#write(symbolText(attributes.char ?? ''));
    else if (name === 'footnoteReference' || name === 'endnoteReference') {
      const custom = isOn({ name, attributes: { val: attributes.customMarkFollows ?? '0' } });
      const mark = noteMark(name, attributes.id ?? '');
      this.#findings.notes.add(mark);
      if (!custom) this.#write(mark);
    } else this.#write(characters.get(name) ?? '');
  }

  #write(text: string): void {
    const paragraph = this.#paragraph;
    if (!paragraph || text === '') return;
    const backed = paragraph.shaded || this.#rows.length > 0;
    if (this.#looks?.isHidden(backed)) {
      if (text.trim() !== '') this.#findings.hidden.push(text);
      return;
    }
    const start = paragraph.text.length;
    paragraph.text += text;
    paragraph.pieces.push({
      ...{ start, end: paragraph.text.length },
      ...{ element: this.#element, from: this.#read, paragraph: paragraph.element },
    });
    if (text.trim() !== '') paragraph.bold &&= this.#looks?.bold ?? false;
  }

  #openParagraph(): void {
    const isOutermost = this.#paragraphs.length === 0;
    this.#paragraphs.push({
      text: isOutermost ? this.#runOn.text : '',
      pieces: isOutermost ? this.#runOn.pieces : [],
      style: null,
      numberingId: null,
      level: null,
      outline: null,
      bold: true,
      shaded: false,
      runsOn: false,
      boxes: [],
      element: this.#element,
    });
    if (isOutermost) this.#runOn = { text: '', pieces: [] };
  }

  #closeParagraph(): void {
    const paragraph = this.#paragraphs.pop();
    if (!paragraph) return;
    const outer = this.#paragraph;
    if (outer) {
      outer.boxes.push(paragraph);
      for (const box of paragraph.boxes) outer.boxes.push(box);
    } else if (paragraph.runsOn) {
      this.#runOn = paragraph;
      for (const box of paragraph.boxes) this.#emit(box);
    } else for (const each of [paragraph, ...paragraph.boxes]) this.#emit(each);
  }

  #emit(paragraph: DocxParagraph): void {
    const row = this.#rows[0];
    if (row) row.cells.at(-1)?.push(paragraph);
    else this.#sink.paragraph(paragraph);
  }

  #openRow(): void {
    this.#rows.push({ cells: [], deleted: false });
  }

  #closeRow(): void {
    const row = this.#rows.pop();
    if (row && this.#rows.length === 0 && !row.deleted) this.#sink.row(row.cells);
  }
}

/** Walks the body of a Word document as its last reader sees it: insertions kept, deletions and hidden words left out. */
export async function walkDocument(bytes: Uint8Array, styles: Styles, sink: DocxSink): Promise<DocxFindings> {
  const findings: DocxFindings = { trackedChanges: false, hidden: [], notes: new Set() };
  const walker = new DocumentWalker(styles, sink, findings);
  await walkXml(bytes, {
    open: (element) => walker.open(element),
    close: () => walker.close(),
    text: (text) => walker.text(text),
  });
  return findings;
}
