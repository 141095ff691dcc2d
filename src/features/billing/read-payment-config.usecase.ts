import type { Deps } from '#src/deps.ts';
import { stripeScript } from '#src/platform/stripe-script.ts';
import { paymentsUnavailable } from './billing.errors';
import type { PaymentConfig } from './billing.schema';

/** What the payment form may know. */
export function readPaymentConfig({ config }: Pick<Deps, 'config'>): PaymentConfig {
  if (!config.stripe) throw paymentsUnavailable();
  const { publishableKey, apiBase } = config.stripe;
  return { publishableKey, scriptUrl: stripeScript(apiBase).url };
}
