import { z } from 'zod';
import { listOf } from '../api/list.ts';
import { id } from '../api/params.ts';
import { listRoute, type Route } from '../api/route.ts';

const payment = z.strictObject({ type: z.literal('payment_intent'), payment_intent: id });

export const invoicePaymentRoutes: Route[] = [
  listRoute(
    '/invoice_payments',
    {
      invoice: id.optional(),
      payment: payment.optional(),
      status: z.enum(['canceled', 'open', 'paid']).optional(),
    },
    (world, { params }) =>
      listOf(
        '/v1/invoice_payments',
        Object.values(world.tables.invoices)
          .flatMap(({ payments }) => payments?.data ?? [])
          .filter(
            (each) =>
              (!params.invoice || each.invoice === params.invoice) &&
              (!params.status || each.status === params.status) &&
              (!params.payment || each.payment.payment_intent === params.payment.payment_intent),
          ),
        params,
      ),
  ),
];
