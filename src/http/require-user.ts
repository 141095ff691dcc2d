import { createMiddleware } from 'hono/factory';
import { depsOf } from '../deps';
import { findCurrentUser } from '../features/accounts/accounts.usecases';
import type { SignedInEnv } from './app-env';
import { unauthorized } from './http.errors';
import { visitorOf } from './visitor-of';

export const requireUser = createMiddleware<SignedInEnv>(async (c, next) => {
  const user = await findCurrentUser(c.get('deps'), { visitor: visitorOf(c) });
  if (!user) throw unauthorized();
  c.set('deps', await depsOf(c.get('deps'), { ownerId: user.id }));
  c.set('user', user);
  c.set('logger', c.get('logger').with({ userId: user.id }));
  await next();
});
