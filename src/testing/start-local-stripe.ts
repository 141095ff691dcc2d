import type { TestProject } from 'vitest/node';
import { setUpPrices } from '../dev/release/set-up-prices.ts';
import { stripeClient } from '../dev/release/stripe-client.ts';
import { freePort } from '../dev/run/free-port.ts';
import { startAgain } from '../dev/run/start-again.ts';
import { controlLocalStripe } from '../dev/stripe/control/control-client.ts';
import { startLocalStripe } from '../dev/stripe/start.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the local Stripe. */
    stripeUrl: string;
  }
}

/** Runs a local Stripe for the tests of the API. It sends no events: a test hands on those it wants, as it wants. */
export default async function setup(project: TestProject) {
  const stripe = await startAgain('the local Stripe', async () =>
    startLocalStripe({ webhookUrl: `http://127.0.0.1:${await freePort()}`, webhookSecret: 'whsec_of_nobody' }),
  );
  await controlLocalStripe(stripe.url).order('/webhooks', { mode: 'hold' });
  await setUpPrices(stripeClient(stripe.secretKey, stripe.url));
  project.provide('stripeUrl', stripe.url);
  return () => stripe.stop();
}
