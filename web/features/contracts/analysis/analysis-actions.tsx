import type { Recommendation, RiskLevel } from '#src/features/contracts/analysis.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { groupByPriority } from './analysis-grouping';
import { AnalysisSection } from './analysis-section';
import type { Sections } from './analysis-sections';
import { AnalysisText } from './analysis-text';
import { AnalysisUnavailable } from './analysis-unavailable';
import { EvidenceQuotes } from './evidence-quotes';

const priorities: Record<RiskLevel, { title: () => string; level: () => string }> = {
  high: { title: m.analysis_priority_high, level: m.analysis_level_high },
  medium: { title: m.analysis_priority_medium, level: m.analysis_level_medium },
  low: { title: m.analysis_priority_low, level: m.analysis_level_low },
};

export function AnalysisActions({ recommendations }: { recommendations: Sections['recommendations'] }) {
  return (
    <AnalysisSection id="actions" title={m.analysis_actions_title()}>
      {recommendations === null && <AnalysisUnavailable text={m.analysis_actions_unavailable()} />}
      {recommendations?.length === 0 && <p className="text-muted">{m.analysis_actions_none()}</p>}
      <div className="grid gap-8">
        {groupByPriority(recommendations ?? []).map(({ priority, actions }) => (
          <section key={priority}>
            <h3 className="flex flex-wrap items-baseline gap-x-3 font-semibold">
              {priorities[priority].title()}
              <span className="text-sm font-normal text-muted">
                {m.analysis_priority_label({ level: priorities[priority].level() })}
              </span>
            </h3>
            <ul className="mt-2 divide-y divide-rule border-t border-rule">
              {actions.map((action, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the actions of an analysis never change their order
                <ActionItem key={index} recommendation={action} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </AnalysisSection>
  );
}

function ActionItem({ recommendation: { action, evidence } }: { recommendation: Recommendation }) {
  return (
    <li className="grid gap-2.5 py-4">
      <AnalysisText className="max-w-prose">{action}</AnalysisText>
      <EvidenceQuotes evidence={evidence} compact />
    </li>
  );
}
