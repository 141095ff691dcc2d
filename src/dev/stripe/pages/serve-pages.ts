import type { EmulatorContext } from 'emulate';
import { html } from 'hono/html';
import { type OrderPath, orderShapes } from '../control/control-api.ts';
import { Fault } from '../faults.ts';
import type { State } from '../state.ts';
import type { World } from '../world.ts';
import { showAuthentication, submitAuthentication } from './authenticate-page.ts';
import { showCheckout, submitCheckout } from './checkout-page.ts';
import { showDeveloperPage } from './developer-page.ts';
import { showInvoice, showInvoicePdf, submitInvoice } from './invoice-page.ts';
import { page, redirect } from './page.ts';
import { showPortal, submitPortal } from './portal-page.ts';
import { paymentFrame, script } from './scripts.ts';

type App = EmulatorContext<State>['app'];
type Handle = (id: string, form: FormData) => Response | Promise<Response>;

interface Options {
  publishableKey: string;
  /** Gives an order of the developer. */
  give(path: OrderPath, order: unknown): Promise<void>;
}

/** The pages that people see: Checkout, the bank's, the portal, invoices, and the developer's. */
export function servePages(app: App, world: World, { publishableKey, give }: Options): void {
  for (const path of ['/v3', '/v3/', '/v3/stripe.js']) app.get(path, () => script('stripe-js'));
  app.get('/elements/payment', (c) => paymentFrame(publishableKey, c.req.query('locale') ?? 'en'));
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
  serve('GET', '/p/session/:id', (id) => showPortal(world, id));
  serve('POST', '/p/session/:id', (id, form) => submitPortal(world, id, form));
  serve('GET', '/i/:id', (id) => showInvoice(world, id));
  serve('POST', '/i/:id', (id, form) => submitInvoice(world, id, form));
  serve('GET', '/i/:id/pdf', (id) => showInvoicePdf(world, id));
  serve('GET', '/', () => showDeveloperPage(world));
  serve('POST', '/', async (_, form) => {
    const path = String(form.get('path')) as OrderPath;
    if (path in orderShapes) await give(path, JSON.parse(String(form.get('order'))));
    return redirect('/');
  });
  serve('GET', '/authenticate/:id', () => showAuthentication());
  serve('POST', '/authenticate/:id', (id, form) => submitAuthentication(world, id, form.get('proved') === 'yes'));
}
