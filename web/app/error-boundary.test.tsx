import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { currentUserQuery } from '../features/accounts/accounts.queries';
import { NotFoundPage } from '../pages/not-found/not-found.page';
import { click, draw } from '../testing/draw';
import { ErrorBoundary } from './error-boundary';
import { createQueryClient } from './query-client';

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: taken back
  document.cookie = 'plainclause.signed_in=1; Path=/; Max-Age=0';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error('a secret from inside');
}

test('what breaks while drawing is told in words, with a button that loads the page anew', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const page = await draw(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(page.find('[role=alert]').textContent).toBe(
    'Something went wrongWe encountered an unexpected error. Please refresh the page to try again.Refresh Page',
  );
  await click(page.control('Refresh Page'));
  expect(reload).toHaveBeenCalledOnce();
});

test('an address that leads nowhere says so, and leads home', async () => {
  const client = createQueryClient();
  client.setQueryData(currentUserQuery.queryKey, null);
  const page = await draw(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <NotFoundPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(page.container.textContent).toContain("The page you're looking for doesn't exist.");
  expect(page.control('Go to the Home Page').getAttribute('href')).toBe('/');
});

test('an address is not called unknown while it may turn out that someone is signed in', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = 'plainclause.signed_in=1; Path=/';
  const page = await draw(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <NotFoundPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(page.container.textContent).not.toContain('exist');
});
