import type { ClausePreview, StatedSubject } from '#src/features/generated-contracts/generated-contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';
import { ProvisionList } from './provision-list';

const elsewhereText: Record<StatedSubject, () => string> = {
  deposit: m.clause_add_elsewhere_deposit,
  limit: m.clause_add_elsewhere_limit,
  guarantee: m.clause_add_elsewhere_guarantee,
  term: m.clause_add_elsewhere_term,
  insurance: m.clause_add_elsewhere_insurance,
  payment: m.clause_add_elsewhere_payment,
};

type Props = Pick<ClausePreview, 'saidElsewhere' | 'loses'>;

/** What a contract would say in two places, or no longer at all, told before a clause is added. */
export function ClauseConflicts({ saidElsewhere, loses }: Props) {
  const subjects = [...new Set(saidElsewhere.map(({ subject }) => subject))];
  if (subjects.length === 0 && loses.length === 0) return null;
  return (
    <Alert tone="warning" title={m.clause_add_conflicts_title()}>
      <div className="grid gap-2">
        {subjects.map((subject) => (
          <div key={subject}>
            <p>{elsewhereText[subject]()}</p>
            <ProvisionList provisions={saidElsewhere.filter((one) => one.subject === subject)} />
          </div>
        ))}
        {loses.length > 0 && (
          <div>
            <p>{m.clause_add_loses()}</p>
            <ProvisionList provisions={loses.map(({ number, value }) => ({ number, words: value }))} />
          </div>
        )}
      </div>
    </Alert>
  );
}
