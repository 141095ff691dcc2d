import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiClient, apiClientPath } from '../dev/programs/api-client-code.ts';
import { root } from '../dev/run/project-paths.ts';

test('the typed client is what the API describes now, and of what tokens may call alone', async () => {
  const kept = readFileSync(join(root, apiClientPath), 'utf8');
  expect(kept, '`npm run api-client` writes it').toBe(await apiClient());
  const functions = [...kept.matchAll(/^export function (\w+)/gm)].map(([, name]) => name);
  expect(functions).toEqual(expect.arrayContaining(['uploadContract', 'getContract', 'askQuestion', 'listDatesAhead']));
  for (const closed of ['makeApiToken', 'deleteAccount', 'redlineContract', 'callMcp'])
    expect(functions).not.toContain(closed);
});
