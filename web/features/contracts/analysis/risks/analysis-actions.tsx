import type { Recommendation, RiskLevel } from '#src/features/contracts/analysis.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { byPriority } from '../analysis-grouping';
import { AnalysisSection } from '../analysis-section';
import type { Sections } from '../analysis-sections';
import { AnalysisText } from '../analysis-text';
import { AnalysisUnavailable } from '../analysis-unavailable';
import { ToCome } from '../to-come';
import { useFold } from '../use-fold';
import { gradeLooks } from './analysis-grade';
import { useTicks } from './use-ticks';

const levels: Record<RiskLevel, () => string> = {
  high: m.analysis_level_high,
  medium: m.analysis_level_medium,
  low: m.analysis_level_low,
};

type Props = Pick<Sections, 'recommendations' | 'partial'> & { contractId: string };

/** What to do, as a list to tick off; the words each rests on stand under its risk. */
export function AnalysisActions({ recommendations, partial, contractId }: Props) {
  const { isTicked, tick } = useTicks(contractId);
  const { foldedAt, more } = useFold(recommendations?.length ?? 0, 4);
  const inOrder = byPriority(recommendations ?? []);
  const some = recommendations !== null && recommendations.length > 0;
  return (
    <AnalysisSection id="actions" title={m.analysis_actions_title()} lead={some ? m.analysis_ticks_kept() : undefined}>
      {recommendations === null && <AnalysisUnavailable text={m.analysis_actions_unavailable()} />}
      {recommendations?.length === 0 &&
        (partial ? <ToCome rows={4} /> : <p className="text-muted">{m.analysis_actions_none()}</p>)}
      <ul>
        {inOrder.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the actions of an analysis never change their order
          <li key={index} className={`grid ${foldedAt(index)}`}>
            <ActionItem recommendation={one} done={isTicked(one.action)} onTick={tick} />
          </li>
        ))}
      </ul>
      {more}
    </AnalysisSection>
  );
}

type ItemProps = { recommendation: Recommendation; done: boolean; onTick: (action: string, done: boolean) => void };

function ActionItem({ recommendation: { action, priority }, done, onTick }: ItemProps) {
  const { icon: Icon, ink } = gradeLooks[priority];
  return (
    <label className="flex cursor-pointer items-start gap-2.5 py-0.5">
      <input
        type="checkbox"
        checked={done}
        onChange={({ target }) => onTick(action, target.checked)}
        className="checkbox checkbox-sm mt-0.5"
      />
      <Icon aria-hidden className={`mt-1 size-4 shrink-0 ${ink}`} />
      <span className={done ? 'text-muted line-through' : ''}>
        <AnalysisText as="span">{action}</AnalysisText>
        <span className="sr-only"> ({m.analysis_priority_label({ level: levels[priority]() })})</span>
      </span>
    </label>
  );
}
