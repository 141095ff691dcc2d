import { z } from 'zod';
import { listOf } from '../api/list.ts';
import { flag, id, ignored, integer, mergeMetadata, metadata, text } from '../api/params.ts';
import { listRoute, type Route, route } from '../api/route.ts';
import { badRequest } from '../faults.ts';
import { newId } from '../ids.ts';
import type { Price } from '../stored.ts';
import { change, emit, find, now, type World } from '../world.ts';

const interval = z.enum(['day', 'week', 'month', 'year']);

/** A lookup key names one price: it moves to the new one, or the new one is refused. */
function claimLookupKey(world: World, key: string, transfer: boolean): void {
  const holder = Object.values(world.tables.prices).find((price) => price.lookup_key === key);
  if (!holder) return;
  if (!transfer) {
    throw badRequest(`A price (\`${holder.id}\`) already uses that lookup key.`, 'lookup_key');
  }
  change(world, 'price.updated', holder, { lookup_key: null });
}

export const priceRoutes: Route[] = [
  route(
    'POST',
    '/prices',
    {
      currency: text,
      product: id.optional(),
      product_data: z.strictObject({ name: text, metadata: metadata.optional() }).optional(),
      unit_amount: integer.optional(),
      recurring: z
        .strictObject({ interval, interval_count: integer.optional(), usage_type: z.literal('licensed').optional() })
        .optional(),
      lookup_key: text.optional(),
      transfer_lookup_key: flag.optional(),
      nickname: text.optional(),
      metadata: metadata.optional(),
      active: flag.optional(),
      tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
      billing_scheme: z.literal('per_unit').optional(),
    },
    (world, { params }) => {
      if (params.unit_amount === undefined) {
        throw badRequest('Prices require an `unit_amount` or `unit_amount_decimal` parameter to be set.');
      }
      const product = params.product ?? productFor(world, params.product_data);
      find(world, 'products', product, 'product');
      if (params.lookup_key) claimLookupKey(world, params.lookup_key, params.transfer_lookup_key ?? false);
      const price: Price = {
        id: newId('price'),
        object: 'price',
        active: params.active ?? true,
        billing_scheme: 'per_unit',
        created: now(world),
        currency: params.currency.toLowerCase(),
        custom_unit_amount: null,
        livemode: false,
        lookup_key: params.lookup_key ?? null,
        metadata: params.metadata ?? {},
        nickname: params.nickname ?? null,
        product,
        recurring: params.recurring
          ? {
              interval: params.recurring.interval,
              interval_count: params.recurring.interval_count ?? 1,
              meter: null,
              usage_type: 'licensed',
              trial_period_days: null,
            }
          : null,
        tax_behavior: params.tax_behavior ?? 'unspecified',
        tiers_mode: null,
        transform_quantity: null,
        type: params.recurring ? 'recurring' : 'one_time',
        unit_amount: params.unit_amount,
        unit_amount_decimal: String(params.unit_amount),
      };
      world.tables.prices[price.id] = price;
      emit(world, 'price.created', price);
      return price;
    },
  ),
  route('GET', '/prices/:id', {}, (world, { id }) => find(world, 'prices', id)),
  route(
    'POST',
    '/prices/:id',
    {
      active: flag.optional(),
      lookup_key: text.optional(),
      transfer_lookup_key: flag.optional(),
      nickname: text.optional(),
      metadata: metadata.optional(),
      tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
    },
    (world, { id, params }) => {
      const price = find(world, 'prices', id);
      const { transfer_lookup_key: transfer = false, metadata: keys, lookup_key: key, ...rest } = params;
      if (key && key !== price.lookup_key) claimLookupKey(world, key, transfer);
      change(world, 'price.updated', price, {
        ...(rest as Partial<Price>),
        ...(key !== undefined && { lookup_key: key || null }),
        ...(keys && { metadata: mergeMetadata(price.metadata, keys) }),
      });
      return price;
    },
  ),
  listRoute(
    '/prices',
    {
      active: flag.optional(),
      product: id.optional(),
      currency: text.optional(),
      type: z.enum(['one_time', 'recurring']).optional(),
      lookup_keys: z.array(text).max(10).optional(),
      recurring: ignored,
    },
    (world, { params }) =>
      listOf(
        '/v1/prices',
        Object.values(world.tables.prices).filter(
          (each) =>
            (params.active === undefined || each.active === params.active) &&
            (!params.product || each.product === params.product) &&
            (!params.currency || each.currency === params.currency) &&
            (!params.type || each.type === params.type) &&
            (!params.lookup_keys || (each.lookup_key !== null && params.lookup_keys.includes(each.lookup_key))),
        ),
        params,
      ),
  ),
];

function productFor(
  world: World,
  data: { name: string; metadata?: Record<string, string> | undefined } | undefined,
): string {
  if (!data) throw badRequest('You must specify either `product` or `product_data` when creating a price.', 'product');
  const productId = newId('prod');
  const at = now(world);
  world.tables.products[productId] = {
    id: productId,
    object: 'product',
    active: true,
    created: at,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: data.metadata ?? {},
    name: data.name,
    package_dimensions: null,
    shippable: null,
    tax_details: null,
    type: 'service',
    updated: at,
    url: null,
  };
  emit(world, 'product.created', find(world, 'products', productId));
  return productId;
}
