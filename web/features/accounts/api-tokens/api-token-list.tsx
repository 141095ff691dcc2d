import type { ApiToken } from '#src/features/api-tokens/api-tokens.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { failureText } from '#web/lib/failure-text.ts';
import { Alert } from '#web/ui/alert.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { ApiTokenRow } from './api-token-row';
import { useRevokeApiToken } from './api-tokens.queries';

type Props = {
  tokens: ApiToken[];
  /** The plan includes tokens; else those of before open nothing. */
  included: boolean;
};

export function ApiTokenList({ tokens, included }: Props) {
  const revoke = useRevokeApiToken();
  if (tokens.length === 0) return <p className="text-muted">{m.tokens_none()}</p>;

  function ask({ id, name }: ApiToken) {
    if (!window.confirm(m.tokens_revoke_confirm({ name }))) return;
    revoke.mutate({ id }, { onSuccess: () => showToast({ title: m.tokens_revoked(), tone: 'success' }) });
  }

  return (
    <div className="grid gap-4">
      {!included && <Alert tone="warning">{m.tokens_plan_over()}</Alert>}
      {revoke.isError && (
        <Alert tone="danger" live>
          {failureText(revoke.error, m.tokens_not_revoked())}
        </Alert>
      )}
      <ul className="divide-y divide-rule border-y border-rule">
        {tokens.map((token) => (
          <ApiTokenRow
            key={token.id}
            token={token}
            revoking={revoke.isPending && revoke.variables.id === token.id}
            onRevoke={() => ask(token)}
          />
        ))}
      </ul>
    </div>
  );
}
