import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { createEmulator, defineEmulator } from 'emulate';
import { freePort } from '../run/free-port.ts';
import { serveApi } from './api/serve-api.ts';
import { catchUp } from './billing/time.ts';
import { serveControl } from './control/control-api.ts';
import { forgetOld, keepIn } from './keep-state.ts';
import { servePages } from './pages/serve-pages.ts';
import { allRoutes } from './resources/all-routes.ts';
import { completeState, emptyState, type State } from './state.ts';
import { createCourier, defaultRetryDelays } from './webhooks/courier.ts';
import { now, type World } from './world.ts';

export interface LocalStripeOptions {
  /** A free one when left out. */
  port?: number;
  /** Where events are sent. */
  webhookUrl: string;
  webhookSecret: string;
  secretKey?: string;
  publishableKey?: string;
  /** Keeps everything here, so that the next start goes on from it. */
  stateFile?: string;
  /** Waits before an event is sent again. */
  retryDelaysMs?: number[];
}

export interface LocalStripe {
  url: string;
  secretKey: string;
  publishableKey: string;
  stop(): Promise<void>;
}

/** The keys that the local Stripe takes unless it is given others. They open nothing anywhere else. */
export const localSecretKey = 'sk_test_local';
export const localPublishableKey = 'pk_test_local';

const minute = 60_000;

/**
 * Starts a Stripe on this machine that speaks the API closely enough for the official library: see README.md beside
 * this file for what it can do and how tests order renewals, declines and disordered webhooks.
 */
export async function startLocalStripe(options: LocalStripeOptions): Promise<LocalStripe> {
  const {
    secretKey = localSecretKey,
    publishableKey = localPublishableKey,
    retryDelaysMs = defaultRetryDelays,
  } = options;
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const service = defineEmulator<State>({
    name: 'local-stripe',
    stateVersion: 1,
    state: emptyState,
    setup: ({ app, state, signal, onDispose }) => {
      completeState(state);
      const world: World = { state, tables: state.tables, url, request: null, simulated: null, onEvent: () => {} };
      const courier = createCourier(world, {
        url: options.webhookUrl,
        secret: options.webhookSecret,
        retryDelaysMs,
        signal,
      });
      world.onEvent = courier.take;
      // What was under way when the process ended will never answer.
      for (const [key, { answer }] of Object.entries(state.idempotency)) if (!answer) delete state.idempotency[key];
      serveApi(app, world, { secret: secretKey, publishable: publishableKey }, allRoutes);
      const give = serveControl(app, world, courier);
      servePages(app, world, { publishableKey, give });
      courier.resume();
      const keepHouse = () => {
        catchUp(world);
        forgetOld(state, now(world));
      };
      keepHouse();
      const timer = setInterval(keepHouse, minute).unref();
      onDispose(() => clearInterval(timer));
    },
  });
  if (options.stateFile) mkdirSync(dirname(options.stateFile), { recursive: true });
  const emulator = await createEmulator({
    service,
    port,
    baseUrl: url,
    ...(options.stateFile && { persistence: keepIn(options.stateFile) }),
  });
  return { url, secretKey, publishableKey, stop: () => emulator.close() };
}
