import { CircleHelp } from 'lucide-react';
import { m } from '#src/i18n/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { riskLooks } from './clause-texts';

/** How risky a clause is. A level that is not known here says so. */
export function ClauseRiskBadge({ level }: { level: string }) {
  const look = Object.entries(riskLooks).find(([known]) => known === level)?.[1];
  const Icon = look?.icon ?? CircleHelp;
  return (
    <Badge tone={look?.tone}>
      <Icon aria-hidden className="size-3.5" />
      {look ? look.text() : m.clause_risk_unknown()}
    </Badge>
  );
}
