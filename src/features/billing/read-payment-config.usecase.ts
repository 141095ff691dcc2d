import type { Deps } from '../../deps';
import { paymentsUnavailable } from './billing.errors';
import type { PaymentConfig } from './billing.schema';

const stripeScript = 'https://js.stripe.com/dahlia/stripe.js';

/** What the payment form may know. A stand-in serves its own script, through this site. */
export function readPaymentConfig({ config }: Pick<Deps, 'config'>): PaymentConfig {
  if (!config.stripe) throw paymentsUnavailable();
  const { publishableKey, apiBase } = config.stripe;
  const real = new URL(apiBase).hostname === 'api.stripe.com';
  return { publishableKey, scriptUrl: real ? stripeScript : '/api/dev/stripe/stripe.js' };
}
