import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatDate } from '#web/lib/format.ts';
import { Alert } from '#web/ui/alert.tsx';
import { GeneratedCheckButton } from './generated-check-button';
import { TakeOutButton } from './take-out-button';

type Props = { contract: Pick<Contract, 'id' | 'addedClauses' | 'checkOutdated'> };

/** What was added to a generated contract since it was made, and that a check made before does not cover it. */
export function GeneratedClauses({ contract: { id, addedClauses, checkOutdated } }: Props) {
  if (addedClauses.length === 0) return null;
  return (
    <div className="mb-6 grid max-w-prose gap-4 print:hidden">
      {checkOutdated && (
        <Alert
          tone="warning"
          title={m.generated_check_outdated_title()}
          action={<GeneratedCheckButton contractId={id} />}
        >
          {m.generated_check_outdated()}
        </Alert>
      )}
      <section aria-labelledby="added-clauses" className="text-sm">
        <h2 id="added-clauses" className="font-semibold">
          {m.generated_added_title()}
        </h2>
        <ul className="mt-1 text-muted">
          {addedClauses.map(({ clauseId, number, heading, addedAt }) => (
            <li key={number} className="flex flex-wrap items-center gap-x-2">
              <span>
                <bdi lang="en">
                  {number}. {heading}
                </bdi>
                {' · '}
                {m.generated_added_on({ date: formatDate(addedAt) })}
              </span>
              <TakeOutButton contractId={id} clauseId={clauseId} heading={heading} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
