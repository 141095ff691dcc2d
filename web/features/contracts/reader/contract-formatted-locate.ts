import type { TextBlock } from '#src/features/contracts/contract-text.schema.ts';
import { textNodesOf } from './contract-formatted-marks';
import { type PieceStretch, PieceText } from './contract-formatted-pieces';
import { quotePartsOf, withoutNumber } from './contract-view-quote-part';
import type { Stretch } from './evidence-place';

/** Where a quote stands in a formatted document: stretches of its text nodes; null when it is not there. */
export function locateFormatted(
  root: Node,
  { text, blocks, quote }: { text: string; blocks: readonly TextBlock[]; quote: Stretch },
): { nodes: Text[]; stretches: PieceStretch[] } | null {
  // Clause numbers were put there by us and stand in places that need not be the text's.
  const nodes = textNodesOf(root).filter((node) => !node.parentElement?.hasAttribute('data-clause-number'));
  const formatted = new PieceText(nodes.map(({ data }) => data));
  const stretches = quotePartsOf(text, blocks, quote).flatMap(
    (part) => formatted.locate(withoutNumber(part), part.start / text.length) ?? [],
  );
  return stretches.length > 0 ? { nodes, stretches } : null;
}
