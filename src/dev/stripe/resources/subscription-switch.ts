import { z } from 'zod';
import { id, integer } from '../api/params.ts';
import type { WantedSwitch } from '../billing/switch-plan.ts';
import { badRequest } from '../faults.ts';
import type { Subscription } from '../stored.ts';
import { find, type World } from '../world.ts';

export const itemsShape = z.array(
  z.strictObject({ id: id.optional(), price: id.optional(), quantity: integer.optional() }),
);
const prorationShape = z.enum(['create_prorations', 'always_invoice', 'none']);

/** The parameters by which a subscription moves to another price. */
export const switchShape = {
  items: itemsShape.optional(),
  proration_behavior: prorationShape.optional(),
  proration_date: integer.optional(),
  payment_behavior: z
    .enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete', 'pending_if_incomplete'])
    .optional(),
  billing_cycle_anchor: z.literal('unchanged').optional(),
};

type SwitchParams = { [Key in keyof typeof switchShape]?: z.output<(typeof switchShape)[Key]> };

/** The move that the parameters ask for, null when they name no item. */
export function readSwitch(
  world: World,
  subscription: Subscription,
  params: SwitchParams,
  prefix = 'items',
): WantedSwitch | null {
  const wanted = params.items?.[0];
  if (!wanted) return null;
  if (!wanted.id) {
    throw badRequest(
      'The local Stripe changes the item that a subscription has: name it by its id.',
      `${prefix}[0][id]`,
    );
  }
  const item = subscription.items.data.find((each) => each.id === wanted.id);
  if (!item) throw badRequest(`No such subscription item: '${wanted.id}'`, `${prefix}[0][id]`, 'resource_missing');
  const price = find(world, 'prices', wanted.price ?? item.price.id, `${prefix}[0][price]`);
  if (!price.active && price.id !== item.price.id) {
    throw badRequest('The price specified is inactive. This field only accepts active prices.', `${prefix}[0][price]`);
  }
  return {
    item,
    price,
    quantity: wanted.quantity ?? item.quantity ?? 1,
    proration: params.proration_behavior ?? 'create_prorations',
    at: params.proration_date ?? null,
    behaviour: params.payment_behavior ?? 'allow_incomplete',
  };
}
