import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshSubscription } from './billing.queries';

const tries = 6;
const pauseMs = 3000;

/**
 * Asks whether what is owed has been paid since: with a new card, which takes the payment provider moments after the
 * reader is back, or in another tab, so that it is asked again when this one is looked at. Calls `onSettled` once it is.
 */
export function useSettledDebt({ owes, onSettled }: { owes: boolean; onSettled: () => void }) {
  const { data } = useQuery({
    queryKey: ['settled-debt'],
    queryFn: refreshSubscription,
    enabled: owes,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data: known, dataUpdateCount, errorUpdateCount } }) =>
      known && known.state !== 'payment-failed' ? false : dataUpdateCount + errorUpdateCount < tries && pauseMs,
  });
  const settled = owes && data !== undefined && data.state !== 'payment-failed';
  useEffect(() => {
    if (settled) onSettled();
  }, [settled, onSettled]);
}
