import type Stripe from 'stripe';
import { badRequest } from '../faults.ts';
import { newId } from '../ids.ts';
import type { Dispute } from '../stored.ts';
import { change, emit, now, type World } from '../world.ts';

/** The bank takes the newest payment of a customer back, or only asks about it. */
export function openDispute(world: World, customer: string, status: Stripe.Dispute.Status): void {
  const charge = Object.values(world.tables.charges)
    .filter((each) => each.customer === customer && each.paid && !each.disputed)
    .at(-1);
  if (!charge) throw badRequest(`${customer} has paid nothing that could be disputed`);
  const dispute = {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: now(world, customer),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {},
    evidence_details: {},
    intended_submission_method: null,
    is_charge_refundable: status === 'warning_needs_response',
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status,
  } as unknown as Dispute;
  world.tables.disputes[dispute.id] = dispute;
  charge.disputed = true;
  emit(world, 'charge.dispute.created', dispute);
  if (status === 'needs_response') emit(world, 'charge.dispute.funds_withdrawn', dispute);
}

/** The bank decides on what is disputed. */
export function closeDispute(world: World, customer: string, won: boolean): void {
  for (const dispute of Object.values(world.tables.disputes)) {
    const open = dispute.status === 'needs_response' || dispute.status === 'warning_needs_response';
    if (!open || world.tables.charges[dispute.charge]?.customer !== customer) continue;
    if (won) emit(world, 'charge.dispute.funds_reinstated', dispute);
    change(world, 'charge.dispute.closed', dispute, { status: won ? 'won' : 'lost' });
  }
}
