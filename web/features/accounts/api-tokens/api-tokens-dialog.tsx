import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CurrentUser } from '#src/features/accounts/accounts.schema.ts';
import type { NewApiToken } from '#src/features/api-tokens/api-tokens.schema.ts';
import { includesProFeatures } from '#src/features/billing/plans.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { failureText } from '#web/lib/failure-text.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { RetryAlert } from '#web/ui/retry-alert.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ConfirmForm } from '../confirm/confirm-form';
import { ProPlansNote } from '../pro-plans-note';
import { ShownOnce } from '../shown-once';
import { ApiTokenList } from './api-token-list';
import { apiTokensQuery, useMakeApiToken } from './api-tokens.queries';
import { NewApiTokenForm } from './new-api-token-form';

type Props = { user: CurrentUser; onClose: () => void };

/** The tokens there are, to be revoked, and the way to a new one: named, confirmed by its owner, shown once. */
export function ApiTokensDialog({ user, onClose }: Props) {
  const [wanted, setWanted] = useState<NewApiToken | null>(null);
  const make = useMakeApiToken();
  const made = make.data;

  function backToList() {
    setWanted(null);
    make.reset();
  }

  const step = made
    ? { title: m.tokens_made({ name: made.name }), description: m.tokens_once() }
    : wanted
      ? { title: m.tokens_confirm(), description: m.tokens_made({ name: wanted.name }) }
      : { title: m.tokens_title(), description: m.tokens_text() };
  return (
    <Dialog open size="lg" locked={make.isPending || made !== undefined} onClose={onClose} {...step}>
      {made ? (
        <ShownOnce secret={made.token} onKept={backToList} />
      ) : wanted ? (
        <ConfirmForm
          user={user}
          label={m.tokens_make()}
          busy={make.isPending}
          problem={make.isError && failureText(make.error, m.tokens_not_made())}
          onConfirmed={() => make.mutateAsync(wanted).catch(() => null)}
          onCancel={backToList}
        />
      ) : (
        <Tokens included={includesProFeatures(user.accountStatus)} onWanted={setWanted} />
      )}
    </Dialog>
  );
}

function Tokens({ included, onWanted }: { included: boolean; onWanted: (wanted: NewApiToken) => void }) {
  const { data, isPending, isFetching, refetch } = useQuery(apiTokensQuery);
  return (
    <div className="grid gap-6">
      {data ? (
        <ApiTokenList tokens={data} included={included} />
      ) : isPending ? (
        <Skeleton lines={3} />
      ) : (
        <RetryAlert retrying={isFetching} onRetry={() => void refetch()}>
          {m.tokens_not_loaded()}
        </RetryAlert>
      )}
      {included ? <NewApiTokenForm onWanted={onWanted} /> : <ProPlansNote text={m.tokens_plans()} />}
    </div>
  );
}
