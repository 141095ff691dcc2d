import { listOf } from '../api/list.ts';
import { integer, metadata, text } from '../api/params.ts';
import { listRoute, type Route, route } from '../api/route.ts';
import { moveBalance } from '../billing/balance.ts';
import { find } from '../world.ts';

export const balanceTransactionRoutes: Route[] = [
  route(
    'POST',
    '/customers/:id/balance_transactions',
    { amount: integer, currency: text, description: text.optional(), metadata: metadata.optional() },
    (world, { id, params }) => {
      return moveBalance(world, find(world, 'customers', id), { ...params, type: 'adjustment' });
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
