import { m } from '../../../src/i18n/paraglide/messages.js';
import { paths } from '../../lib/paths';
import { Alert } from '../../ui/alert';
import { ButtonLink } from '../../ui/button-link';

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
