import { z } from 'zod';
import { listOf } from '../api/list.ts';
import { id, integer, metadata, text } from '../api/params.ts';
import { listRoute, type Route, route } from '../api/route.ts';
import { badRequest } from '../faults.ts';
import { newId } from '../ids.ts';
import type { Coupon } from '../stored.ts';
import { emit, find, now } from '../world.ts';

export const couponRoutes: Route[] = [
  route(
    'POST',
    '/coupons',
    {
      id: id.optional(),
      name: text.optional(),
      percent_off: z.coerce.number().min(0).max(100).optional(),
      amount_off: integer.optional(),
      currency: text.optional(),
      duration: z.enum(['forever', 'once', 'repeating']).default('once'),
      duration_in_months: integer.optional(),
      metadata: metadata.optional(),
    },
    (world, { params }) => {
      if (!params.percent_off === !params.amount_off) {
        throw badRequest('You must pass either `percent_off` or `amount_off` (with a currency) for this coupon.');
      }
      const coupon: Coupon = {
        id: params.id ?? newId('coupon').slice(-8),
        object: 'coupon',
        amount_off: params.amount_off ?? null,
        created: now(world),
        currency: params.currency ?? null,
        duration: params.duration,
        duration_in_months: params.duration_in_months ?? null,
        livemode: false,
        max_redemptions: null,
        metadata: params.metadata ?? {},
        name: params.name ?? null,
        percent_off: params.percent_off ?? null,
        redeem_by: null,
        times_redeemed: 0,
        valid: true,
      } as Coupon;
      world.tables.coupons[coupon.id] = coupon;
      emit(world, 'coupon.created', coupon);
      return coupon;
    },
  ),
  route('GET', '/coupons/:id', {}, (world, { id }) => find(world, 'coupons', id)),
  listRoute('/coupons', {}, (world, { params }) => listOf('/v1/coupons', Object.values(world.tables.coupons), params)),
];
