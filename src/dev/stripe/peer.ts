import { join } from 'node:path';
import { setUpPrices } from '../release/set-up-prices.ts';
import { stripeClient } from '../release/stripe-client.ts';
import { startLocalStripe } from './start.ts';

const webhookSecret = 'whsec_local';

/** The local Stripe beside the app: its state is kept, the prices of the plans are made, events go to the app. */
export async function startStripePeer({ port, appUrl, stateDir }: { port: number; appUrl: string; stateDir: string }) {
  const stripe = await startLocalStripe({
    port,
    webhookUrl: `${appUrl.replace('//localhost', '//127.0.0.1')}/api/stripe/webhook`,
    webhookSecret,
    stateFile: join(stateDir, 'local-stripe.json'),
  });
  await setUpPrices(stripeClient(stripe.secretKey, stripe.url));
  return {
    variables: {
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: stripe.url,
    },
    stop: stripe.stop,
  };
}
