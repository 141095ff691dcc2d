import { m } from '#src/i18n/paraglide/messages.js';
import { failureText } from '#web/lib/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { useTakeOutClause } from '../contract-actions.queries';

type Props = { contractId: string; clauseId: string; heading: string };

/** Takes an added clause out of a generated contract again, once that was confirmed. */
export function TakeOutButton({ contractId, clauseId, heading }: Props) {
  const { mutate, isPending } = useTakeOutClause();
  const takeOut = () => {
    if (!window.confirm(m.generated_take_out_confirm({ title: heading }))) return;
    mutate(
      { contractId, clauseId },
      {
        onSuccess: () => showToast({ title: m.generated_taken_out(), tone: 'success' }),
        onError: (error) => {
          const description = failureText(error, m.generated_take_out_failed());
          showToast({ title: m.generated_take_out_failed(), description, tone: 'destructive' });
        },
      },
    );
  };
  return (
    <Button
      size="sm"
      variant="quiet"
      busy={isPending}
      aria-label={m.generated_take_out_named({ title: heading })}
      onClick={takeOut}
    >
      {m.generated_take_out()}
    </Button>
  );
}
