import type { OpenAPIHono } from '@hono/zod-openapi';
import type { AppEnv } from './router';

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
  // The page is a static asset of its own; the address stays under /api.
  app.get('/api/docs', async (c) => {
    const page = await c.env.ASSETS.fetch(new URL('/api-docs/', c.req.url));
    return new Response(page.body, page);
  });
}
