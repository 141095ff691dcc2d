import { listOf } from '../api/list.ts';
import { id } from '../api/params.ts';
import { listRoute, type Route, route } from '../api/route.ts';
import { find } from '../world.ts';

export const disputeRoutes: Route[] = [
  route('GET', '/disputes/:id', {}, (world, { id }) => find(world, 'disputes', id)),
  listRoute('/disputes', { charge: id.optional(), payment_intent: id.optional() }, (world, { params }) =>
    listOf(
      '/v1/disputes',
      Object.values(world.tables.disputes).filter(
        (each) =>
          (!params.charge || each.charge === params.charge) &&
          (!params.payment_intent || each.payment_intent === params.payment_intent),
      ),
      params,
    ),
  ),
];
