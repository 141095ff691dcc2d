import type { OpenAPIHono } from '@hono/zod-openapi';
import type { AppEnv } from './app-env';

/** Adds the OpenAPI document of every route registered on `app`, and the page that shows it. */
export function serveOpenApi(app: OpenAPIHono<AppEnv>): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: 'plainclause.session_token',
  });
  app.doc31('/api/openapi.json', (c) => ({
    openapi: '3.1.0',
    info: { title: 'Plainclause API', version: '1', description: 'Contracts explained in plain language.' },
    servers: [{ url: new URL(c.req.url).origin }],
  }));
  // A static page with headers of its own (web/public/_headers): the API's allow no script.
  app.get('/api/docs', (c) => c.redirect('/api-docs/'));
}
