import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { m } from '#src/i18n/paraglide/messages.js';
import { currentUserQuery } from '#web/features/accounts/accounts.queries.ts';
import { refreshSubscription } from '#web/features/billing/billing.queries.ts';
import { usageQuery } from '#web/features/usage/usage.queries.ts';
import { showToast } from '#web/ui/toast-store.ts';

const tries = 10;
const pauseMs = 3000;

/**
 * After a payment the address says success=true: the account is read again until it has its plan, then the address
 * says so no more. True while that goes on.
 */
export function usePaymentSuccess(): boolean {
  const [query, setQuery] = useSearchParams();
  const queryClient = useQueryClient();
  const paid = query.get('success') === 'true';
  const [watching, setWatching] = useState(paid);

  useEffect(() => {
    if (!paid) return;
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    showToast({ title: m.payment_successful_title(), description: m.payment_successful_text(), tone: 'success' });

    async function hasPlan(): Promise<boolean> {
      // Should asking fail, the news comes to the server by itself and is seen by one of the next tries.
      await refreshSubscription().catch(() => null);
      const [user] = await Promise.all([
        queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 }).catch(() => null),
        queryClient.fetchQuery({ ...usageQuery, staleTime: 0 }).catch(() => null),
      ]);
      return Boolean(user && user.accountStatus !== 'free' && user.accountStatus !== null);
    }

    function end(updated: boolean) {
      setWatching(false);
      if (updated)
        showToast({ title: m.payment_updated_title(), description: m.payment_updated_text(), tone: 'success' });
      else showToast({ title: m.payment_pending_title(), description: m.payment_pending_text() });
      setQuery(
        (now) => {
          now.delete('success');
          return now;
        },
        { replace: true },
      );
    }

    async function attempt(count: number) {
      const updated = await hasPlan();
      if (gone) return;
      if (updated || count >= tries) end(updated);
      else timer = setTimeout(() => void attempt(count + 1), pauseMs);
    }

    void attempt(1);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [paid, queryClient, setQuery]);

  return watching;
}
