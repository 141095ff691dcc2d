import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { server } from '../testing/server';
import { leaveStaleRelease, watchForStaleRelease } from './stale-release';

const entry = document.createElement('script');
const serve = (src: string) =>
  server.use(http.get('/', () => HttpResponse.html(`<!doctype html><script type="module" src="${src}"></script>`)));
const reload = () => vi.spyOn(window.location, 'reload').mockImplementation(() => {});

beforeEach(() => {
  entry.type = 'text/plain';
  entry.setAttribute('src', '/assets/index-old.js');
  entry.setAttribute('type', 'module');
  document.body.append(entry);
});
afterEach(() => {
  entry.remove();
  sessionStorage.clear();
});

test('where another release is served by now the page is loaded anew, once', async () => {
  serve('/assets/index-new.js');
  const reloaded = reload();
  expect(await Promise.all([leaveStaleRelease(), leaveStaleRelease()])).toEqual([true, true]);
  expect(reloaded).toHaveBeenCalledTimes(1);
  // The page came back as it was: whoever reads it is told instead of being sent round in circles.
  expect(await leaveStaleRelease()).toBe(false);
  expect(reloaded).toHaveBeenCalledTimes(1);
});

test.each([
  ['the same release is served', () => serve('/assets/index-old.js')],
  ['nothing is served', () => server.use(http.get('/', () => HttpResponse.error()))],
  ['the service is down', () => server.use(http.get('/', () => new HttpResponse(null, { status: 503 })))],
  ['something else is served', () => server.use(http.get('/', () => HttpResponse.html('<p>Sign in to this network')))],
])('where %s the page stays, and what failed is told', async (_, arrange) => {
  arrange();
  const reloaded = reload();
  expect(await leaveStaleRelease()).toBe(false);
  expect(reloaded).not.toHaveBeenCalled();
});

test('code of a dialog that is gone has the page loaded anew too', async () => {
  serve('/assets/index-new.js');
  const reloaded = reload();
  watchForStaleRelease();
  window.dispatchEvent(new Event('vite:preloadError'));
  await vi.waitFor(() => expect(reloaded).toHaveBeenCalledTimes(1));
});
