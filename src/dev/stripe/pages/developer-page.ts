import { html } from 'hono/html';
import type { Delivery } from '../state.ts';
import type { Customer } from '../stored.ts';
import { now, type World } from '../world.ts';
import { date, type Html, money, page } from './page.ts';

/** A button that gives an order and comes back to the page. */
const order = (label: string, path: string, fields: Record<string, string | number>) =>
  html`<form class="inline" method="post" action="/">
    <input type="hidden" name="path" value="${path}"><input type="hidden" name="order" value="${JSON.stringify(fields)}">
    <button class="plain small">${label}</button></form> `;

function subscriptions(world: World, customer: Customer): Html {
  const own = Object.values(world.tables.subscriptions)
    .filter((each) => each.customer === customer.id)
    .reverse();
  if (own.length === 0) return html`<span class="soft">none</span>`;
  return html`${own.map((each) => {
    const [item] = each.items.data;
    const name = world.tables.products[String(item?.price.product)]?.name ?? '';
    const end = item ? date(item.current_period_end) : '';
    return html`<div><strong>${name}</strong> ${each.status} ${each.cancel_at_period_end ? `· ends ${end}` : `· period to ${end}`} <code>${each.id}</code></div>`;
  })}`;
}

function row(world: World, customer: Customer): Html {
  return html`<tr>
    <td>${customer.email ?? ''}<br><code>${customer.id}</code></td>
    <td>${date(now(world, customer.id))}${customer.balance !== 0 && html`<br>balance ${money(customer.balance, 'gbp')}`}</td>
    <td>${subscriptions(world, customer)}</td>
    <td>${order('Advance to the next renewal', '/advance', { customer: customer.id, to: 'next_renewal' })}
      ${order('Advance 3 days', '/advance', { customer: customer.id, days: 3 })}
      ${order('Advance a month', '/advance', { customer: customer.id, days: 32 })}
      ${order('Fail the next renewal', '/fail-next-renewal', { customer: customer.id })}
      ${order('Send its webhooks again', '/webhooks/resend', { customer: customer.id })}
      ${world.state.orders.failNextRenewal[customer.id] && html`<span class="bad">next renewal fails</span>`}</td>
  </tr>`;
}

function deliveryRow(world: World, delivery: Delivery): Html {
  const outcome = delivery.attempts
    .map((attempt) => attempt.outcome)
    .slice(-3)
    .join(', ');
  const at = world.tables.events[delivery.event]?.created ?? 0;
  return html`<tr><td>${date(at)}</td><td><code>${delivery.type}</code></td>
    <td>${delivery.status}${outcome && ` (${outcome})`}</td>
    <td>${order('Send again', '/webhooks/resend', { event: delivery.event })}</td></tr>`;
}

/** Who subscribes to what, and the orders that a developer can give. */
export function showDeveloperPage(world: World): Response {
  const customers = Object.values(world.tables.customers).reverse().slice(0, 50);
  const deliveries = Object.values(world.state.deliveries).reverse().slice(0, 40);
  const { mode } = world.state.orders.webhooks;
  return page(
    'Local Stripe',
    html`<h1>Local Stripe</h1>
      <p class="soft">Stands in for Stripe while no key is set. Cards: 4242 4242 4242 4242 is paid, 4000 0000 0000 0002 is declined,
        4000 0025 0000 3155 asks for 3-D Secure, 4000 0000 0000 0341 can be saved and fails when it is charged.</p>
      <div class="card"><h2>Customers</h2><div class="scroll"><table>
        <thead><tr><th>Customer</th><th>Its time</th><th>Subscriptions</th><th>Orders</th></tr></thead>
        <tbody>${customers.map((each) => row(world, each))}</tbody></table></div></div>
      <div class="card"><h2>Webhooks: ${mode}</h2>
        <p>${['deliver', 'hold', 'shuffle', 'duplicate'].map((each) => order(each, '/webhooks', { mode: each }))}
          ${order('Release in order', '/webhooks/release', {})} ${order('Release shuffled', '/webhooks/release', { order: 'shuffled' })}
          ${order('Decline the next payment', '/decline-next', { times: 1 })}</p>
        <div class="scroll"><table><thead><tr><th>When</th><th>Event</th><th>Delivery</th><th>Order</th></tr></thead>
          <tbody>${deliveries.map((each) => deliveryRow(world, each))}</tbody></table></div></div>`,
    { wide: true },
  );
}
