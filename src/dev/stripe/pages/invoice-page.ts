import { html } from 'hono/html';
import { payInvoice } from '../billing/collection.ts';
import { intentOf } from '../billing/invoicing.ts';
import type { Invoice } from '../stored.ts';
import { find, type World } from '../world.ts';
import { cardFields, type Problem, readCardForm, takeCard } from './card-fields.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { date, type Html, money, page, redirect } from './page.ts';

function table(invoice: Invoice): Html {
  const row = (name: string | null, amount: number) =>
    html`<tr><td>${name}</td><td>${money(amount, invoice.currency)}</td></tr>`;
  const credit = invoice.total - invoice.amount_due;
  return html`<div class="scroll"><table><tbody>
    ${invoice.lines.data.map((line) => row(line.description, line.amount))}
    ${row('Total', invoice.total)}
    ${credit > 0 && row('Credit', -credit)}
    ${row('Amount due', invoice.amount_due)}
  </tbody></table></div>`;
}

export function showInvoice(world: World, id: string, problem: Problem | null = null): Response {
  const invoice = find(world, 'invoices', id);
  return page(
    `Invoice ${invoice.number ?? ''}`,
    html`<span class="test">Test mode · local Stripe</span>
      <h1>Invoice ${invoice.number ?? invoice.id}</h1>
      <p class="soft">${invoice.customer_email} · ${date(invoice.created)} · ${invoice.status}</p>
      <div class="card">${table(invoice)}<p><a href="/i/${invoice.id}/pdf">Download PDF</a></p></div>
      ${
        invoice.status === 'open' &&
        html`<form class="card" method="post" novalidate><h2>Pay with card</h2>
        ${cardFields({ name: invoice.customer_name ?? '' }, problem)}
        <button class="full">Pay ${money(invoice.amount_remaining, invoice.currency)}</button></form>`
      }`,
  );
}

export function submitInvoice(world: World, id: string, data: FormData): Response {
  const invoice = find(world, 'invoices', id);
  if (invoice.status !== 'open') return showInvoice(world, id);
  const paymentMethod = takeCard(world, readCardForm(data));
  if (!('object' in paymentMethod)) return showInvoice(world, id, paymentMethod);
  const returnUrl = `${world.url}/i/${id}`;
  const verdict = payInvoice(world, invoice, { paymentMethod: paymentMethod.id, present: true, returnUrl });
  if (verdict.kind === 'declined') return showInvoice(world, id, { field: null, message: verdict.decline.message });
  if (verdict.kind === 'authenticate') return redirect(`/authenticate/${intentOf(world, invoice)?.id}`);
  return redirect(`/i/${id}`);
}

export function showInvoicePdf(world: World, id: string): Response {
  const invoice = find(world, 'invoices', id);
  const body = invoicePdf([
    `Invoice ${invoice.number ?? invoice.id}`,
    `${date(invoice.created)} - ${invoice.customer_email ?? ''}`,
    '',
    ...invoice.lines.data.map((line) => `${line.description ?? ''}   ${money(line.amount, invoice.currency)}`),
    '',
    `Amount due ${money(invoice.amount_due, invoice.currency)} - ${invoice.status}`,
  ]);
  return new Response(body, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Invoice-${invoice.number ?? invoice.id}.pdf"`,
    },
  });
}
