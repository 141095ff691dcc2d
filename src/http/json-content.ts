import type { z } from '@hono/zod-openapi';

/** A JSON answer, as a route declares it. */
export const json = <S extends z.ZodType>(schema: S, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

/** A JSON body, as a route declares it. */
export const body = <S extends z.ZodType>(schema: S) => ({
  body: { content: { 'application/json': { schema } }, required: true },
});
