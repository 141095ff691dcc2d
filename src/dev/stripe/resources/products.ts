import { z } from 'zod';
import { listOf } from '../api/list.ts';
import { flag, id, ignored, mergeMetadata, metadata, text } from '../api/params.ts';
import { listRoute, type Route, route } from '../api/route.ts';
import { badRequest } from '../faults.ts';
import { newId } from '../ids.ts';
import type { Product } from '../stored.ts';
import { change, emit, find, now, type World } from '../world.ts';

const fields = {
  active: flag.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  statement_descriptor: text.optional(),
  tax_code: text.optional(),
  unit_label: text.optional(),
  url: text.optional(),
  images: z.array(text).optional(),
  marketing_features: ignored,
};

function create(world: World, params: { id?: string | undefined; name: string } & Partial<Product>): Product {
  const productId = params.id ?? newId('prod');
  if (world.tables.products[productId]) throw badRequest('Product already exists.', 'id', 'resource_already_exists');
  const product: Product = {
    id: productId,
    object: 'product',
    active: params.active ?? true,
    created: now(world),
    default_price: null,
    description: params.description ?? null,
    images: params.images ?? [],
    livemode: false,
    marketing_features: [],
    metadata: params.metadata ?? {},
    name: params.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: params.statement_descriptor ?? null,
    tax_code: params.tax_code ?? null,
    tax_details: null,
    type: 'service',
    unit_label: params.unit_label ?? null,
    updated: now(world),
    url: params.url ?? null,
  };
  world.tables.products[productId] = product;
  emit(world, 'product.created', product);
  return product;
}

export const productRoutes: Route[] = [
  route('POST', '/products', { id: id.optional(), name: text, ...fields }, (world, { params }) =>
    create(world, params as Parameters<typeof create>[1]),
  ),
  route('GET', '/products/:id', {}, (world, { id }) => find(world, 'products', id)),
  route(
    'POST',
    '/products/:id',
    { name: text.optional(), default_price: id.optional(), ...fields },
    (world, { id, params }) => {
      const product = find(world, 'products', id);
      const { marketing_features: _, metadata: keys, ...rest } = params;
      const next = keys && mergeMetadata(product.metadata, keys);
      change(world, 'product.updated', product, {
        ...(rest as Partial<Product>),
        ...(next && { metadata: next }),
        updated: now(world),
      });
      return product;
    },
  ),
  listRoute('/products', { active: flag.optional(), ids: z.array(id).optional() }, (world, { params }) =>
    listOf(
      '/v1/products',
      Object.values(world.tables.products).filter(
        (each) =>
          (params.active === undefined || each.active === params.active) &&
          (!params.ids || params.ids.includes(each.id)),
      ),
      params,
    ),
  ),
];
