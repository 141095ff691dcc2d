import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { paidPlanIds, plans } from '#src/features/billing/plans.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { paymentConfigQuery } from '#web/features/billing/billing.queries.ts';
import { PaymentFields } from '#web/features/billing/payment-fields.tsx';
import { planName } from '#web/features/billing/plan-list.ts';
import { formatPounds } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { LoadingState } from '#web/ui/loading-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useClientSecret } from './use-client-secret';

/** The payment on this site's own form: for what the query names, once it can be paid. */
export function CheckoutPage() {
  const [query] = useSearchParams();
  const plan = paidPlanIds.find((id) => id === query.get('plan')) ?? null;
  const { clientSecret, problem, askAnew } = useClientSecret(query.get('client_secret'), plan);
  const config = useQuery(paymentConfigQuery);
  usePageTitle(m.checkout_title());
  const price = plan && formatPounds(plans[plan].pricePence / 100);

  return (
    <div className="mx-auto max-w-xl px-4 py-8 sm:px-6 sm:py-12">
      <PageHeader title={m.checkout_title()} lead={plan && price && m.checkout_lead({ plan: planName(plan), price })} />
      <Card>
        {problem && (
          <Alert tone="danger" title={m.pricing_failed_title()} live>
            {problem}
          </Alert>
        )}
        {config.isError && (
          <Alert tone="danger" live>
            {m.checkout_not_loaded()}
          </Alert>
        )}
        {!problem && !config.isError && (!clientSecret || !config.data) && (
          <LoadingState label={m.checkout_preparing()} />
        )}
        {clientSecret && config.data && (
          <PaymentFields config={config.data} clientSecret={clientSecret} price={price} onEnded={askAnew} />
        )}
      </Card>
      <p className="mt-4 text-sm text-muted">{m.checkout_terms()}</p>
      <ButtonLink to={paths.pricing} variant="quiet" className="-ms-4 mt-6">
        {m.checkout_back()}
      </ButtonLink>
    </div>
  );
}
