import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { catchErrors, takeErrors } from './console-errors';

// All files share one Worker: every test starts from empty stores and the current tables.
beforeEach(async () => {
  await reset();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  catchErrors();
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(takeErrors(), 'nothing may be printed to console.error').toEqual([]);
});
