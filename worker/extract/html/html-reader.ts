import { formatNumber } from '../docx/number-format';
import { ExtractionError } from '../extracted-document';
import { rowParagraphs } from '../row-paragraphs';
import { mostBlocks, refuseEndless } from '../text-builder';
import { decodeEntities } from './html-entities';
import { type HtmlTag, htmlTokens } from './html-tags';

const blocks = new Set(
  'p div h1 h2 h3 h4 h5 h6 li tr blockquote pre section article header footer table tbody ul ol hr dt dd dl center body form'.split(
    ' ',
  ),
);
const empty = new Set('br hr img input meta link col wbr'.split(' '));
const unseenStyle = /display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|font-size\s*:\s*0(?![.\d])/i;
const mostLists = 50;

interface List {
  next: number;
  /** In the words of Word's formats; null for a list of points. */
  format: string | null;
}

const listFormats: Record<string, string> = { a: 'lowerLetter', A: 'upperLetter', i: 'lowerRoman', I: 'upperRoman' };

/** Reads a page as its reader sees it: paragraphs, rows with tabs between cells, list items with their numbers. */
export class HtmlReader {
  readonly paragraphs: string[] = [];
  #text = '';
  #ended = 0;
  #hidden = '';
  #length = 0;
  #lists: List[] = [];
  #lines = false;
  /** The filled cells of the open row, and whether the next words begin another. */
  #row: { cells: string[][]; next: boolean } | null = null;
  /** The element whose words are not shown, and how often it is open. */
  #unseen: { name: string; depth: number } | null = null;

  read(page: string): { paragraphs: string[]; hidden: string } {
    for (const token of htmlTokens(page)) {
      if ('tag' in token) this.#tag(token.tag);
      else this.#words(decodeEntities(token.text));
    }
    this.#endRow();
    return { paragraphs: this.paragraphs, hidden: this.#hidden.replace(/\s+/g, ' ').trim() };
  }

  #words(text: string): void {
    const words = this.#lines ? text.replace(/\t/g, ' ') : text.replace(/[ \t\r\n\f]+/g, ' ');
    this.#length += words.length;
    refuseEndless(this.#length);
    if (this.#unseen) this.#hidden += words;
    else this.#text += words;
  }

  #tag(tag: HtmlTag): void {
    const { name, closes } = tag;
    if (this.#unseen) {
      this.#within(this.#unseen, tag);
      return;
    }
    if (blocks.has(name)) this.#end();
    if (name === 'br') this.#text += '\n';
    else if (name === 'pre') this.#lines = !closes;
    else if (name === 'tr' || name === 'table') this.#openRow(name === 'tr' && !closes);
    else if (name === 'td' || name === 'th') this.#cell();
    else if (name === 'ol' || name === 'ul') this.#list(tag);
    else if (name === 'li' && !closes) this.#item(tag);
    if (!closes && !empty.has(name) && unseenStyle.test(tag.attribute('style') ?? '')) {
      this.#unseen = { name, depth: 1 };
    }
  }

  #within(unseen: { name: string; depth: number }, { name, closes }: HtmlTag): void {
    // A paragraph ends where the next block begins, whether or not that is written.
    if (unseen.name === 'p' && blocks.has(name)) this.#unseen = null;
    if (name === unseen.name) unseen.depth += closes ? -1 : 1;
    if (unseen.depth === 0) this.#unseen = null;
    if (!this.#unseen) this.#end();
  }

  #list({ name, closes, attribute }: HtmlTag): void {
    if (closes) this.#lists.pop();
    else if (this.#lists.length < mostLists) {
      const format = name === 'ul' ? null : (listFormats[attribute('type') ?? ''] ?? 'decimal');
      this.#lists.push({ next: Number.parseInt(attribute('start') ?? '', 10) || 1, format });
    }
  }

  #item({ attribute }: HtmlTag): void {
    const list = this.#lists.at(-1);
    if (!list || /list-style(?:-type)?\s*:\s*none/i.test(attribute('style') ?? '')) return;
    const number = Number.parseInt(attribute('value') ?? '', 10) || list.next;
    list.next = number + 1;
    this.#text += list.format ? `${formatNumber(number, list.format)}. ` : '• ';
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
    const text = this.#text.trim();
    this.#text = '';
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
