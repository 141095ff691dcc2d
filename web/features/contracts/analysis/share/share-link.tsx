import { Link2Off } from 'lucide-react';
import type { Share } from '#src/features/shares/shares.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatDateTime, formatNumber, formatShortDate } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';

type Props = { share: Share; busy: boolean; onRevoke: () => void };

/** A link with what it shows, until when, and how often it was opened. */
export function ShareLink({ share, busy, onRevoke }: Props) {
  const { address, withText, hasPassword, expiresAt, views, lastViewedAt, createdAt } = share;
  const ended = expiresAt !== null && new Date(expiresAt) <= new Date();
  const made = m.share_row_made({ date: formatDateTime(createdAt) });
  return (
    <li className="grid gap-2 py-3">
      <p className="flex flex-wrap gap-2">
        <Badge>{withText ? m.share_row_text() : m.share_row_analysis()}</Badge>
        {hasPassword && <Badge>{m.share_row_password()}</Badge>}
        {expiresAt && (
          <Badge tone={ended ? 'warning' : 'neutral'}>
            {ended
              ? m.share_row_ended({ date: formatShortDate(expiresAt) })
              : m.share_row_until({ date: formatShortDate(expiresAt) })}
          </Badge>
        )}
      </p>
      {address ? (
        <code dir="ltr" className="block text-sm break-all rtl:text-right">
          {address}
        </code>
      ) : (
        !ended && <p className="text-sm text-muted">{m.share_row_lost()}</p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm text-muted">
          {made}
          {' · '}
          {lastViewedAt
            ? m.share_row_opened({ count: formatNumber(views), date: formatDateTime(lastViewedAt) })
            : m.share_row_unopened()}
        </p>
        <span className="-mx-3 flex flex-wrap">
          {address && !ended && (
            <CopyButton text={address} label={m.share_copy()} name={`${m.share_copy()}: ${made}`} />
          )}
          <Button
            variant="quiet"
            size="sm"
            disabled={busy}
            aria-label={`${m.share_revoke()}: ${made}`}
            onClick={onRevoke}
          >
            <Link2Off aria-hidden className="size-4" />
            {m.share_revoke()}
          </Button>
        </span>
      </div>
    </li>
  );
}
