import type { UseQueryResult } from '@tanstack/react-query';
import type { ClausePreview } from '#src/features/generated-contracts/generated-contracts.schema.ts';
import { errorText } from '#src/i18n/error-text.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';
import { LoadingState } from '#web/ui/loading-state.tsx';
import { RetryAlert } from '#web/ui/retry-alert.tsx';
import { ClauseConflicts } from './clause-conflicts';
import { ProvisionList } from './provision-list';

type Props = { preview: Pick<UseQueryResult<ClausePreview>, 'data' | 'isError' | 'isFetching' | 'refetch'> };

/** What a clause would do to the contract, told before it is added: what it replaces, or why it cannot be taken. */
export function ClauseEffects({ preview: { data, isError, isFetching, refetch } }: Props) {
  if (isError) {
    return (
      <RetryAlert retrying={isFetching} onRetry={() => void refetch()}>
        {m.clause_add_look_failed()}
      </RetryAlert>
    );
  }
  if (!data) return <LoadingState label={m.clause_add_looking()} />;
  if (data.refusal) {
    return (
      <Alert tone="warning" title={m.clause_add_refused_title()} live>
        {errorText[data.refusal]()}
      </Alert>
    );
  }
  const { replaces, takesOut, deed, guarantor, saidElsewhere } = data;
  const none = replaces.length + takesOut.length === 0;
  const silent = none && saidElsewhere.length > 0 && !guarantor && !deed;
  return (
    <>
      {!silent && (
        <Alert tone={deed ? 'warning' : 'info'} title={m.clause_add_effects_title()}>
          <div className="grid gap-2">
            {replaces.length > 0 && (
              <div>
                <p>{m.clause_add_replaces()}</p>
                <ProvisionList provisions={replaces} />
              </div>
            )}
            {none && saidElsewhere.length === 0 && <p>{m.clause_add_no_effects()}</p>}
            {takesOut.length > 0 && <p>{m.clause_add_takes_out({ titles: takesOut.join(', ') })}</p>}
            {guarantor && <p>{m.clause_add_guarantor()}</p>}
            {deed && <p>{m.clause_add_deed()}</p>}
          </div>
        </Alert>
      )}
      <ClauseConflicts {...data} />
    </>
  );
}
