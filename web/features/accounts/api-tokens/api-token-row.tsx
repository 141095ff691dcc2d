import type { ApiToken } from '#src/features/api-tokens/api-tokens.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatDate, formatDateTime } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';

function accessText({ scopes }: ApiToken): string {
  if (!scopes.includes('contracts:write')) return m.tokens_can_read();
  return scopes.includes('contracts:read') ? m.tokens_can_write() : m.tokens_can_only_write();
}

function endText({ expiresAt }: ApiToken): string {
  if (expiresAt === null) return m.tokens_endless();
  const date = formatDate(expiresAt);
  return new Date(expiresAt) > new Date() ? m.tokens_ends({ date }) : m.tokens_ended({ date });
}

type Props = { token: ApiToken; revoking: boolean; onRevoke: () => void };

export function ApiTokenRow({ token, revoking, onRevoke }: Props) {
  const { name, lastUsedAt } = token;
  const used = lastUsedAt ? m.sessions_last_used({ time: formatDateTime(lastUsedAt) }) : m.tokens_never_used();
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <ul className="flex flex-wrap gap-x-4 text-sm text-muted">
          {[accessText(token), used, endText(token)].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
      <Button variant="quiet" size="sm" busy={revoking} aria-label={m.tokens_revoke_name({ name })} onClick={onRevoke}>
        {m.tokens_revoke()}
      </Button>
    </li>
  );
}
