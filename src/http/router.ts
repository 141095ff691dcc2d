import { createRoute, OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { TokenScope } from '../features/api-tokens/token-scopes.schema';
import type { AppEnv, SignedInEnv } from './app-env';
import { invalidInput } from './http.errors';
import { problemSchema } from './http.schema';
import { limitRate, type RateLimitRule } from './rate-limit';
import { requireUser } from './require-user';

type Declaration = Omit<RouteConfig, 'path' | 'middleware'> & {
  operationId: string;
  summary: string;
  tags: string[];
  rateLimit?: readonly RateLimitRule[];
};
type OfUser = {
  /** What a token has to be allowed for this; without it, none may call. */
  scope?: TokenScope;
  receive?: MiddlewareHandler<SignedInEnv>;
};

const problem = (description: string) => ({ description, content: { 'application/json': { schema: problemSchema } } });
const problems = {
  403: problem('Refused'),
  404: problem('Not found'),
  422: problem('Invalid input'),
  429: problem('Too many requests'),
  500: problem('Unexpected error'),
};

/** A route that anyone may call. */
export function publicRoute<P extends string, const D extends Declaration>(declaration: D & { path: P }) {
  const { rateLimit = [], ...route } = declaration;
  return createRoute({
    ...(route as Omit<D, 'rateLimit'> & { path: P }),
    middleware: limitRate(declaration.operationId, rateLimit),
    responses: { ...problems, ...declaration.responses } as D['responses'],
    'x-access': 'public',
  });
}

const hasBodyAsSent = createMiddleware<SignedInEnv>((_c, next) => next());

const signInBy = (scope?: TokenScope): Record<string, string[]>[] => [
  { session: [] },
  ...(scope ? [{ token: [scope] }] : []),
];

/**
 * A route that only a signed-in user may call, or a program with a token that has its `scope`; the handler finds the user
 * under `user`. `receive` takes the body once it is known who sends it.
 */
export function userRoute<P extends string, const D extends Declaration & OfUser>(declaration: D & { path: P }) {
  const { rateLimit = [], scope, receive = hasBodyAsSent, ...route } = declaration;
  return createRoute({
    ...(route as Omit<D, 'rateLimit' | 'scope' | 'receive'> & { path: P }),
    middleware: [requireUser(scope), limitRate(declaration.operationId, rateLimit), receive] as const,
    security: signInBy(scope),
    responses: { ...problems, 401: problem('Signed out'), ...declaration.responses } as D['responses'],
    'x-access': 'user',
  });
}

/** A route that another service calls, which proves itself by a signature that the use case checks. */
export function signedRoute<P extends string, const D extends Declaration>(declaration: D & { path: P }) {
  return createRoute({
    ...(declaration as D & { path: P }),
    responses: { ...problems, ...declaration.responses } as D['responses'],
    'x-access': 'signature',
  });
}

/** A router whose refused input is answered as a problem that names the fields. */
export function createRouter() {
  return new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      // Of several faults of one field, the first.
      const issues = result.error.issues.toReversed();
      throw invalidInput(
        Object.fromEntries(issues.map((issue) => [issue.path.join('.') || result.target, issue.message])),
      );
    },
  });
}
