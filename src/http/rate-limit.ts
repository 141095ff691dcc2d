import type { Context, HonoRequest } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Deps } from '../deps';
import type { CurrentUser } from '../features/accounts/accounts.schema';
import { isKnownDevice } from '../features/accounts/visitor';
import { sha256Hex } from '../kernel/hash';
import type { AppEnv } from './app-env';
import { clientNetwork } from './client-network';
import { rateLimited } from './http.errors';
import type { Hit } from './rate-limit.repository';
import { visitorOf } from './visitor-of';

/**
 * At most `limit` calls within `windowSeconds`. `address`: counted for each caller's network. `address and
 * e-mail`: for each e-mail address that a network names, so that a stranger elsewhere cannot use up what
 * the owner of an account has. `e-mail`: for each e-mail address that any network names, except where its owner has
 * been in this browser before. `account`: for each signed-in user.
 */
export interface RateLimitRule {
  by: 'address' | 'address and e-mail' | 'e-mail' | 'account';
  limit: number;
  windowSeconds: number;
}

/** Counts each call of a route under all its rules; a call that one of them refuses counts under none. Throws http.rate_limited. */
export const limitRate = (operationId: string, rules: readonly RateLimitRule[]) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const deps = c.get('deps');
    if (deps.config.rateLimits) {
      const hits = await Promise.all(rules.map((rule) => hitOf(c, operationId, rule)));
      await countHits(
        deps,
        hits.filter((hit) => hit !== null),
      );
    }
    await next();
  });

type Needs = Pick<Deps, 'config' | 'rateLimits' | 'clock'>;

/** Counts a call under all its hits, or refuses it under none. Throws http.rate_limited. */
export async function countHits({ config, rateLimits, clock }: Needs, hits: Hit[]): Promise<void> {
  if (!config.rateLimits) return;
  const now = clock();
  const freeAt = await rateLimits.count(hits, now);
  if (freeAt) throw rateLimited(Math.max(1, Math.ceil((freeAt.getTime() - now.getTime()) / 1000)));
}

/** Counts what is done another way than by its route as that route does. Throws http.rate_limited. */
export async function countForAccount(
  deps: Needs,
  { operationId, ownerId, rules }: { operationId: string; ownerId: string; rules: readonly RateLimitRule[] },
): Promise<void> {
  await countHits(deps, await Promise.all(rules.map((rule) => hitFor(ownerId, operationId, rule))));
}

/** What a rule counts the call under; null where it does not apply. */
async function hitOf(c: Context<AppEnv>, operationId: string, rule: RateLimitRule): Promise<Hit | null> {
  const subject = await subjects[rule.by](c);
  return subject === null ? null : hitFor(subject, operationId, rule);
}

async function hitFor(subject: string, operationId: string, rule: RateLimitRule): Promise<Hit> {
  const { by, limit, windowSeconds } = rule;
  const key = await sha256Hex(JSON.stringify([operationId, by, subject]));
  return { key, limit, windowMs: windowSeconds * 1000 };
}

/** Who a rule counts for; null where the call does not say. */
const subjects: Record<RateLimitRule['by'], (c: Context<AppEnv>) => Promise<string | null>> = {
  address: async (c) => networkOf(c.req),
  'address and e-mail': async (c) => {
    const email = await emailOf(c.req);
    return email && `${networkOf(c.req)} ${email}`;
  },
  'e-mail': async (c) => {
    const email = await emailOf(c.req);
    const { appUrl, config } = c.get('deps');
    const known = email && (await isKnownDevice(visitorOf(c), { appUrl, secret: config.authSecret, email }));
    return known ? null : email;
  },
  account: async (c) => (c.var as { user?: CurrentUser }).user?.id ?? null,
};

const networkOf = (request: HonoRequest) => clientNetwork(request.header('cf-connecting-ip'));

async function emailOf(request: HonoRequest): Promise<string | null> {
  const body: unknown = await request.json().catch(() => null);
  if (typeof body !== 'object' || body === null || !('email' in body) || typeof body.email !== 'string') return null;
  return body.email.trim().toLowerCase();
}
