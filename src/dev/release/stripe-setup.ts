import Stripe from 'stripe';
import { defaultStateDir } from '../run/project-paths.ts';
import { type Variables, workerVariables } from '../run/worker-variables.ts';
import { setUpPrices } from './set-up-prices.ts';
import { stripeClient } from './stripe-client.ts';

/** `npm run stripe:setup`: makes the products and prices of the plans in the account of STRIPE_SECRET_KEY. */
const variables: Variables = workerVariables(defaultStateDir);
if (!variables.STRIPE_SECRET_KEY) {
  console.error(
    'STRIPE_SECRET_KEY is not set. Without it the app uses the local Stripe, whose prices are made by `npm start`.',
  );
  process.exit(1);
}
try {
  const steps = await setUpPrices(stripeClient(variables.STRIPE_SECRET_KEY, variables.STRIPE_API_BASE));
  for (const { lookupKey, priceId, change } of steps) console.log(`${lookupKey}: ${priceId} (${change})`);
} catch (error) {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  console.error(`Stripe: ${error.message}`);
  process.exit(1);
}
