import { m } from '#src/i18n/paraglide/messages.js';
import type { UploadBlock } from '#web/features/usage/usage.rules.ts';
import { paths } from '#web/lib/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** Says why nothing can be uploaded, and leads to the plans. Who owes a payment has the way to it above. */
export function UploadBlocked({ block, owes }: { block: UploadBlock; owes: boolean }) {
  const action = !owes && (
    <ButtonLink to={paths.pricing} size="sm">
      {m.upload_see_plans()}
    </ButtonLink>
  );
  if (block === 'tokens') {
    return (
      <Alert tone="danger" title={m.upload_disabled_title()} action={action}>
        {m.upload_token_limit_text()}
      </Alert>
    );
  }
  return (
    <Alert tone="danger" action={action}>
      {block === 'analyses' ? m.usage_limit_reached() : m.usage_payment_required()}
    </Alert>
  );
}
