import type { RiskLevel } from '#src/features/contracts/analysis.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { AnalysisText } from '../analysis-text';
import { gradeLooks } from '../risks/analysis-grade';

const levels: Record<RiskLevel, () => string> = {
  high: m.analysis_level_high,
  medium: m.analysis_level_medium,
  low: m.analysis_level_low,
};

type Props = { action: string; priority: RiskLevel; settled?: boolean };

export function ActionWords({ action, priority, settled = false }: Props) {
  const { icon: Icon, ink } = gradeLooks[priority];
  return (
    <p className="flex min-w-0 items-start gap-2.5">
      <Icon aria-hidden className={`mt-1 size-4 shrink-0 ${ink}`} />
      <span className={settled ? 'text-muted line-through' : ''}>
        <AnalysisText as="span">{action}</AnalysisText>
        <span className="sr-only"> ({m.analysis_priority_label({ level: levels[priority]() })})</span>
      </span>
    </p>
  );
}
