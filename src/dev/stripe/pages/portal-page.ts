import { html } from 'hono/html';
import { attach } from '../billing/attachment.ts';
import { setEndWithPeriod } from '../billing/cancel.ts';
import { judge } from '../billing/cards.ts';
import type { PortalSession, Subscription } from '../stored.ts';
import { change, find, type World } from '../world.ts';
import { cardFields, type Problem, readCardForm, takeCard } from './card-fields.ts';
import { date, type Html, money, page, redirect } from './page.ts';

const running = (world: World, customer: string) =>
  Object.values(world.tables.subscriptions).filter(
    (each) => each.customer === customer && ['active', 'trialing', 'past_due'].includes(each.status),
  );

function plan(world: World, subscription: Subscription): Html {
  const [item] = subscription.items.data;
  if (!item) return html``;
  const name = world.tables.products[String(item.price.product)]?.name ?? 'Subscription';
  const until = date(item.current_period_end);
  const ends = subscription.cancel_at_period_end;
  return html`<div class="card"><h2>${name}</h2>
    <p>${money(item.price.unit_amount ?? 0, subscription.currency)} per ${item.price.recurring?.interval ?? 'month'} · ${subscription.status}</p>
    <p class="soft">${ends ? `Ends on ${until}.` : `Renews on ${until}.`}</p>
    <form method="post"><input type="hidden" name="subscription" value="${subscription.id}">
      <button class="plain" name="do" value="${ends ? 'resume' : 'cancel'}">${ends ? 'Keep subscription' : 'Cancel subscription'}</button></form></div>`;
}

function card(world: World, session: PortalSession, problem: Problem | null): Html {
  const customer = find(world, 'customers', session.customer);
  const id =
    running(world, session.customer)[0]?.default_payment_method ?? customer.invoice_settings.default_payment_method;
  const current = id ? world.tables.paymentMethods[id]?.card : undefined;
  return html`<form class="card" method="post" novalidate><h2>Payment method</h2>
    <p>${current ? `${current.brand} •••• ${current.last4}, expires ${current.exp_month}/${current.exp_year}` : 'No card is saved.'}</p>
    ${cardFields({ name: customer.name ?? '' }, problem)}
    <button class="full" name="do" value="card">Save card</button></form>`;
}

function invoices(world: World, customer: string): Html {
  const rows = Object.values(world.tables.invoices)
    .filter((each) => each.customer === customer && each.status !== 'draft')
    .reverse()
    .map(
      (
        each,
      ) => html`<tr><td>${date(each.created)}</td><td>${money(each.total, each.currency)}</td><td>${each.status}</td>
      <td><a href="/i/${each.id}">${each.number ?? each.id}</a></td></tr>`,
    );
  return html`<div class="card"><h2>Invoices</h2><div class="scroll"><table>
    <thead><tr><th>Date</th><th>Amount</th><th>Status</th><th>Number</th></tr></thead><tbody>${rows}</tbody></table></div></div>`;
}

export function showPortal(world: World, id: string, problem: Problem | null = null): Response {
  const session = find(world, 'portalSessions', id);
  const customer = find(world, 'customers', session.customer);
  const onlyCard = session.flow?.type === 'payment_method_update';
  return page(
    'Billing',
    html`<span class="test">Test mode · local Stripe</span><h1>Billing of ${customer.email ?? customer.id}</h1>
      ${session.return_url && html`<p><a href="${session.return_url}">Go back</a></p>`}
      ${!onlyCard && running(world, customer.id).map((each) => plan(world, each))}
      ${card(world, session, problem)}
      ${!onlyCard && invoices(world, customer.id)}`,
  );
}

/** Saves the card as the one that is charged from now on, or says why it cannot be. */
function saveNewCard(world: World, session: PortalSession, data: FormData): Problem | null {
  const customer = find(world, 'customers', session.customer);
  const paymentMethod = takeCard(world, { ...readCardForm(data), email: customer.email ?? '' });
  if (!('object' in paymentMethod)) return paymentMethod;
  const kept = world.state.hidden.cards[paymentMethod.id];
  const verdict = kept ? judge(kept, { charge: false, present: true }) : { kind: 'paid' as const };
  if (verdict.kind === 'declined') return { field: null, message: `${verdict.decline.message} Try another card.` };
  if (kept) kept.authenticated = true;
  attach(world, paymentMethod, customer.id);
  const settings = { ...customer.invoice_settings, default_payment_method: paymentMethod.id };
  change(world, 'customer.updated', customer, { invoice_settings: settings });
  // A subscription that has a card of its own goes on being charged to that one, as with the real portal.
  return null;
}

export function submitPortal(world: World, id: string, data: FormData): Response {
  const session = find(world, 'portalSessions', id);
  const order = data.get('do');
  if (order === 'card') {
    const problem = saveNewCard(world, session, data);
    if (problem) return showPortal(world, id, problem);
    return redirect(session.flow?.after_completion.redirect?.return_url ?? `/p/session/${id}`);
  }
  const subscription = find(world, 'subscriptions', String(data.get('subscription')));
  if (subscription.customer === session.customer) setEndWithPeriod(world, subscription, order === 'cancel');
  return redirect(`/p/session/${id}`);
}
