import { html } from 'hono/html';
import { offerOf, payCheckout, returnAddress } from '../billing/checkout.ts';
import { currentSession } from '../resources/checkout-sessions.ts';
import type { CheckoutSession } from '../stored.ts';
import { find, type World } from '../world.ts';
import { type CardForm, cardFields, type Problem, readCardForm, takeCard } from './card-fields.ts';
import { type Html, money, page, redirect } from './page.ts';

function closed(session: CheckoutSession): Response {
  const text =
    session.status === 'complete'
      ? 'You have already paid. There is nothing more to do here.'
      : 'This page has expired. Go back and start again.';
  const back = session.status === 'complete' ? session.success_url : session.cancel_url;
  return page(
    'Checkout',
    html`<div class="card"><h1>${text}</h1>${back && html`<p><a href="${returnAddress(back, session)}">Go back</a></p>`}</div>`,
  );
}

function offer(world: World, session: CheckoutSession): Html {
  const currency = session.currency ?? 'gbp';
  const lines = offerOf(world, session);
  const interval = lines[0]?.price.recurring?.interval ?? 'month';
  return html`
    <span class="test">Test mode · local Stripe</span>
    <h1>Subscribe to ${lines.map(({ name }) => name).join(', ')}</h1>
    <p class="amount">${money(session.amount_total ?? 0, currency)} <span class="soft" style="font-size:1rem">per ${interval}</span></p>
    <p class="soft">Renews every ${interval} at ${money(session.amount_total ?? 0, currency)} until you cancel.</p>`;
}

function show(
  world: World,
  session: CheckoutSession,
  form: Partial<CardForm> = {},
  problem: Problem | null = null,
): Response {
  const known = session.customer_details?.email;
  const total = money(session.amount_total ?? 0, session.currency ?? 'gbp');
  return page(
    'Checkout',
    html`${offer(world, session)}
      <form class="card" method="post" novalidate>
        <h2>Pay with card</h2>
        ${
          known
            ? html`<p>Email: <strong>${known}</strong></p><input type="hidden" name="email" value="${known}">`
            : html`<label for="email">Email</label><input id="email" name="email" type="email" autocomplete="email" value="${form.email ?? ''}" required>`
        }
        ${cardFields(form, problem)}
        <button class="full">Pay ${total} and subscribe</button>
        ${session.custom_text.submit && html`<p class="soft">${session.custom_text.submit.message}</p>`}
      </form>
      ${session.cancel_url && html`<p><a href="${returnAddress(session.cancel_url, session)}">Cancel and go back</a></p>`}`,
  );
}

export function showCheckout(world: World, id: string): Response {
  const session = currentSession(world, id);
  return session.status === 'open' ? show(world, session) : closed(session);
}

export function submitCheckout(world: World, id: string, data: FormData): Response {
  const session = currentSession(world, id);
  if (session.status !== 'open') return closed(session);
  const form = readCardForm(data);
  if (!/^\S+@\S+\.\S+$/.test(form.email))
    return show(world, session, form, { field: 'email', message: 'Enter your email address.' });
  const paymentMethod = takeCard(world, form);
  if (!('object' in paymentMethod)) return show(world, session, form, paymentMethod);
  const { email, name } = form;
  const verdict = payCheckout(world, session, { paymentMethod, email, name });
  if (verdict.kind === 'declined')
    return show(world, session, form, { field: null, message: `${verdict.decline.message} Try another card.` });
  if (verdict.kind === 'authenticate') {
    world.state.hidden.checkoutCards[session.id] = { paymentMethod: paymentMethod.id, email, name };
    return redirect(`/authenticate/${session.id}`);
  }
  return redirect(returnAddress(session.success_url ?? '/', session));
}

/** The holder came back from the bank. */
export function finishCheckout(world: World, id: string, proved: boolean): Response {
  const session = currentSession(world, id);
  const waiting = world.state.hidden.checkoutCards[id];
  if (session.status !== 'open' || !waiting) return closed(session);
  delete world.state.hidden.checkoutCards[id];
  const paymentMethod = find(world, 'paymentMethods', waiting.paymentMethod);
  const { email, name } = waiting;
  const failed =
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.';
  if (!proved) return show(world, session, waiting, { field: null, message: failed });
  const verdict = payCheckout(world, session, { paymentMethod, email, name, proved: true });
  if (verdict.kind === 'declined')
    return show(world, session, waiting, { field: null, message: verdict.decline.message });
  return redirect(returnAddress(session.success_url ?? '/', session));
}
