import { m } from '../../../src/i18n/paraglide/messages.js';
import { failureText } from '../../lib/failure-text';
import { Button } from '../../ui/button';
import { showToast } from '../../ui/toast-store';
import { useRetryAnalysis } from './contracts.queries';

/** Starts a failed analysis again. */
export function RetryButton({ contractId }: { contractId: string }) {
  const retry = useRetryAnalysis();

  function start() {
    retry.mutate(contractId, {
      onError: (error) =>
        showToast({
          title: m.contract_retry_failed(),
          description: failureText(error, m.contract_retry_failed()),
          tone: 'destructive',
        }),
    });
  }

  return (
    <Button size="sm" variant="secondary" busy={retry.isPending} onClick={start}>
      {m.contract_retry()}
    </Button>
  );
}
