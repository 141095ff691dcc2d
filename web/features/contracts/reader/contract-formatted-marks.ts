import type { PieceStretch } from './contract-formatted-pieces';
import type { Marked } from './contract-text-segments';

const marksOf = (root: ParentNode) => [...root.querySelectorAll('mark[data-place]')];

/** Puts a highlighter over stretches of text nodes, as elements that `goToMark` finds. */
export function drawMarks(nodes: readonly Text[], stretches: readonly PieceStretch[], { match, tone }: Marked) {
  // From the end, so that cutting a node leaves the offsets before it as they are.
  for (const { piece, start, end } of withoutOverlaps(stretches).toReversed()) {
    const node = nodes[piece];
    if (!node?.parentNode) continue;
    const words = node.splitText(start);
    words.splitText(end - start);
    const mark = document.createElement('mark');
    mark.dataset.place = '';
    mark.dataset.tone = tone;
    mark.dataset.match = match;
    mark.tabIndex = -1;
    words.replaceWith(mark);
    mark.append(words);
  }
}

/** Stretches in their order, each beginning where the one before has ended. */
function withoutOverlaps(stretches: readonly PieceStretch[]): PieceStretch[] {
  const apart: PieceStretch[] = [];
  for (const stretch of stretches.toSorted((a, b) => a.piece - b.piece || a.start - b.start)) {
    const last = apart.at(-1);
    const start = last?.piece === stretch.piece ? Math.max(stretch.start, last.end) : stretch.start;
    if (start < stretch.end) apart.push({ ...stretch, start });
  }
  return apart;
}

/** Takes the highlighter away and leaves the text as it was. */
export function eraseMarks(root: ParentNode) {
  for (const mark of marksOf(root)) {
    const parent = mark.parentNode;
    mark.replaceWith(...mark.childNodes);
    parent?.normalize();
  }
}

/** The text nodes under an element, in their order. */
export function textNodesOf(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}
