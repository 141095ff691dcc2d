import { z } from 'zod';
import { inRange, listOf } from '../api/list.ts';
import { flag, id, integer, mergeMetadata, metadata, range } from '../api/params.ts';
import { listRoute, type Route, route } from '../api/route.ts';
import { voidInvoice } from '../billing/cancel.ts';
import { cardFor, payInvoice, settleInvoice, subscriptionOf } from '../billing/collection.ts';
import { shapeInvoice } from '../billing/invoicing.ts';
import { collectRenewal, upcomingInvoice } from '../billing/renew.ts';
import { linesOfSwitch } from '../billing/switch-plan.ts';
import { badRequest, cardDeclined } from '../faults.ts';
import type { Invoice } from '../stored.ts';
import { change, find, type World } from '../world.ts';
import { resolvePaymentMethod } from './payment-methods.ts';
import { itemsShape, readSwitch } from './subscription-switch.ts';

const previewDetails = z.strictObject({
  items: itemsShape.optional(),
  proration_behavior: z.enum(['create_prorations', 'always_invoice', 'none']).optional(),
  proration_date: integer.optional(),
  cancel_at_period_end: flag.optional(),
});

/** What the next invoice would be, with the proration of a change that is only thought of. */
function preview(world: World, subscriptionId: string, details: z.output<typeof previewDetails>): Invoice {
  const subscription = find(world, 'subscriptions', subscriptionId, 'subscription');
  const wanted = readSwitch(world, subscription, details, 'subscription_details[items]');
  const lines = wanted ? linesOfSwitch(world, subscription, wanted) : [];
  const shaped =
    wanted?.proration === 'always_invoice'
      ? shapeInvoice(world, { subscription, reason: 'subscription_update', lines })
      : upcomingInvoice(world, wanted ? switched(subscription, wanted) : subscription, lines);
  const previewId = `upcoming_${shaped.id}`;
  const parent = shaped.parent?.subscription_details;
  if (parent && wanted) parent.subscription_proration_date = lines[0]?.period.start ?? shaped.created;
  return {
    ...shaped,
    id: previewId,
    lines: { ...shaped.lines, url: `/v1/invoices/upcoming/lines?subscription=${subscription.id}` },
  };
}

function switched(
  subscription: Parameters<typeof upcomingInvoice>[1],
  wanted: NonNullable<ReturnType<typeof readSwitch>>,
) {
  const data = subscription.items.data.map((item) =>
    item.id === wanted.item.id ? { ...item, price: wanted.price, quantity: wanted.quantity } : item,
  );
  return { ...subscription, items: { ...subscription.items, data } };
}

function pay(
  world: World,
  invoice: Invoice,
  params: { payment_method?: string | undefined; off_session?: boolean | undefined },
): Invoice {
  if (invoice.status === 'paid') throw badRequest('Invoice is already paid', undefined, 'invoice_already_paid');
  if (invoice.status === 'draft') {
    const subscription = subscriptionOf(world, invoice);
    if (subscription) collectRenewal(world, subscription, invoice);
    return invoice;
  }
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible')
    throw badRequest(`This invoice is ${invoice.status} and can no longer be paid.`, undefined, 'invoice_not_payable');
  const subscription = subscriptionOf(world, invoice);
  const named = params.payment_method ? resolvePaymentMethod(world, params.payment_method).id : null;
  const card = named ?? invoice.default_payment_method ?? (subscription && cardFor(world, subscription));
  const verdict = payInvoice(
    world,
    invoice,
    card ? { paymentMethod: card, present: params.off_session !== true } : null,
  );
  if (verdict.kind === 'declined') {
    if (!card) throw badRequest(verdict.decline.message, undefined, 'resource_missing');
    throw cardDeclined(verdict.decline);
  }
  if (verdict.kind === 'authenticate') {
    throw cardDeclined({
      code: 'invoice_payment_intent_requires_action',
      message:
        'This payment requires additional user action before it can be completed successfully. Payment can be completed using the `confirmation_secret` associated with the invoice.',
    });
  }
  return invoice;
}

export const invoiceRoutes: Route[] = [
  route(
    'POST',
    '/invoices/create_preview',
    { customer: id.optional(), subscription: id, subscription_details: previewDetails.optional() },
    (world, { params }) => preview(world, params.subscription, params.subscription_details ?? {}),
  ),
  route('GET', '/invoices/:id', {}, (world, { id }) => find(world, 'invoices', id)),
  route(
    'POST',
    '/invoices/:id',
    { metadata: metadata.optional(), auto_advance: flag.optional() },
    (world, { id, params }) => {
      const invoice = find(world, 'invoices', id);
      change(world, 'invoice.updated', invoice, {
        ...(params.metadata && { metadata: mergeMetadata(invoice.metadata ?? {}, params.metadata) }),
        ...(params.auto_advance !== undefined && { auto_advance: params.auto_advance }),
      });
      return invoice;
    },
  ),
  route(
    'POST',
    '/invoices/:id/pay',
    { payment_method: id.optional(), off_session: flag.optional(), paid_out_of_band: flag.optional() },
    (world, { id, params }) => {
      const invoice = find(world, 'invoices', id);
      if (!params.paid_out_of_band) return pay(world, invoice, params);
      settleInvoice(world, invoice, { outOfBand: true });
      return invoice;
    },
  ),
  route('POST', '/invoices/:id/void', {}, (world, { id }) => {
    const invoice = find(world, 'invoices', id);
    if (invoice.status !== 'open' && invoice.status !== 'uncollectible')
      throw badRequest('You can only pass in open invoices. This invoice is not open.', undefined, 'invoice_not_open');
    voidInvoice(world, invoice);
    return invoice;
  }),
  route('POST', '/invoices/:id/mark_uncollectible', {}, (world, { id }) => {
    const invoice = find(world, 'invoices', id);
    if (invoice.status !== 'open')
      throw badRequest('You can only pass in open invoices. This invoice is not open.', undefined, 'invoice_not_open');
    change(world, 'invoice.marked_uncollectible', invoice, { status: 'uncollectible', auto_advance: false });
    return invoice;
  }),
  listRoute('/invoices/:id/lines', {}, (world, { id, params }) =>
    listOf(`/v1/invoices/${id}/lines`, [...find(world, 'invoices', id).lines.data].reverse(), params),
  ),
  listRoute(
    '/invoices',
    {
      customer: id.optional(),
      subscription: id.optional(),
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
      created: range.optional(),
      collection_method: z.string().optional(),
    },
    (world, { params }) =>
      listOf(
        '/v1/invoices',
        Object.values(world.tables.invoices).filter(
          (each) =>
            (!params.customer || each.customer === params.customer) &&
            (!params.subscription || subscriptionOf(world, each)?.id === params.subscription) &&
            (!params.status || each.status === params.status) &&
            inRange(each.created, params.created),
        ),
        params,
      ),
  ),
];
