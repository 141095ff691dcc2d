// Boots the built Workers once with fresh data, as CI does: healthy, the client is served, the schedule runs.
import { stopAll } from './child-process.ts';
import { runAppAside } from './run-app-aside.ts';

let failure: unknown;
try {
  const app = await runAppAside({ name: 'boot', variables: { APP_ENV: 'local' } });
  const page = await fetch(app.url);
  const html = await page.text();
  if (!page.ok || !html.includes('id="root"')) throw new Error(`The front page answered ${page.status}: ${html}`);
  const unknown = await fetch(`${app.url}/api/no-such-call`);
  if (unknown.status !== 404) throw new Error(`An unknown call answered ${unknown.status}`);
  await app.stop();
  console.log('The built Workers boot, are healthy and serve the client.');
} catch (error) {
  failure = error;
  await stopAll();
  console.error(error instanceof Error ? error.message : error);
}
process.exit(failure === undefined ? 0 : 1);
