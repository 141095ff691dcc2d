import { z } from 'zod';
import { listOf } from '../api/list.ts';
import { id, integer, metadata } from '../api/params.ts';
import { listRoute, type Route, route } from '../api/route.ts';
import { badRequest } from '../faults.ts';
import { newId } from '../ids.ts';
import type { Charge, Refund } from '../stored.ts';
import { emit, find, now, type World } from '../world.ts';

function chargeOf(world: World, params: { charge?: string | undefined; payment_intent?: string | undefined }): Charge {
  if (params.charge) return find(world, 'charges', params.charge, 'charge');
  if (!params.payment_intent)
    throw badRequest('One of the following params should be provided for this request: payment_intent or charge.');
  const intent = find(world, 'paymentIntents', params.payment_intent, 'payment_intent');
  if (!intent.latest_charge || intent.status !== 'succeeded') {
    throw badRequest(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      'payment_intent',
    );
  }
  return find(world, 'charges', intent.latest_charge);
}

export const refundRoutes: Route[] = [
  route(
    'POST',
    '/refunds',
    {
      charge: id.optional(),
      payment_intent: id.optional(),
      amount: integer.pipe(z.number().min(1)).optional(),
      reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
      metadata: metadata.optional(),
    },
    (world, { params }) => {
      const charge = chargeOf(world, params);
      if (charge.disputed) {
        const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`;
        throw badRequest(message, undefined, 'charge_disputed');
      }
      const left = charge.amount - charge.amount_refunded;
      if (left === 0)
        throw badRequest(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded');
      const amount = params.amount ?? left;
      if (amount > left)
        throw badRequest(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, 'amount');
      const refund: Refund = {
        id: newId('re'),
        object: 'refund',
        amount,
        balance_transaction: newId('txn'),
        charge: charge.id,
        created: now(world, charge.customer),
        currency: charge.currency,
        customer: charge.customer,
        customer_account: null,
        metadata: params.metadata ?? {},
        payment_intent: charge.payment_intent,
        payment_method: charge.payment_method,
        reason: params.reason ?? null,
        receipt_number: null,
        source_transfer_reversal: null,
        status: 'succeeded',
        transfer_reversal: null,
      };
      world.tables.refunds[refund.id] = refund;
      charge.amount_refunded += amount;
      charge.refunded = charge.amount_refunded === charge.amount;
      emit(world, 'refund.created', refund);
      emit(world, 'charge.refunded', charge);
      return refund;
    },
  ),
  route('GET', '/refunds/:id', {}, (world, { id }) => find(world, 'refunds', id)),
  listRoute('/refunds', { charge: id.optional(), payment_intent: id.optional() }, (world, { params }) =>
    listOf(
      '/v1/refunds',
      Object.values(world.tables.refunds).filter(
        (each) =>
          (!params.charge || each.charge === params.charge) &&
          (!params.payment_intent || each.payment_intent === params.payment_intent),
      ),
      params,
    ),
  ),
  route('GET', '/charges/:id', {}, (world, { id }) => find(world, 'charges', id)),
  listRoute('/charges', { customer: id.optional(), payment_intent: id.optional() }, (world, { params }) =>
    listOf(
      '/v1/charges',
      Object.values(world.tables.charges).filter(
        (each) =>
          (!params.customer || each.customer === params.customer) &&
          (!params.payment_intent || each.payment_intent === params.payment_intent),
      ),
      params,
    ),
  ),
];
