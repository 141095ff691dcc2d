import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, expect, inject, vi } from 'vitest';
import { catchErrors, takeErrors } from './console-errors';
import { takePauses } from './pauses';

vi.mock('../kernel/sleep', async () => ({ sleep: (await import('./pauses')).skipPause }));

/** Tests of pure code: they find no tables, and do without the emptying, which takes far longer than such a test. */
const pure = /\/worker\/(analyse|extract|measure)\/|(-content|\.rules|\.emails|device-name|return-path)\.test\.ts$/;
const path = expect.getState().testPath?.replaceAll('\\', '/') ?? '';

if (pure.test(path)) {
  beforeAll(reset);
} else {
  // All files share one Worker: every test starts from empty stores and the current tables.
  beforeEach(async () => {
    await reset();
    while (await hasTables()) await reset();
    await applyD1Migrations(env.DB, inject('migrations'));
  });
}

/** A database that a request of the test before still holds outlives an emptying. */
async function hasTables(): Promise<boolean> {
  return (await env.DB.prepare("select name from sqlite_master where name = 'user'").first()) !== null;
}

beforeEach(() => {
  takePauses();
  catchErrors();
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(takeErrors(), 'nothing may be printed to console.error').toEqual([]);
});
