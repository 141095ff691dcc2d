import { formatNumber } from '../docx/number-format';
import { ExtractionError } from '../extracted-document';
import { rowParagraphs } from '../row-paragraphs';
import { mostBlocks, refuseEndless } from '../text-builder';
import { type Attributes, type HtmlEvents, readTags } from './html-tags';

const blocks = new Set(
  'p div h1 h2 h3 h4 h5 h6 li tr blockquote pre section article header footer table tbody ul ol hr dt dd dl center body form'.split(
    ' ',
  ),
);
const empty = new Set('br hr img input meta link col wbr'.split(' '));
const unseenStyle = /display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|font-size\s*:\s*0(?![.\d])/i;
/** What scripts and the like hold is no text of the page. */
const silent = new Set('script style title textarea template noscript iframe noembed noframes'.split(' '));
const mostLists = 50;
/** Of the words that are not shown, the first are reported. */
const mostHidden = 10_000;

interface List {
  next: number;
  /** In the words of Word's formats; null for a list of points. */
  format: string | null;
}

const listFormats = new Map([
  ['a', 'lowerLetter'],
  ['A', 'upperLetter'],
  ['i', 'lowerRoman'],
  ['I', 'upperRoman'],
]);

/** Reads a page as its reader sees it: paragraphs, rows with tabs between cells, list items with their numbers. */
export class HtmlReader implements HtmlEvents {
  readonly paragraphs: string[] = [];
  /** Of the open paragraph. Strings that grow letter by letter take thirty times their length. */
  #parts: string[] = [];
  /** Whether the paragraph needs no further space. */
  #spaced = true;
  #ended = 0;
  #hidden = '';
  #length = 0;
  #lists: List[] = [];
  #lines = false;
  /** The filled cells of the open row, and whether the next words begin another. */
  #row: { cells: string[][]; next: boolean } | null = null;
  /** The element whose words are not shown, and how often it is open. */
  #unseen: { name: string; depth: number } | null = null;

  async read(page: string): Promise<{ paragraphs: string[]; hidden: string }> {
    await readTags(page, this);
    this.#endRow();
    return { paragraphs: this.paragraphs, hidden: this.#hidden.replace(/\s+/g, ' ').trim() };
  }

  words(text: string): void {
    if (this.#unseen && silent.has(this.#unseen.name)) return;
    const words = text.replace(this.#lines ? /\t/g : /\s+/g, ' ');
    this.#length += words.length;
    refuseEndless(this.#length);
    if (!this.#unseen) this.#show(words);
    else if (this.#hidden.length < mostHidden) this.#hidden += words;
  }

  opens(name: string, attributes: Attributes): void {
    if (this.#unseen && !this.#endsUnseen(name, 1)) return;
    if (blocks.has(name)) this.#end();
    if (name === 'br') this.#break();
    else if (name === 'pre') this.#lines = true;
    else if (name === 'tr' || name === 'table') this.#openRow(name === 'tr');
    else if (name === 'td' || name === 'th') this.#cell();
    else if (name === 'ol' || name === 'ul') this.#list(name, attributes);
    else if (name === 'li') this.#item(attributes);
    if (silent.has(name) || (!empty.has(name) && unseenStyle.test(attributes.style ?? ''))) {
      this.#unseen = { name, depth: 1 };
    }
  }

  closes(name: string): void {
    if (this.#unseen && !this.#endsUnseen(name, -1)) return;
    if (blocks.has(name)) this.#end();
    if (name === 'pre') this.#lines = false;
    else if (name === 'tr' || name === 'table') this.#openRow(false);
    else if (name === 'td' || name === 'th') this.#cell();
    else if (name === 'ol' || name === 'ul') this.#lists.pop();
  }

  #endsUnseen(name: string, step: 1 | -1): boolean {
    const unseen = this.#unseen;
    if (name === unseen?.name) unseen.depth += step;
    // A paragraph ends where the next block begins, whether or not that is written.
    const ends = unseen?.depth === 0 || (unseen?.name === 'p' && blocks.has(name));
    if (ends) this.#unseen = null;
    return ends;
  }

  #show(words: string): void {
    const doubled = this.#spaced && !this.#lines && words.startsWith(' ');
    this.#parts.push(doubled ? words.slice(1) : words);
    this.#spaced = words.endsWith(' ');
  }

  #break(): void {
    this.#parts.push('\n');
    this.#spaced = true;
  }

  #list(name: string, { type, start }: Attributes): void {
    if (this.#lists.length >= mostLists) return;
    const format = name === 'ul' ? null : (listFormats.get(type ?? '') ?? 'decimal');
    this.#lists.push({ next: Number.parseInt(start ?? '', 10) || 1, format });
  }

  #item({ style, value }: Attributes): void {
    const list = this.#lists.at(-1);
    if (!list || /list-style(?:-type)?\s*:\s*none/i.test(style ?? '')) return;
    const number = Number.parseInt(value ?? '', 10) || list.next;
    list.next = number + 1;
    this.#parts.push(list.format ? `${formatNumber(number, list.format)}. ` : '• ');
    this.#spaced = true;
  }

  #openRow(open: boolean): void {
    this.#endRow();
    this.#row = open ? { cells: [], next: true } : null;
  }

  #cell(): void {
    this.#end();
    if (this.#row) this.#row.next = true;
  }

  /** Ends a paragraph. One of nothing but spaces leaves no trace. */
  #end(): void {
    const text = this.#parts.join('').trim();
    this.#parts = [];
    this.#spaced = true;
    if (text === '') return;
    if (++this.#ended > mostBlocks) throw new ExtractionError('contracts.document_too_large');
    if (!this.#row) {
      this.paragraphs.push(text);
      return;
    }
    if (this.#row.next) this.#row.cells.push([]);
    this.#row.next = false;
    this.#row.cells.at(-1)?.push(text);
  }

  #endRow(): void {
    this.#end();
    for (const paragraph of rowParagraphs(this.#row?.cells ?? [])) this.paragraphs.push(paragraph);
    this.#row = null;
  }
}
