import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { paidPlanIds, plans } from '../../../src/features/billing/plans.schema';
import { m } from '../../../src/i18n/paraglide/messages.js';
import { paymentConfigQuery } from '../../features/billing/billing.queries';
import { PaymentFields } from '../../features/billing/payment-fields';
import { planName } from '../../features/billing/plan-list';
import { formatPounds } from '../../lib/format';
import { paths } from '../../lib/paths';
import { usePageTitle } from '../../lib/use-page-title';
import { Alert } from '../../ui/alert';
import { ButtonLink } from '../../ui/button-link';
import { Card } from '../../ui/card';
import { LoadingState } from '../../ui/loading-state';
import { PageHeader } from '../../ui/page-header';
import { useClientSecret } from './use-client-secret';

/** The payment on this site's own form: for what the query names, once it can be paid. */
export function CheckoutPage() {
  const [query] = useSearchParams();
  const plan = paidPlanIds.find((id) => id === query.get('plan')) ?? null;
  const { clientSecret, problem } = useClientSecret(query.get('client_secret'), plan);
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
          <PaymentFields config={config.data} clientSecret={clientSecret} price={price} />
        )}
      </Card>
      <p className="mt-4 text-sm text-muted">{m.checkout_terms()}</p>
      <ButtonLink to={paths.pricing} variant="quiet" className="-ms-4 mt-6">
        {m.checkout_back()}
      </ButtonLink>
    </div>
  );
}
