import { createMiddleware } from 'hono/factory';
import { depsOf } from '../deps';
import { findCurrentUser } from '../features/accounts/accounts.usecases';
import { presentedBearer } from '../features/api-tokens/api-token.rules';
import { type TokenScope, tokenScopes } from '../features/api-tokens/token-scopes.schema';
import type { SignedInEnv } from './app-env';
import { unauthorized } from './http.errors';
import { findTokenUser } from './token-user';
import { visitorOf } from './visitor-of';

/** By the session, or by a token with that scope: a call that presents a token is nobody else's, whatever cookies it has. */
export const requireUser = (scope?: TokenScope) =>
  createMiddleware<SignedInEnv>(async (c, next) => {
    const deps = c.get('deps');
    const token = presentedBearer(c.req.raw.headers);
    const found =
      token === null
        ? { user: await findCurrentUser(deps, { visitor: visitorOf(c) }), scopes: tokenScopes }
        : await findTokenUser(deps, { token, scope, onUnknown: () => c.header('WWW-Authenticate', 'Bearer') });
    const { user, scopes } = found;
    if (!user) throw unauthorized();
    c.set('deps', await depsOf(deps, { ownerId: user.id }));
    c.set('user', user);
    c.set('scopes', scopes);
    c.set('logger', c.get('logger').with({ userId: user.id }));
    await next();
  });
