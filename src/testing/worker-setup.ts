import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { catchErrors, takeErrors } from './console-errors';
import { takePauses } from './pauses';

vi.mock('../kernel/sleep', async () => ({ sleep: (await import('./pauses')).skipPause }));

// All files share one Worker: every test starts from empty stores and the current tables.
beforeEach(async () => {
  await reset();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  takePauses();
  catchErrors();
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(takeErrors(), 'nothing may be printed to console.error').toEqual([]);
});
