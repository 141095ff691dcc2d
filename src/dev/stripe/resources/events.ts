import { z } from 'zod';
import { inRange, listOf } from '../api/list.ts';
import { id, range, text } from '../api/params.ts';
import { listRoute, type Route, route } from '../api/route.ts';
import { find } from '../world.ts';

const matches = (type: string, pattern: string) =>
  pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;

export const eventRoutes: Route[] = [
  route('GET', '/events/:id', {}, (world, { id }) => find(world, 'events', id)),
  listRoute(
    '/events',
    {
      type: text.optional(),
      types: z.array(text).optional(),
      created: range.optional(),
      related_object: id.optional(),
    },
    (world, { params }) =>
      listOf(
        '/v1/events',
        Object.values(world.tables.events).filter(
          (each) =>
            (!params.type || matches(each.type, params.type)) &&
            (!params.types || params.types.some((pattern) => matches(each.type, pattern))) &&
            (!params.related_object || each.data.object.id === params.related_object) &&
            inRange(each.created, params.created),
        ),
        params,
      ),
  ),
];
