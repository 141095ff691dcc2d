import { z } from 'zod';
import type { World } from '../world.ts';
import { paging } from './params.ts';

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** After `/v1`, with `:id` in place of an id. */
  path: string;
  params: z.ZodType;
  /** Open to the key that browsers hold. */
  publishable: boolean;
  run(world: World, input: { id: string; params: never }): object;
}

interface Options {
  publishable?: boolean;
}

/** A route that knows exactly these parameters besides `expand`. */
export function route<Shape extends z.ZodRawShape>(
  method: Route['method'],
  path: string,
  shape: Shape,
  run: (world: World, input: { id: string; params: z.output<z.ZodObject<Shape>> }) => object,
  { publishable = false }: Options = {},
): Route {
  return { method, path, params: z.strictObject(shape), publishable, run: run as Route['run'] };
}

/** The last page of a list asks for it as every list does. */
export function listRoute<Shape extends z.ZodRawShape>(
  path: string,
  shape: Shape,
  run: (world: World, input: { id: string; params: z.output<z.ZodObject<Shape & typeof paging>> }) => object,
): Route {
  return {
    method: 'GET',
    path,
    params: z.strictObject({ ...shape, ...paging }),
    publishable: false,
    run: run as Route['run'],
  };
}
