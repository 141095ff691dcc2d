import { join } from 'node:path';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { bytesFromFile } from '../dev/build/bundle-for-node.ts';
import { readContent } from '../dev/build/compile-content.ts';
import { compileMessages } from '../dev/build/compile-messages.ts';
import { secretNames, settingNames } from '../dev/run/worker-variables.ts';
import LongestFirst from './longest-first.ts';

const root = join(import.meta.dirname, '../..');

await compileMessages();

/** What both Workers have under test. Settings that a developer keeps in `.dev.vars` do not reach it. */
const bindings = {
  ...Object.fromEntries([...secretNames, ...settingNames].map((name) => [name, ''])),
  APP_ENV: 'local',
  AUTH_SECRET: 'a-secret-that-only-tests-know-0123456789',
  USAGE_LIMITS: 'on',
  RATE_LIMITS: 'on',
};
/** `npm test -- --shards=2`: contracts in so many databases of their own, and accounts in another. */
const shards = Array.from({ length: Number(process.env.SHARDS ?? 0) }, (_, at) => `DB_${at + 1}`);
const d1Databases = Object.fromEntries(shards.map((name) => [name, name]));
const provide = { migrations: await readD1Migrations(join(root, 'migrations')), shards };

/** The published content, as the client's files would be served. */
const content = await readContent();
const contentAssets = (request: { url: string }) => {
  const file = content[new URL(request.url).pathname.replace('/content/', '')];
  return file === undefined ? new Response('<!doctype html>') : Response.json(file);
};

/** Tests that need the analysis Worker say what it answers. */
const notServed = () => new Response(null, { status: 501 });

/** One more than of the others: these tests wait for other processes, and one that waits long must leave no processor idle. */
const beside = 4;

/** For tests of several processes at once. What passed only the second time is named at the end (`TotalsReporter`). */
const once = 1;

/** `npm test -- --project api` runs one of these. */
export default defineConfig({
  root,
  test: {
    silent: 'passed-only',
    // Three on two processors: while one waits another works.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    coverage: { provider: 'istanbul', include: ['src/**/*.ts', 'worker/**/*.ts', 'web/**/*.{ts,tsx}'] },
    projects: [
      {
        root,
        plugins: [
          cloudflareTest({
            remoteBindings: false,
            wrangler: { configPath: join(root, 'wrangler.toml') },
            miniflare: {
              bindings,
              d1Databases,
              serviceBindings: {
                ...{ MEASURE: notServed, ASK: notServed, TRANSLATE: notServed, COMPARE: notServed, REDLINE: notServed },
                ASSETS: contentAssets,
              },
            },
          }),
        ],
        test: {
          name: 'api',
          // Starting the Worker costs more than its tests, and every test starts from empty stores anyway.
          isolate: false,
          include: ['src/**/*.test.ts'],
          exclude: ['src/testing/**', 'src/dev/stripe/**'],
          // Answers whose timing must not reveal what was found take a fixed time.
          testTimeout: 20_000,
          hookTimeout: 30_000,
          setupFiles: ['src/testing/worker-setup.ts'],
          provide,
          globalSetup: ['src/testing/start-local-stripe.ts'],
        },
      },
      {
        root,
        plugins: [
          cloudflareTest({
            remoteBindings: false,
            wrangler: { configPath: join(root, 'worker/wrangler.toml') },
            miniflare: {
              bindings,
              d1Databases,
            },
          }),
        ],
        test: {
          name: 'analysis',
          isolate: false,
          include: ['worker/**/*.test.ts'],
          setupFiles: ['src/testing/worker-setup.ts'],
          provide,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        root,
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'happy-dom',
          // A window and its modules for each file take longer than its tests, which leave the window as it was.
          isolate: false,
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: ['web/**/*.browser.test.ts'],
          testTimeout: 20_000,
          setupFiles: ['web/testing/setup.ts'],
        },
      },
      {
        root,
        plugins: [bytesFromFile],
        test: {
          name: 'project',
          include: ['src/testing/*.test.ts', 'src/dev/stripe/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        root,
        test: {
          name: 'integration',
          isolate: false,
          include: ['src/testing/integration/*.test.ts'],
          // A crowded machine takes a minute for what a quiet one does in five seconds.
          testTimeout: 120_000,
          hookTimeout: 60_000,
          retry: once,
          // Beside the browser tests: alone they would leave the processors idle.
          sequence: { groupOrder: 1 },
          maxWorkers: beside,
        },
      },
      {
        root,
        test: {
          name: 'browser',
          // The files that run in one process share its browser.
          isolate: false,
          include: ['web/**/*.browser.test.ts'],
          testTimeout: 90_000,
          hookTimeout: 180_000,
          // As long as other waits for a page: four browsers share two processors.
          expect: { poll: { timeout: 15_000 } },
          retry: once,
          // After the others: pages have their time, in which they must have answered.
          sequence: { groupOrder: 1 },
          maxWorkers: beside,
          globalSetup: ['web/testing/browser-app.ts'],
        },
      },
    ],
  },
});
