import Stripe from 'stripe';

/** The official client, of Stripe itself or of one at another address. */
export function stripeClient(key: string, apiBase = 'https://api.stripe.com'): Stripe {
  const { hostname, port, protocol } = new URL(apiBase);
  return new Stripe(key, {
    host: hostname,
    ...(port && { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    telemetry: false,
  });
}
