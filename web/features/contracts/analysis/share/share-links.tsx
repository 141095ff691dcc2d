import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { failureText } from '#web/lib/failure-text.ts';
import { RetryAlert } from '#web/ui/retry-alert.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { sharesQuery, useRevokeShare } from './share.queries';
import { ShareLink } from './share-link';

type Props = { contractId: string; heading: Ref<HTMLHeadingElement> };

/** The links to an analysis, to be copied and revoked. */
export function ShareLinks({ contractId, heading }: Props) {
  const { data, isFetching, isError, refetch } = useQuery(sharesQuery(contractId));
  const revoke = useRevokeShare(contractId);

  function ask(id: string) {
    if (!window.confirm(m.share_revoke_confirm())) return;
    revoke.mutate(id, {
      onSuccess: () => showToast({ title: m.share_revoked(), tone: 'success' }),
      onError: (error) =>
        showToast({
          title: m.error_title(),
          description: failureText(error, m.share_not_revoked()),
          tone: 'destructive',
        }),
    });
  }

  return (
    <section aria-labelledby="share-links" className="border-t border-rule pt-5">
      <h3 id="share-links" ref={heading} tabIndex={-1} className="scroll-mt-4 text-lead font-semibold outline-none">
        {m.share_links()}
      </h3>
      {data && data.length > 0 && <p className="text-sm text-muted">{m.share_links_counted()}</p>}
      {!data &&
        (isError ? (
          <RetryAlert retrying={isFetching} onRetry={() => void refetch()}>
            {m.share_links_failed()}
          </RetryAlert>
        ) : (
          <Skeleton lines={2} />
        ))}
      {data?.length === 0 && <p className="mt-1 text-muted">{m.share_links_none()}</p>}
      {data && data.length > 0 && (
        <ul aria-labelledby="share-links" className="divide-y divide-rule">
          {data.map((share) => (
            <ShareLink key={share.id} share={share} busy={revoke.isPending} onRevoke={() => ask(share.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}
