import type { APIRequestContext } from 'playwright-core';
import { inject } from 'vitest';

/** Registers an account of its own for a test, verified and signed in where `session` keeps its cookies. */
export async function registerAccount(session: APIRequestContext, name: string) {
  const origin = inject('appUrl');
  const account = { email: `${name}-${crypto.randomUUID()}@example.com`, password: 'plain words' };
  const { email, password } = account;
  const post = (path: string, data: object) => session.post(`${origin}${path}`, { data, headers: { origin } });
  await post('/api/auth/register', { email, password, confirmPassword: password, firstName: 'Ada', lastName: '' });
  await post('/api/auth/verify-email', { email, code: await codeMailedTo(session, email) });
  return account;
}

async function codeMailedTo(session: APIRequestContext, email: string): Promise<string> {
  for (let tries = 0; tries < 50; tries++) {
    const outbox = `${inject('appUrl')}/api/dev/outbox`;
    const mails = await (await session.get(outbox, { params: { to: email } })).json();
    const code = mails[0]?.text.match(/\b\d{6}\b/)?.[0];
    if (code) return code;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`No code was mailed to ${email}`);
}
