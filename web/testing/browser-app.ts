import { request } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { runAppAside } from '#src/dev/run/run-app-aside.ts';
import { type Made, makeWhatIsSeen } from './walk/personas.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the running app, without a slash at the end. */
    appUrl: string;
    /** What the walk over all places looks at. */
    made: Made;
  }
}

/** Runs the built app with fresh data for the browser tests. */
export default async function setup(project: TestProject) {
  const app = await runAppAside({ name: 'browser', variables: { APP_ENV: 'local', RATE_LIMITS: 'off' } });
  project.provide('appUrl', app.url);
  const demo = await request.newContext();
  project.provide('made', await makeWhatIsSeen(demo, app.url));
  await demo.dispose();
  return app.stop;
}
