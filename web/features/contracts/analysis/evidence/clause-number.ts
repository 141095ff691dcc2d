import type { TextBlock } from '#src/features/contracts/contract-text.schema.ts';

const isPoint = (number: string) => /^\(.+\)$/.test(number);
const bare = (number: string) => number.replace(/[.:]+$/, '');

/** The number of the clause that a place of the text stands in ("8.2", "4(b)", "§ 6"); null where none can be told. */
export function clauseNumberAt(blocks: readonly TextBlock[], offset: number): string | null {
  const at = blocks.findIndex(({ start, end }) => start <= offset && offset < end);
  return at < 0 ? null : numberOf(blocks, at);
}

function numberOf(blocks: readonly TextBlock[], at: number): string | null {
  const block = blocks[at];
  if (!block) return null;
  const { number, level } = block;
  if (number && !isPoint(number)) return bare(number);
  if (!number && block.kind === 'heading') return null;
  // A paragraph belongs to the clause before it, a point to the clause that is less deep.
  const above = blocks.slice(0, at).findLastIndex((one) => {
    if (!number) return one.kind === 'heading' || one.number !== null;
    return one.level > 0 && one.level < level;
  });
  const outer = numberOf(blocks, above);
  return number && outer ? `${outer}${number}` : outer;
}
