import { badRequest } from '../faults.ts';
import type { PaymentMethod } from '../stored.ts';
import { emit, type World } from '../world.ts';

/** Ties a card to a customer. A card belongs to one customer for good. */
export function attach(world: World, paymentMethod: PaymentMethod, customer: string): void {
  if (paymentMethod.customer === customer) return;
  if (paymentMethod.customer) {
    throw badRequest('The payment method you provided has already been attached to a customer.', 'payment_method');
  }
  paymentMethod.customer = customer;
  emit(world, 'payment_method.attached', paymentMethod);
}
