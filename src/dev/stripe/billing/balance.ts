import { newId } from '../ids.ts';
import type { Customer, CustomerBalanceTransaction } from '../stored.ts';
import { change, now, type World } from '../world.ts';

interface Move {
  amount: number;
  type: 'adjustment' | 'applied_to_invoice';
  invoice?: string;
  currency?: string;
  description?: string | undefined;
  metadata?: Record<string, string> | undefined;
}

/** Credit of a customer is a balance below zero; each change of it is a transaction. */
export function moveBalance(world: World, customer: Customer, move: Move): CustomerBalanceTransaction {
  change(world, 'customer.updated', customer, { balance: customer.balance + move.amount });
  const transaction = {
    id: newId('cbtxn'),
    object: 'customer_balance_transaction',
    amount: move.amount,
    created: now(world, customer.id),
    currency: move.currency ?? 'gbp',
    customer: customer.id,
    description: move.description ?? null,
    ending_balance: customer.balance,
    invoice: move.invoice ?? null,
    livemode: false,
    metadata: move.metadata ?? {},
    type: move.type,
  } as unknown as CustomerBalanceTransaction;
  world.tables.balanceTransactions[transaction.id] = transaction;
  return transaction;
}
