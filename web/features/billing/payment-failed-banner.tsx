import { m } from '#src/i18n/paraglide/messages.js';
import { paths } from '#web/lib/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

export function PaymentFailedBanner() {
  return (
    <Alert
      tone="danger"
      title={m.payment_failed_title()}
      action={
        <ButtonLink to={paths.settings} size="sm">
          {m.payment_update()}
        </ButtonLink>
      }
    >
      {m.payment_failed_text()}
    </Alert>
  );
}
