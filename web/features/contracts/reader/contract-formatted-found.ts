import { textNodesOf } from './contract-formatted-marks';
import type { Stretch } from './evidence-place';
import type { Found } from './use-contract-search';

const blocks = 'p, li, td, th, h1, h2, h3, h4, h5, h6';
const blockOf = (node: Text) => node.parentElement?.closest(blocks);

/** The text nodes of a formatted document, each with where it begins in the text that they are together. */
function placedNodes(root: Node): { node: Text; start: number; joint: string }[] {
  let end = 0;
  let before: Text | undefined;
  return textNodesOf(root).map((node) => {
    // Words of two paragraphs stay apart, those of one do not, however they are set.
    const joint = before && blockOf(before) !== blockOf(node) ? '\n' : '';
    const start = end + joint.length;
    end = start + node.length;
    before = node;
    return { node, start, joint };
  });
}

/** The text of a formatted document as it is shown, its clauses' numbers too. */
export const formattedText = (root: Node) =>
  placedNodes(root)
    .map(({ node, joint }) => joint + node.data)
    .join('');

/** Draws what is found over the document, which stays as it is, and says where the reader's place is on the screen. */
export function drawFound(root: Node, { places, current }: Found): Range | null {
  const nodes = placedNodes(root);
  const ranges = rangesOf(nodes, places);
  const now = current && (ranges[places.indexOf(current)] ?? null);
  // Browsers that cannot draw it still go there.
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return now;
  CSS.highlights.set('found', new Highlight(...ranges.filter((range) => range !== now)));
  CSS.highlights.set('found-now', new Highlight(...(now ? [now] : [])));
  return now;
}

export function eraseFound(): void {
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return;
  CSS.highlights.delete('found');
  CSS.highlights.delete('found-now');
}

/** Both are in the order of the text. */
function rangesOf(nodes: ReturnType<typeof placedNodes>, places: readonly Stretch[]): Range[] {
  let at = 0;
  const pointAt = (offset: number, inside: number): [Text, number] | null => {
    while (at + 1 < nodes.length && (nodes[at + 1]?.start ?? 0) + inside <= offset) at++;
    const found = nodes[at];
    return found ? [found.node, Math.min(offset - found.start, found.node.length)] : null;
  };
  return places.flatMap(({ start, end }) => {
    const from = pointAt(start, 0);
    const to = pointAt(end, 1);
    if (!from || !to) return [];
    const range = document.createRange();
    range.setStart(...from);
    range.setEnd(...to);
    return [range];
  });
}
