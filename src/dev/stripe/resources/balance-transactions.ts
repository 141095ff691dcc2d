import { listOf } from '../api/list.ts';
import { integer, metadata, text } from '../api/params.ts';
import { listRoute, type Route, route } from '../api/route.ts';
import { newId } from '../ids.ts';
import type { CustomerBalanceTransaction } from '../stored.ts';
import { change, find, now } from '../world.ts';

/** Credit of a customer is a balance below zero; each change of it is a transaction. */
export const balanceTransactionRoutes: Route[] = [
  route(
    'POST',
    '/customers/:id/balance_transactions',
    { amount: integer, currency: text, description: text.optional(), metadata: metadata.optional() },
    (world, { id, params }) => {
      const customer = find(world, 'customers', id);
      change(world, 'customer.updated', customer, { balance: customer.balance + params.amount });
      const transaction = {
        id: newId('cbtxn'),
        object: 'customer_balance_transaction',
        amount: params.amount,
        created: now(world, id),
        currency: params.currency,
        customer: id,
        description: params.description ?? null,
        ending_balance: customer.balance,
        invoice: null,
        livemode: false,
        metadata: params.metadata ?? {},
        type: 'adjustment',
      } as unknown as CustomerBalanceTransaction;
      world.tables.balanceTransactions[transaction.id] = transaction;
      return transaction;
    },
  ),
  listRoute('/customers/:id/balance_transactions', {}, (world, { id, params }) =>
    listOf(
      `/v1/customers/${id}/balance_transactions`,
      Object.values(world.tables.balanceTransactions).filter(({ customer }) => customer === id),
      params,
    ),
  ),
];
