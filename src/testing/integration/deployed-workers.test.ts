import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type BuiltWorker, builtWorkers } from '#src/dev/build/build-output.ts';
import { root } from '#src/dev/run/project-paths.ts';
import { startWorkers } from './running-workers.ts';

/** What helps on one's own machine, in words that bundling leaves as they are. */
const tools = {
  'an address of the tools': /\/api\/dev\b/,
  'the address of the demo user': /demo@plainclause\.test/,
  'the password of the demo user': /password:\s*["'`]plainclause["'`]/,
  'a module of the tools': /"(?:\.\.\/)+src\/dev\//,
  'kept mail': /dev\/outbox/,
};
/** What wrangler keeps in it while it serves comes and goes. */
const isOfRun = (path: string) => path.includes('/.wrangler');
const read = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(js|map|html|json)$/.test(file.name) && !isOfRun(file.parentPath))
    .map((file) => ({ name: file.name, text: readFileSync(join(file.parentPath, file.name), 'utf8') }));
/** With its source maps, which are uploaded too. */
const code = ({ folder }: BuiltWorker) =>
  read(folder)
    .map(({ text }) => text)
    .join('\n');
const { api, analysis, localApi } = builtWorkers();

test.each(Object.entries(tools))('what is deployed does not hold %s, what runs locally does', (_, words) => {
  expect(code(localApi)).toMatch(words);
  for (const worker of [api, analysis]) {
    expect(code(worker).length).toBeGreaterThan(100_000);
    expect(words.test(code(worker)), worker.config.name).toBe(false);
  }
});

test('of the client, only the page of kept mail asks for what is kept locally', () => {
  const naming = read(join(root, 'dist/client')).filter(({ text }) =>
    Object.values(tools).some((words) => words.test(text)),
  );
  expect(naming.map(({ name }) => name)).toEqual([expect.stringMatching(/^dev-mail\.page-.*\.js$/)]);
});

test('the deployed API has nothing at the addresses of the tools, even where it is configured as local', async () => {
  const server = await startWorkers({ APP_ENV: 'local' }, { deployed: true });
  try {
    expect((await server.call('/api/health')).status).toBe(200);
    for (const [method, path] of [
      ['GET', '/api/dev/outbox'],
      ['POST', '/api/dev/seed'],
    ] as const) {
      const answer = await server.call(path, { method });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'http.not_found' });
    }
  } finally {
    await server.close();
  }
});
