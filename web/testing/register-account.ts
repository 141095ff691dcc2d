import type { APIRequestContext } from 'playwright-core';
import { inject } from 'vitest';
import { codeMailedTo } from './outbox.ts';

/** Registers an account of its own for a test, verified and signed in where `session` keeps its cookies. */
export async function registerAccount(session: APIRequestContext, name: string) {
  const origin = inject('appUrl');
  const account = { email: `${name}-${crypto.randomUUID()}@example.com`, password: 'plain words' };
  const { email, password } = account;
  const post = (path: string, data: object) => session.post(`${origin}${path}`, { data, headers: { origin } });
  await post('/api/auth/register', { email, password, confirmPassword: password, firstName: 'Ada', lastName: '' });
  await post('/api/auth/verify-email', { email, code: await codeMailedTo(email) });
  return account;
}
