import { createContext, use } from 'react';
import type { Evidence } from '#src/features/contracts/analysis.schema.ts';
import type { TextBlock } from '#src/features/contracts/contract-text.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { clauseNumberAt } from './clause-number';

/** The structure of the contract's text. */
export const ContractBlocks = createContext<readonly TextBlock[]>([]);

/** In which clause the first words stand that were found; nothing where that cannot be told. */
export function ClauseLabel({ evidence }: { evidence: readonly Evidence[] }) {
  const blocks = use(ContractBlocks);
  const start = evidence.find((one) => one.start !== null)?.start;
  const number = start == null ? null : clauseNumberAt(blocks, start);
  if (!number) return null;
  return (
    <span className="text-sm font-normal whitespace-nowrap text-muted">
      {/^[\d(]|^\p{L}$/u.test(number) ? m.analysis_clause({ number }) : <bdi>{number}</bdi>}
    </span>
  );
}
