import { Breather } from '#worker/breathe.ts';
import { attributeOf, localName, parseElement, tagsIn, type XmlNode } from './xml-nodes';

/** A paragraph of a part and what it stands in. */
export interface FoundParagraph {
  node: XmlNode;
  /** The table cell, the note or the body that it is in, by its element. */
  container: number;
  /** The paragraph that it is in a text box of. */
  anchoredIn: number | null;
  /** What it says is filled in from elsewhere, or locked: a change would not last. */
  isBound: boolean;
}

interface Open {
  name: string;
  element: number;
  isBound: boolean;
}

const containers = new Set(['body', 'tc', 'footnote', 'endnote', 'txbxContent']);
const tagsAtOnce = 20_000;

/** Finds paragraphs by their places among the elements of a part, and those that they are anchored in. */
export async function findParagraphs(xml: string, wanted: ReadonlySet<number>): Promise<Map<number, FoundParagraph>> {
  const places = new Map<number, Omit<FoundParagraph, 'node'> & { start: number }>();
  const breather = new Breather(tagsAtOnce);
  const open: Open[] = [];
  const outermost = new Map<number, Omit<FoundParagraph, 'node'> & { start: number }>();
  let element = -1;
  for (const { kind, tag, start, end } of tagsIn(xml)) {
    await breather.after(1);
    if (kind === 'close') {
      open.pop();
      continue;
    }
    element++;
    const name = localName(tag);
    bind(xml, open, { name, start, openEnd: end });
    if (name === 'p') {
      const outer = open.find((one) => one.name === 'p')?.element ?? null;
      const container = open.findLast((one) => containers.has(one.name))?.element ?? 0;
      const place = { start, container, anchoredIn: outer, isBound: open.some(({ isBound }) => isBound) };
      if (outer === null) {
        outermost.clear();
        outermost.set(element, place);
      }
      if (wanted.has(element)) {
        places.set(element, place);
        const anchor = outer === null ? undefined : outermost.get(outer);
        if (anchor && outer !== null) places.set(outer, anchor);
      }
    }
    if (kind === 'open') open.push({ name, element, isBound: false });
  }
  return new Map(
    [...places].map(([key, { start, ...place }]) => [key, { ...place, node: parseElement(xml, start, key) }]),
  );
}

/** A content control that is filled in from elsewhere, or locked. */
function bind(xml: string, open: Open[], tag: { name: string; start: number; openEnd: number }): void {
  if (open.at(-1)?.name !== 'sdtPr') return;
  const isLocked = tag.name === 'lock' && /content/i.test(attributeOf(xml, tag, 'val') ?? '');
  const control = open.at(-2);
  if (control && (tag.name === 'dataBinding' || isLocked)) control.isBound = true;
}

/** Whether a content control within a paragraph is one of those. */
export function isBoundControl(xml: string, control: XmlNode): boolean {
  const properties = control.children.find(({ name }) => name === 'sdtPr');
  return (properties?.children ?? []).some(
    (one) => one.name === 'dataBinding' || (one.name === 'lock' && /content/i.test(attributeOf(xml, one, 'val') ?? '')),
  );
}
