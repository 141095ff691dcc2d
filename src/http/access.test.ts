import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { createApp } from '../app';
import { createDatabase } from '../db/client';
import { apiTokenTable } from '../db/tables';
import { hashOfToken, newToken } from '../features/api-tokens/api-token.rules';
import type { TokenScope } from '../features/api-tokens/token-scopes.schema';
import { newId } from '../kernel/ids';
import type { MeasureService } from '../platform/measure';
import { call } from '../testing/api';
import { asUser } from '../testing/as-user';
import { documentedRoutes, type DocumentedRoute as Route } from '../testing/documented-routes';

const { routes } = await documentedRoutes();
const measure: MeasureService = {
  ping: async () => 'ok',
  analyst: async () => 'built-in',
  measure: async () => ({ ok: false, code: 'contracts.file_empty' }),
};
async function aToken(userId: string, scope: TokenScope): Promise<string> {
  const token = newToken();
  const kept = { id: newId(), userId, name: scope, tokenHash: await hashOfToken(token), scopes: [scope] };
  await createDatabase(env.DB)
    .insert(apiTokenTable)
    .values({ ...kept, createdAt: new Date() });
  return token;
}
const addressOf = ({ path }: Route) => path.replaceAll(/\{[^}]+\}/g, 'somewhere');
const named = (some: Route[]) => some.map((route) => [`${route.method} ${route.path}`, route] as const);
const changing = routes.filter((route) => route.method !== 'GET' && route['x-access'] !== 'signature');

test('every route has a name of its own, a summary, a tag and an access rule', () => {
  expect(routes.length).toBeGreaterThan(10);
  for (const route of routes) {
    expect(route, `${route.method} ${route.path}`).toMatchObject({
      operationId: expect.stringMatching(/^[a-z][A-Za-z]+$/),
      summary: expect.stringMatching(/\S/),
      tags: [expect.stringMatching(/\S/)],
      'x-access': expect.stringMatching(/^(public|user|signature)$/),
    });
  }
  const names = routes.map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
});

test('every address that the API answers is documented', () => {
  const documented = new Set(routes.map(({ method, path }) => `${method} ${path.replaceAll(/\{([^}]+)\}/g, ':$1')}`));
  const undocumented = createApp()
    .routes.filter(({ method, path }) => method !== 'ALL' && !documented.has(`${method} ${path}`))
    .map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(undocumented)].sort()).toEqual([
    'DELETE /api/mcp',
    'GET /*',
    'GET /api/docs',
    'GET /api/mcp',
    'GET /api/openapi.json',
    'GET /assets/*',
  ]);
});

test.each(named(routes.filter((route) => route['x-access'] === 'user')))(
  '%s tells a signed-out caller Unauthorized',
  async (_name, route) => {
    const response = await call(route.method, addressOf(route));
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ message: 'Unauthorized' });
  },
);

test.each(named(routes.filter((route) => route['x-access'] === 'user')))(
  '%s may be called by a token only where it names the scope',
  async (_name, route) => {
    const { id } = await asUser({ accountStatus: 'pro' });
    const [scope] = (route.security ?? []).flatMap(({ token = [] }) => token);
    for (const allowed of ['contracts:read', 'contracts:write'] as const) {
      const headers = { authorization: `Bearer ${await aToken(id, allowed)}` };
      const response = await call(route.method, addressOf(route), { headers, env: { MEASURE: measure } });
      if (allowed === scope) expect([401, 500]).not.toContain(response.status);
      else expect(await response.json()).toMatchObject({ code: 'accounts.token_scope_missing' });
    }
  },
);

test.each(named(changing))('%s is refused when another site sends it', async (_name, route) => {
  const { headers } = await asUser();
  const senders: Record<string, string>[] = [
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { origin: 'http://localhost:5174' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  for (const foreign of senders) {
    const response = await call(route.method, addressOf(route), { headers: { ...headers, ...foreign } });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'http.foreign_origin' });
  }
});

test.each(named(routes))(
  '%s is kept by no cache, read by no other site, and says in one shape what fails',
  async (_name, route) => {
    const headers: HeadersInit = route.method === 'GET' ? { origin: 'https://elsewhere.example' } : {};
    const response = await call(route.method, addressOf(route), { headers, env: { MEASURE: measure } });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    if (response.status < 400) return;
    expect(await response.json()).toMatchObject({
      code: expect.stringMatching(/^[a-z]+\.[A-Za-z_]+$/),
      message: expect.stringMatching(/\S/),
    });
  },
);
