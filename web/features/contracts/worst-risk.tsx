import type { ContractListItem } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber } from '#web/lib/format.ts';

const levels = [
  { level: 'high', text: m.contract_count_high, look: 'bg-mark-high' },
  { level: 'medium', text: m.contract_count_medium, look: 'bg-mark-medium' },
  { level: 'low', text: m.contract_count_low, look: 'bg-mark-low' },
] as const;

/** How many risks of the gravest level there are; nothing where there is none. */
export function WorstRisk({ counts }: { counts: NonNullable<ContractListItem['riskCounts']> }) {
  const worst = levels.find(({ level }) => counts[level] > 0);
  if (!worst) return null;
  return (
    <span className={`rounded-selector px-1.5 text-sm font-medium text-base-content tabular-nums ${worst.look}`}>
      <span className="sr-only">{m.contract_risks()}: </span>
      {worst.text({ count: formatNumber(counts[worst.level]) })}
    </span>
  );
}
