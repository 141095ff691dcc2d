import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { expect, test, vi } from 'vitest';
import { takeErrors } from '#src/testing/console-errors.ts';
import { NotFoundPage } from '../pages/not-found/not-found.page';
import { renderPage } from '../testing/render-page';
import { server } from '../testing/server';
import { markSession } from '../testing/session-mark';
import { ErrorBoundary } from './error-boundary';

function Broken(): never {
  throw new Error('a secret from inside');
}

test('what breaks while drawing is told in words, with a button that loads the page anew', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toBe(
    'Something went wrongWe encountered an unexpected error. Please refresh the page to try again.Refresh Page',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Refresh Page' }));
  expect(reload).toHaveBeenCalledOnce();
  expect(takeErrors()).toHaveLength(1);
});

test('an address that leads nowhere says so, and leads home', () => {
  renderPage(<NotFoundPage />, { account: null });
  expect(screen.getByText(/The page you're looking for doesn't exist\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the Home Page' }).getAttribute('href')).toBe('/');
});

test('an address is not called unknown while it may turn out that someone is signed in', () => {
  server.use(http.get('/api/user', () => new Promise(() => {})));
  markSession();
  const { container } = renderPage(<NotFoundPage />);
  expect(container.textContent).not.toContain('exist');
});
