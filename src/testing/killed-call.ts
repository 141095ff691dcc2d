import { env } from 'cloudflare:workers';
import { inject } from 'vitest';
import { call } from './api';
import { takeErrors } from './console-errors';
import { stripeEnv } from './local-stripe';

const writes = new Set(['POST', 'DELETE']);
/** Stripe's library takes it for the end of the matter. */
const nothing = () => new Response('{"error":{}}', { status: 500, headers: { 'stripe-should-retry': 'false' } });

/**
 * One call to the API that is killed right after the `count`th of what it writes at Stripe: it never hears the answer,
 * and from then on nothing of it reaches Stripe or the database. False: it wrote less, and came to its end.
 */
export async function callKilledAfter(count: number, ...[method, path, options]: Parameters<typeof call>) {
  let written = 0;
  const isDead = () => written >= count;
  const outside = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (isDead()) return nothing();
    const { url, method: asked } = new Request(input, init);
    const answer = await outside(input, init);
    if (url.startsWith(inject('stripeUrl')) && writes.has(asked)) written++;
    if (!isDead()) return answer;
    await answer.body?.cancel();
    return nothing();
  };
  try {
    const answer = await call(method, path, {
      ...options,
      env: { ...stripeEnv(), DB: mortalDatabase(env.DB, isDead) },
    });
    await answer.body?.cancel();
  } finally {
    globalThis.fetch = outside;
  }
  if (isDead()) takeErrors();
  return isDead();
}

/** Does nothing any more once its caller is dead. */
function mortalDatabase(database: D1Database, isDead: () => boolean): D1Database {
  const originals = new WeakMap<object, D1PreparedStatement>();
  const whileAlive = <Result>(work: () => Promise<Result>) =>
    isDead() ? Promise.reject(new Error('the caller was killed')) : work();
  const guard = (statement: D1PreparedStatement): D1PreparedStatement => {
    const guarded = new Proxy(statement, {
      get(target, name) {
        if (name === 'bind') return (...values: unknown[]) => guard(target.bind(...values));
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function'
          ? (...args: unknown[]) => whileAlive(() => value.apply(target, args))
          : value;
      },
    });
    originals.set(guarded, statement);
    return guarded;
  };
  return new Proxy(database, {
    get(target, name) {
      if (name === 'withSession') {
        return (from?: string) => mortalDatabase(target.withSession(from) as unknown as D1Database, isDead);
      }
      if (name === 'prepare') return (query: string) => guard(target.prepare(query));
      if (name === 'batch')
        return (statements: D1PreparedStatement[]) =>
          whileAlive(() => target.batch(statements.map((one) => originals.get(one) ?? one)));
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
