import type { UseQueryResult } from '@tanstack/react-query';
import type { ClausePreview } from '#src/features/generated-contracts/generated-contracts.schema.ts';
import { errorText } from '#src/i18n/error-text.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';
import { LoadingState } from '#web/ui/loading-state.tsx';
import { RetryAlert } from '#web/ui/retry-alert.tsx';

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
  const { replaces, takesOut, deed, guarantor } = data;
  return (
    <Alert tone={deed ? 'warning' : 'info'} title={m.clause_add_effects_title()}>
      <div className="grid gap-2">
        {replaces.length > 0 && (
          <div>
            <p>{m.clause_add_replaces()}</p>
            <ul lang="en" dir="ltr" className="mt-1 list-disc ps-5 text-start">
              {replaces.map(({ number, words }) => (
                <li key={number}>
                  {number} {words.length > longest ? `${words.slice(0, longest).replace(/\s\S*$/, '')}…` : words}
                </li>
              ))}
            </ul>
          </div>
        )}
        {replaces.length === 0 && takesOut.length === 0 && <p>{m.clause_add_no_effects()}</p>}
        {takesOut.length > 0 && <p>{m.clause_add_takes_out({ titles: takesOut.join(', ') })}</p>}
        {guarantor && <p>{m.clause_add_guarantor()}</p>}
        {deed && <p>{m.clause_add_deed()}</p>}
      </div>
    </Alert>
  );
}

/** How much of a provision tells which one it is, in characters. */
const longest = 110;
