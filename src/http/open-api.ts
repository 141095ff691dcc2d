import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import type { AppEnv } from './app-env';
import { notFound } from './http.errors';
import examples from './open-api-examples.json';

/** The published file that the build keeps the document in. */
export const apiDescriptionFile = 'open-api.json';

/** The OpenAPI document of every route registered on `app`. The build makes it: what it takes is no part of the Workers. */
export function describeApi(app: OpenAPIHono<AppEnv>) {
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: 'plainclause.session_token',
  });
  app.openAPIRegistry.registerComponent('securitySchemes', 'token', {
    type: 'http',
    scheme: 'bearer',
    description: 'A personal token (`pc_…`) of the settings; each operation names the scope that it asks for.',
  });
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Plainclause API', version: '1', description: 'Contracts explained in plain language.' },
    servers: [{ url: '/' }],
  });
  for (const operations of Object.values(document.paths ?? {}))
    for (const operation of Object.values(operations)) addExamples(operation as Operation);
  return document;
}

interface Content {
  content?: Record<string, { example?: unknown }>;
}
interface Operation {
  operationId?: string;
  requestBody?: Content;
  responses: Record<string, Content>;
}

/** What was once sent and answered, shortened; a test holds it to the schemas. */
function addExamples({ operationId = '', requestBody, responses }: Operation): void {
  const { request, response } =
    (examples as Record<string, { request?: unknown; response?: unknown }>)[operationId] ?? {};
  const asked = requestBody?.content?.['application/json'];
  if (asked && request !== undefined) asked.example = request;
  const done = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  const answered = done?.content?.['application/json'];
  if (answered && response !== undefined) answered.example = response;
}

/** Adds that document, and the page that shows it. */
export function serveOpenApi(app: OpenAPIHono<AppEnv>): void {
  app.get('/api/openapi.json', async (c) => {
    const document = await c.get('deps').content.read(apiDescriptionFile, z.looseObject({ openapi: z.string() }));
    if (!document) throw notFound();
    return c.json(document);
  });
  // A static page with headers of its own (web/public/_headers): the API's allow no script.
  app.get('/api/docs', (c) => c.redirect('/api-docs/'));
}
