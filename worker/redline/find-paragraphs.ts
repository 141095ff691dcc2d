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

type Place = Omit<FoundParagraph, 'node'> & { element: number; start: number };

interface Open {
  name: string;
  element: number;
  isBound: boolean;
  /** Of a paragraph. */
  place: Place | null;
}

const containers = new Set(['body', 'tc', 'footnote', 'endnote', 'txbxContent']);
const tagsAtOnce = 20_000;
/** In characters of XML, some fifty times a long page: beyond, a paragraph was made to be long, and all together too. */
const longest = 500_000;
const mostTogether = 4_000_000;

/**
 * Finds paragraphs by their places among the elements of a part, and those that they are anchored in. Those that are far
 * longer than what people write are left out.
 */
export async function findParagraphs(xml: string, wanted: ReadonlySet<number>): Promise<Map<number, FoundParagraph>> {
  const found = new Map<number, FoundParagraph>();
  const breather = new Breather(tagsAtOnce);
  const open: Open[] = [];
  const anchors = new Set<number>();
  let element = -1;
  let together = 0;
  for (const { kind, tag, start, end } of tagsIn(xml)) {
    await breather.after(1);
    if (kind === 'close') {
      const place = open.pop()?.place;
      if (!place || !(wanted.has(place.element) || anchors.delete(place.element))) continue;
      const { element: its, start: from, ...rest } = place;
      together += end - from;
      if (end - from <= longest && together <= mostTogether)
        found.set(its, { ...rest, node: parseElement(xml, from, its) });
      if (rest.anchoredIn !== null) anchors.add(rest.anchoredIn);
      continue;
    }
    element++;
    const name = localName(tag);
    bind(xml, open, { name, start, openEnd: end });
    if (kind === 'open')
      open.push({ name, element, isBound: false, place: name === 'p' ? placeOf(open, element, start) : null });
  }
  return found;
}

const placeOf = (open: readonly Open[], element: number, start: number): Place => ({
  ...{ element, start },
  container: open.findLast(({ name }) => containers.has(name))?.element ?? 0,
  anchoredIn: open.find(({ name }) => name === 'p')?.element ?? null,
  isBound: open.some(({ isBound }) => isBound),
});

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
