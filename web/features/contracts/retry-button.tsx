import { m } from '#src/i18n/paraglide/messages.js';
import { failureText } from '#web/lib/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import type { ButtonSize, ButtonVariant } from '#web/ui/button-class.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { useRetryAnalysis } from './contract-actions.queries';

type Props = { contractId: string; variant?: ButtonVariant; size?: ButtonSize };

/** Starts a failed analysis again. */
export function RetryButton({ contractId, variant = 'secondary', size = 'sm' }: Props) {
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
    <Button size={size} variant={variant} busy={retry.isPending} onClick={start}>
      {m.ui_try_again()}
    </Button>
  );
}
