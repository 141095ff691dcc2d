import { html } from 'hono/html';
import { finishAuthentication } from '../billing/collection.ts';
import { failSetup, finishSetup } from '../resources/setup-intents.ts';
import { find, type World } from '../world.ts';
import { finishCheckout } from './checkout-page.ts';
import { page, redirect } from './page.ts';

/** The page of the bank, where the holder of a card proves, or does not, that it is them. */
export function showAuthentication(): Response {
  return page(
    '3-D Secure',
    html`<div class="card">
      <span class="test">Test mode · your bank</span>
      <h1>3-D Secure</h1>
      <p>Your bank asks whether it is you who pays.</p>
      <form method="post">
        <button class="full" name="proved" value="yes">Complete</button>
        <button class="full plain" name="proved" value="no">Fail</button>
      </form>
    </div>`,
  );
}

function backTo(
  address: string | null | undefined,
  id: string,
  kind: string,
  secret: string | null,
  succeeded: boolean,
): Response {
  if (!address) return page('3-D Secure', html`<div class="card"><h1>Done. You can close this page.</h1></div>`);
  const url = new URL(address);
  url.searchParams.set(kind, id);
  url.searchParams.set(`${kind}_client_secret`, secret ?? '');
  url.searchParams.set('redirect_status', succeeded ? 'succeeded' : 'failed');
  return redirect(url.href);
}

export function submitAuthentication(world: World, id: string, proved: boolean): Response {
  if (id.startsWith('cs_')) return finishCheckout(world, id, proved);
  if (id.startsWith('seti_')) {
    const intent = find(world, 'setupIntents', id);
    const address = intent.next_action?.redirect_to_url?.return_url;
    if (intent.status === 'requires_action') {
      const paymentMethod = find(world, 'paymentMethods', intent.payment_method ?? '');
      const message = 'We are unable to authenticate your payment method.';
      if (proved) finishSetup(world, intent, paymentMethod);
      else failSetup(world, intent, { code: 'setup_intent_authentication_failure', message });
    }
    return backTo(address, id, 'setup_intent', intent.client_secret, intent.status === 'succeeded');
  }
  const intent = find(world, 'paymentIntents', id);
  const address = intent.next_action?.redirect_to_url?.return_url;
  if (intent.status === 'requires_action') finishAuthentication(world, intent, proved);
  return backTo(address, id, 'payment_intent', intent.client_secret, intent.status === 'succeeded');
}
