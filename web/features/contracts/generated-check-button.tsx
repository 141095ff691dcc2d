import { ScanSearch } from 'lucide-react';
import { useNavigate } from 'react-router';
import { m } from '../../../src/i18n/paraglide/messages.js';
import { failureText } from '../../lib/failure-text';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import type { ButtonSize } from '../../ui/button-class';
import { showToast } from '../../ui/toast-store';
import { useCheckGenerated } from './contracts.queries';

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
