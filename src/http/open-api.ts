import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import type { AppEnv } from './app-env';
import { notFound } from './http.errors';

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
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Plainclause API', version: '1', description: 'Contracts explained in plain language.' },
    servers: [{ url: '/' }],
  });
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
