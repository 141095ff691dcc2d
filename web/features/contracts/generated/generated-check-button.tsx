import { ScanSearch } from 'lucide-react';
import { useNavigate } from 'react-router';
import { m } from '#src/i18n/paraglide/messages.js';
import { failureText } from '#web/lib/failure-text.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import type { ButtonSize } from '#web/ui/button-class.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { useCheckGenerated } from '../contract-actions.queries';

/** Has a copy of a generated contract analysed, and goes where the analysis appears. */
export function GeneratedCheckButton({ contractId, size = 'sm' }: { contractId: string; size?: ButtonSize }) {
  const navigate = useNavigate();
  const { mutate, isPending } = useCheckGenerated();
  const check = () =>
    mutate(contractId, {
      onSuccess: ({ contractId: copy }) => navigate(paths.analysis(copy)),
      onError: (error) => {
        const description = failureText(error, m.generated_check_failed());
        showToast({ title: m.generated_check_failed_title(), description, tone: 'destructive' });
      },
    });
  return (
    <Button size={size} variant="secondary" busy={isPending} title={m.generated_check_hint()} onClick={check}>
      {!isPending && <ScanSearch aria-hidden className="size-4" />}
      {m.generated_check()}
    </Button>
  );
}
