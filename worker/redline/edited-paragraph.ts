import type { FoundParagraph } from './find-paragraphs';
import type { PlacedWords } from './locate-words';
import { withNewId } from './new-ids';
import { type Atom, type Field, fieldsOf, goesAlong, paragraphAtoms } from './paragraph-atoms';
import { canLoseMark, deletedMark } from './paragraph-mark';
import { type Pieces, writeRun } from './write-run';
import type { XmlNode } from './xml-nodes';

/** Atoms of a paragraph, from the first to the last. */
export interface Selection {
  first: number;
  last: number;
}

export interface Splice {
  start: number;
  end: number;
  xml: string;
}

/** Inside these what follows the last of their words may as well stand behind them. */
const leftBehind = new Set(['hyperlink', 'ins', 'smartTag', 'sdt', 'sdtContent', 'customXml', 'bdo', 'dir']);

/** A paragraph with the changes that are to be made in it. */
export class EditedParagraph {
  readonly atoms: Atom[];
  readonly found: FoundParagraph;
  /** The part that it stands in. */
  readonly xml: string;
  readonly #fields: Field[];
  readonly #before = new Map<number, string>();
  readonly #after = new Map<number, string>();
  readonly #behind = new Map<XmlNode, string>();
  readonly #deletedBy = new Map<number, string>();
  readonly #taken: Selection[] = [];
  #opening = '';
  #closing = '';
  #mark: string | null = null;

  constructor(xml: string, found: FoundParagraph) {
    this.xml = xml;
    this.found = found;
    this.atoms = paragraphAtoms(xml, found.node);
    this.#fields = fieldsOf(xml, this.atoms);
  }

  /** The atoms of words; null where they are none of its runs. */
  select({ first, last }: Pick<PlacedWords, 'first' | 'last'>): Selection | null {
    const find = ({ element, offset }: PlacedWords['first']) =>
      this.atoms.findIndex(
        ({ node, offset: its }) => node.element === element && (node.name !== 't' || its === offset),
      );
    const selection = { first: find(first), last: find(last) };
    return selection.first === -1 || selection.last < selection.first ? null : selection;
  }

  /** What has to go with words that go; null where they cannot go without harm. */
  removable({ first, last }: Selection): Selection | null {
    if (this.found.isBound || this.found.anchoredIn !== null) return null;
    let wider = { first, last };
    for (const field of this.#fields) {
      if (field.last < first || field.first > last) continue;
      const isWhole = this.atoms
        .slice(field.first, field.last + 1)
        .every(
          ({ text }, index) => text.trim() === '' || (field.first + index >= first && field.first + index <= last),
        );
      if (field.isBroken || !isWhole) return null;
      wider = { first: Math.min(wider.first, field.first), last: Math.max(wider.last, field.last) };
    }
    if (!this.atoms.slice(wider.first, wider.last + 1).every(({ isSafe }) => isSafe)) return null;
    const isTaken = this.#taken.some((one) => one.first <= wider.last && one.last >= wider.first);
    return isTaken ? null : wider;
  }

  /** Whether all of its words are among these, and nothing else would stay. */
  isAll({ first, last }: Selection): boolean {
    return this.atoms.every(({ text, node }, index) => {
      const isIn = index >= first && index <= last;
      return isIn
        ? goesAlong(node)
        : text.trim() === '' && (node.name === 't' || node.name === 'lastRenderedPageBreak');
    });
  }

  remove(selection: Selection, del: string): void {
    this.#taken.push(selection);
    for (let index = selection.first; index <= selection.last; index++)
      if (goesAlong((this.atoms[index] as Atom).node)) this.#deletedBy.set(index, del);
  }

  /** Takes out the mark at its end as well, where that may go. */
  removeMark(del: string): void {
    if (canLoseMark(this.xml, this.found.node)) this.#mark = del;
  }

  putBefore(index: number, xml: string): void {
    this.#before.set(index, xml + (this.#before.get(index) ?? ''));
  }

  /** `whole` is nobody's insertion: it may not stand in what somebody else inserted. */
  putAfter(index: number, xml: string, { whole = false } = {}): void {
    const { run } = this.atoms[index] as Atom;
    let outer: XmlNode = run;
    while (this.#isLastOf(index, outer) && outer.parent && leftBehind.has(outer.parent.name)) outer = outer.parent;
    if (outer !== run && this.#isLastOf(index, outer)) this.#behind.set(outer, (this.#behind.get(outer) ?? '') + xml);
    else {
      const around = whole && run.parent?.name === 'ins' ? run.parent : null;
      const opening = around && withNewId(this.xml.slice(around.start, around.openEnd));
      const put = around ? `</${around.tag}>${xml}${opening}` : xml;
      this.#after.set(index, (this.#after.get(index) ?? '') + put);
    }
  }

  #isLastOf(index: number, node: XmlNode): boolean {
    const next = this.atoms[index + 1];
    return !next || next.start >= node.end;
  }

  /** Around all of it. */
  putAround(opening: string, closing: string): void {
    this.#opening += opening;
    this.#closing = closing + this.#closing;
  }

  /** What is written in other words, in the order of the part. */
  splices(): Splice[] {
    const { node } = this.found;
    const splices: Splice[] = [];
    const byRun = new Map<XmlNode, Pieces>();
    this.atoms.forEach((atom, index) => {
      const pieces = byRun.get(atom.run) ?? [];
      byRun.set(atom.run, pieces);
      pieces.push({
        ...{ atom, del: this.#deletedBy.get(index) ?? null },
        ...{ before: this.#before.get(index) ?? '', after: this.#after.get(index) ?? '' },
      });
    });
    for (const [run, pieces] of byRun)
      if (pieces.some(({ del, before, after }) => del || before || after))
        splices.push({ start: run.start, end: run.end, xml: writeRun(this.xml, run, pieces) });
    for (const [behind, xml] of this.#behind) splices.push({ start: behind.end, end: behind.end, xml });
    if (this.#mark) splices.push(deletedMark(this.xml, node, this.#mark));
    const properties = node.children.find(({ name }) => name === 'pPr');
    const start = properties?.end ?? node.openEnd;
    if (this.#opening) splices.push({ start, end: start, xml: this.#opening });
    if (this.#closing) splices.push({ start: node.closeStart, end: node.closeStart, xml: this.#closing });
    return splices;
  }
}
