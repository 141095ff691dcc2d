import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

let errors: MockInstance<typeof console.error>;

// Isolation is per file: every test starts from empty stores and the current tables.
beforeEach(async () => {
  await reset();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  errors = vi.spyOn(console, 'error');
});

afterEach(() => {
  expect(errors, 'nothing may be printed to console.error').not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
