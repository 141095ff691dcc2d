import { expect, test } from 'vitest';
import { call } from '../testing/api';
import { asUser } from '../testing/as-user';
import { documentedRoutes } from '../testing/documented-routes';

const { routes } = await documentedRoutes();
const takingJson = routes.filter(({ requestBody }) => requestBody?.content?.['application/json']);
const named = takingJson.map((route) => [`${route.method} ${route.path}`, route] as const);
const addressOf = (path: string) => path.replaceAll(/\{[^}]+\}/g, 'somewhere');

test('there are routes that take JSON', () => expect(takingJson.length).toBeGreaterThan(10));

test.each(named)('%s takes nothing that a form of another site could send', async (_name, { method, path }) => {
  const { headers } = await asUser();
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const response = await call(method, addressOf(path), { body: '{}', headers: { ...headers, 'content-type': type } });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ code: 'http.unsupported_media' });
  }
});

test.each(named)('%s says of a body that is no JSON that it is invalid', async (_name, { method, path }) => {
  const { headers } = await asUser();
  for (const body of ['{', '[]', 'null', '"text"']) {
    const response = await call(method, addressOf(path), {
      body,
      headers: { ...headers, 'content-type': 'application/json' },
    });
    expect([400, 422]).toContain(response.status);
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(/\S/) });
  }
});

test.each(named)('%s reads no body without end', async (_name, { method, path }) => {
  const { headers } = await asUser();
  const body = JSON.stringify({ email: 'ada@example.test', filler: 'x'.repeat(1024 * 1024) });
  const response = await call(method, addressOf(path), {
    body,
    headers: { ...headers, 'content-type': 'application/json' },
  });
  expect(response.status).toBe(413);
});
