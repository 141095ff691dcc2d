import { expect, test } from 'vitest';
import { call } from '../../testing/api';
import { asUser } from '../../testing/as-user';

test('a signed-in user reaches their own contracts', async () => {
  const { headers } = await asUser();
  const response = await call('GET', '/api/contracts', { headers });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual([]);
});

test('a signed-out caller is told Unauthorized', async () => {
  const response = await call('GET', '/api/contracts');
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ message: 'Unauthorized' });
});
