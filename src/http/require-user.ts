import { createMiddleware } from 'hono/factory';
import { findCurrentUser } from '../features/accounts/accounts.usecases';
import { unauthorized } from './http.errors';
import type { SignedInEnv } from './router';

export const requireUser = createMiddleware<SignedInEnv>(async (c, next) => {
  const user = await findCurrentUser(c.get('deps'), { headers: c.req.raw.headers });
  if (!user) throw unauthorized();
  c.set('user', user);
  c.set('logger', c.get('logger').with({ userId: user.id }));
  await next();
});
