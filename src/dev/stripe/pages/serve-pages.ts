import type { EmulatorContext } from 'emulate';
import { Fault } from '../faults.ts';
import type { State } from '../state.ts';
import type { World } from '../world.ts';
import { showAuthentication, submitAuthentication } from './authenticate-page.ts';
import { showCheckout, submitCheckout } from './checkout-page.ts';
import { html, page } from './html.ts';
import { paymentFrame, script } from './scripts.ts';

type App = EmulatorContext<State>['app'];
type Handle = (id: string, form: FormData) => Response | Promise<Response>;

/** The pages that people see: Checkout, the bank's, the portal, invoices, and the developer's. */
export function servePages(app: App, world: World, publishableKey: string): void {
  for (const path of ['/v3', '/v3/', '/v3/stripe.js']) app.get(path, () => script('stripe-js'));
  app.get('/elements/payment', () => paymentFrame(publishableKey));
  app.get('/elements/payment-element.js', () => script('payment-element'));

  const serve = (method: 'GET' | 'POST', path: string, handle: Handle) =>
    app.on(method, path, async (c) => {
      const form = method === 'POST' ? await c.req.raw.formData() : new FormData();
      try {
        return await handle(c.req.param('id') ?? '', form);
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        return page('Not found', html`<div class="card"><h1>${error.message}</h1></div>`);
      }
    });
  serve('GET', '/c/pay/:id', (id) => showCheckout(world, id));
  serve('POST', '/c/pay/:id', (id, form) => submitCheckout(world, id, form));
  serve('GET', '/authenticate/:id', () => showAuthentication());
  serve('POST', '/authenticate/:id', (id, form) => submitAuthentication(world, id, form.get('proved') === 'yes'));
}
