import type { ContractListItem } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber } from '#web/lib/format.ts';

const levels = [
  { level: 'high', text: m.contract_count_high, look: 'bg-mark-high' },
  { level: 'medium', text: m.contract_count_medium, look: 'bg-mark-medium' },
  { level: 'low', text: m.contract_count_low, look: 'bg-mark-low' },
] as const;

/** How many risks of each level; levels without any are left out. */
export function RiskCounts({ counts }: { counts: NonNullable<ContractListItem['riskCounts']> }) {
  const found = levels.filter(({ level }) => counts[level] > 0);
  if (found.length === 0) return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <span className="sr-only">{m.contract_risks()}:</span>
      {found.map(({ level, text, look }) => (
        <span
          key={level}
          className={`rounded-selector px-1.5 text-sm font-medium text-base-content tabular-nums ${look}`}
        >
          {text({ count: formatNumber(counts[level]) })}
        </span>
      ))}
    </span>
  );
}
