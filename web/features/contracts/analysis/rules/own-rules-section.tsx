import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleHelp, type LucideIcon, OctagonX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { riskLevels } from '#src/features/contracts/analysis-shape.schema.ts';
import type { Rule } from '#src/features/own-rules/own-rules.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { late } from '#web/lib/late.ts';
import { Button } from '#web/ui/button.tsx';
import { RetryAlert } from '#web/ui/retry-alert.tsx';
import { AnalysisSection } from '../analysis-section';
import type { Sections } from '../analysis-sections';
import { EvidenceQuotes } from '../evidence/evidence-quotes';
import { AnalysisGrade } from '../risks/analysis-grade';
import { type Checked, checkRule } from './check-rule';
import { ownRulesQuery } from './own-rules.queries';
import { ruleText } from './rule-text';

const RulesDialog = late(async () => (await import('./rules-dialog')).RulesDialog);

type Props = { sections: Sections; included: boolean; plans: ReactNode };
type Verdict = Checked['verdict'];

const looks: Record<Verdict, { icon: LucideIcon; text: () => string; ink: string }> = {
  broken: { icon: OctagonX, text: m.rules_broken, ink: 'text-error' },
  unknown: { icon: CircleHelp, text: m.rules_unknown, ink: 'text-muted' },
  kept: { icon: CircleCheck, text: m.rules_kept, ink: 'text-success' },
};
const order: readonly Verdict[] = ['broken', 'unknown', 'kept'];
const shownQuotes = 2;

/** The rules of an account, held against this analysis whenever it is read. */
export function OwnRulesSection({ sections, included, plans }: Props) {
  const { data, isError, isFetching, refetch } = useQuery(ownRulesQuery);
  const [editing, setEditing] = useState(false);
  if (!data && !isError) return null;
  const rules = data?.rules ?? [];
  const edit = (included || rules.length > 0) && data && (
    <Button variant="quiet" size="sm" aria-haspopup="dialog" className="print:hidden" onClick={() => setEditing(true)}>
      {m.rules_edit()}
    </Button>
  );
  return (
    <AnalysisSection id="own-rules" title={m.rules_title()} action={edit}>
      {isError && !data && (
        <RetryAlert retrying={isFetching} onRetry={() => void refetch()}>
          {m.rules_not_loaded()}
        </RetryAlert>
      )}
      {data && !included && plans}
      {data && included && rules.length === 0 && <p className="text-muted">{m.rules_none()}</p>}
      {included && rules.length > 0 && (
        <ul className="divide-y divide-rule border-t border-rule">
          {inOrder(rules, sections).map(({ rule, checked }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rules are known by their place
            <RuleRow key={index} rule={rule} checked={checked} />
          ))}
        </ul>
      )}
      {editing && <RulesDialog included={included} plans={plans} onClose={() => setEditing(false)} />}
    </AnalysisSection>
  );
}

function RuleRow({ rule, checked: { verdict, why, evidence } }: { rule: Rule; checked: Checked }) {
  const { icon: Icon, text, ink } = looks[verdict];
  return (
    <li className="grid gap-1.5 py-2.5">
      <h3 className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
        <span className={`inline-flex items-center gap-1.5 text-sm font-semibold whitespace-nowrap ${ink}`}>
          <Icon aria-hidden className="size-4 shrink-0" />
          {text()}
        </span>
        <span className="font-semibold">{ruleText(rule)}</span>
        {verdict === 'broken' && <AnalysisGrade level={rule.level} />}
      </h3>
      <p className="text-sm text-muted">{why}</p>
      <EvidenceQuotes evidence={evidence.slice(0, shownQuotes)} compact />
    </li>
  );
}

/** Broken ones first, the gravest of them before the others. */
function inOrder(rules: readonly Rule[], sections: Sections) {
  const place = ({ rule, checked }: { rule: Rule; checked: Checked }) =>
    order.indexOf(checked.verdict) * riskLevels.length + riskLevels.indexOf(rule.level);
  return rules
    .map((rule) => ({ rule, checked: checkRule(rule, sections) }))
    .sort((one, other) => place(one) - place(other));
}
