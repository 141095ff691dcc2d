import type { Stance } from '#src/features/clauses/clauses.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { ClauseRiskBadge } from './clause-risk-badge';

/** Whom a wording helps, and how much the others risk by it. */
export function ClauseStance({ stance }: { stance: Stance }) {
  return (
    <div className="text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ClauseRiskBadge level={stance.risk} />
        <span className="font-semibold">{favoursText(stance)}</span>
      </p>
      <p className="mt-1.5 text-muted">{riskText(stance)}</p>
    </div>
  );
}

export const favoursText = ({ favours }: Stance) =>
  favours === null ? m.clause_stance_neither() : m.clause_stance_favours({ side: favours });

export const riskText = ({ favours, reason }: Stance) =>
  [favours === null ? m.clause_stance_both() : m.clause_stance_other(), ...(reason ? [reason] : [])].join(' ');
