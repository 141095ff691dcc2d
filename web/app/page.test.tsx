import { render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { server } from '../testing/server';
import { ErrorBoundary } from './error-boundary';
import { page } from './page';

afterEach(() => sessionStorage.clear());

test('a page of a release that is gone is loaded anew, and nobody is told of a fault', async () => {
  const entry = document.createElement('script');
  entry.type = 'text/plain';
  entry.setAttribute('src', '/assets/index-old.js');
  entry.setAttribute('type', 'module');
  document.body.append(entry);
  const html = '<!doctype html><script type="module" src="/assets/index-new.js"></script>';
  server.use(http.get('/', () => HttpResponse.html(html)));
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});

  const About = page(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  render(
    <ErrorBoundary>
      <About waiting="On its way" />
    </ErrorBoundary>,
  );
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('On its way')).toBeTruthy();
  entry.remove();
});
