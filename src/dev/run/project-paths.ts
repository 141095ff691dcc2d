import { join, resolve } from 'node:path';

export const root = join(import.meta.dirname, '../../..');

/** Where all local data live: D1, R2, the generated secret. */
export const defaultStateDir = resolve(root, process.env.STATE_DIR || '.wrangler/state');

export const binary = {
  wrangler: join(root, 'node_modules/wrangler/bin/wrangler.js'),
  vite: join(root, 'node_modules/vite/bin/vite.js'),
  vitest: join(root, 'node_modules/vitest/vitest.mjs'),
};

/** Keeps wrangler from looking anything up: no telemetry, no update check, no request for a placeholder `cf`. */
export const quietEnv = {
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
};
