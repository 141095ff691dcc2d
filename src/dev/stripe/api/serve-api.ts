import { setTimeout as sleep } from 'node:timers/promises';
import type { EmulatorContext } from 'emulate';
import { Fault, resourceMissing, unknownUrl } from '../faults.ts';
import { newId } from '../ids.ts';
import type { State } from '../state.ts';
import { apiVersion, type World } from '../world.ts';
import { present } from './expand.ts';
import { type Raw, readForm } from './form-body.ts';
import { beginIdempotent } from './idempotency.ts';
import { readParams } from './params.ts';
import type { Route } from './route.ts';

export interface Keys {
  secret: string;
  publishable: string;
}

type App = EmulatorContext<State>['app'];

const unauthorized = (message: string) => new Fault(401, { type: 'invalid_request_error', message }, true);

function keyOf(request: Request, raw: { [key: string]: Raw }): string | null {
  const header = request.headers.get('authorization') ?? '';
  if (header.startsWith('Bearer ')) return header.slice(7);
  if (header.startsWith('Basic ')) return atob(header.slice(6)).split(':', 1)[0] ?? null;
  return typeof raw.key === 'string' ? raw.key : null;
}

/** Refuses all but the two keys. The one of browsers opens what a client secret opens, and nothing else. */
function authorize(route: Route, key: string | null, keys: Keys): 'secret' | 'publishable' {
  if (!key)
    throw unauthorized(
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
    );
  if (key === keys.secret) return 'secret';
  if (key !== keys.publishable) throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`);
  if (route.publishable) return 'publishable';
  throw new Fault(
    403,
    {
      type: 'invalid_request_error',
      code: 'secret_key_required',
      message: 'This API call cannot be made with a publishable API key. Please use a secret API key.',
    },
    true,
  );
}

function readRequest(url: URL, body: string) {
  const { key, expand, ...raw } = readForm(body || url.search.slice(1));
  return { raw, key, expand: Array.isArray(expand) ? expand.filter((each) => typeof each === 'string') : [] };
}

/** What a browser may not do without the secret of the intent that it names. */
function checkClientSecret(world: World, id: string, raw: { [key: string]: Raw }): void {
  const intent = world.tables.paymentIntents[id] ?? world.tables.setupIntents[id];
  if (id && intent?.client_secret !== raw.client_secret) throw resourceMissing('payment_intent', id);
}

interface Call {
  route: Route;
  request: Request;
  body: string;
  id: string;
}

function carryOut(world: World, keys: Keys, { route, request, body, id }: Call): object {
  const { raw, key, expand } = readRequest(new URL(request.url), body);
  const role = authorize(route, keyOf(request, key === undefined ? raw : { ...raw, key }), keys);
  if (role === 'publishable') checkClientSecret(world, id, raw);
  const params = readParams(route.params, raw);
  world.request = { id: newId('req'), idempotency_key: request.headers.get('idempotency-key') };
  try {
    return present(world, route.run(world, { id, params: params as never }), expand);
  } finally {
    world.request = null;
  }
}

function respond(status: number, body: string, headers: Record<string, string> = {}): Response {
  return new Response(body, {
    status,
    headers: {
      'content-type': 'application/json',
      'request-id': newId('req'),
      'stripe-version': apiVersion,
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'Request-Id',
      ...headers,
    },
  });
}

const asFault = (error: unknown) => {
  if (error instanceof Fault) return error;
  console.error('[local Stripe]', error);
  return new Fault(500, { type: 'api_error', message: error instanceof Error ? error.message : String(error) });
};

/** Whether a call is about that, by its address or what it says. */
const names = ({ request, id, body }: Call, about: string | null) =>
  !about || id === about || body.includes(about) || request.url.includes(about);

const ownFailure = () => new Fault(500, { type: 'api_error', message: 'An unknown error occurred.' });

/** Whether a call fails by order: `after` it was carried out, so that the caller cannot know. */
function failsNow(world: World, call: Call): 'before' | 'after' | null {
  const { route } = call;
  const order = world.state.orders.failNext;
  if (order.times === 0 || route.method === 'GET' || (order.path && !route.path.includes(order.path))) return null;
  if (!names(call, order.about)) return null;
  order.times -= 1;
  return order.done ? 'after' : 'before';
}

async function answer(world: World, keys: Keys, call: Call): Promise<Response> {
  const key = call.route.method === 'POST' ? call.request.headers.get('idempotency-key') : null;
  let kept: ReturnType<typeof beginIdempotent> | null = null;
  try {
    kept = key ? beginIdempotent(world, key, { path: call.route.path + call.id, body: call.body }) : null;
    if (kept && 'replay' in kept)
      return respond(kept.replay.status, kept.replay.body, { 'idempotent-replayed': 'true' });
    const { latencyMs, latencyAbout } = world.state.orders;
    if (latencyMs > 0 && names(call, latencyAbout)) await sleep(latencyMs);
    const fails = failsNow(world, call);
    if (fails === 'before') throw ownFailure();
    const body = JSON.stringify(carryOut(world, keys, call), null, 2);
    if (fails === 'after') throw ownFailure();
    kept?.keep(200, body);
    return respond(200, body, key ? { 'idempotency-key': key } : {});
  } catch (error) {
    const fault = asFault(error);
    const body = JSON.stringify({ error: fault.body }, null, 2);
    if (kept && 'forget' in kept) {
      if (fault.early) kept.forget();
      else kept.keep(fault.status, body);
    }
    // What failed on Stripe's side is answered so again under its key: asking again is said to be of no use.
    return respond(fault.status, body, fault.status >= 500 ? { 'stripe-should-retry': 'false' } : {});
  }
}

/** Serves Stripe's API, version 1. Unknown routes get Stripe's own error shape. */
export function serveApi(app: App, world: World, keys: Keys, routes: Route[]): void {
  for (const route of routes) {
    app.on(route.method, `/v1${route.path}`, async (c) => {
      const request = c.req.raw;
      const body = request.method === 'GET' ? '' : await request.text();
      return answer(world, keys, { route, request, body, id: c.req.param('id') ?? '' });
    });
  }
  app.notFound((c) => {
    const fault = unknownUrl(c.req.method, c.req.path);
    return respond(fault.status, JSON.stringify({ error: fault.body }, null, 2));
  });
}
