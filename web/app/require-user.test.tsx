import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Route, Routes, useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { ada } from '../testing/ada';
import { renderPage } from '../testing/render-page';
import { server } from '../testing/server';
import { markSession } from '../testing/session-mark';
import { Home } from './home';
import { RequireUser } from './require-user';

vi.mock('../pages/dashboard/dashboard.page', () => ({ DashboardPage: () => 'The dashboard' }));
vi.mock('../pages/landing/landing.page', () => ({ LandingPage: () => 'The landing page' }));

beforeEach(markSession);

const SignIn = () => `The sign-in page ${useLocation().search}`;

const open = (address: string) =>
  renderPage(
    <Routes>
      <Route path="/" element={<Home />} />
      <Route path="/auth" element={<SignIn />} />
      <Route element={<RequireUser />}>
        <Route path="/settings" element="The settings" />
      </Route>
    </Routes>,
    { address },
  );

const answer = (response: () => Response) => server.use(http.get('/api/user', response));

test.each([
  ['the server fails', () => HttpResponse.json({ code: 'http.internal', message: 'Broken' }, { status: 500 })],
  ['there is no network', () => HttpResponse.error()],
])('when %s, a signed-in user is not taken for a visitor and can try again', async (_, failure) => {
  for (const [address, page] of [
    ['/', 'The dashboard'],
    ['/settings', 'The settings'],
  ] as const) {
    answer(failure);
    const { user, unmount } = open(address);
    expect(await screen.findByText('Your account could not be loaded.')).toBeTruthy();
    answer(() => HttpResponse.json(ada));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(page)).toBeTruthy();
    unmount();
  }
});

test('whose session has ended sees the landing page, and is asked to sign in for the settings and comes back', async () => {
  answer(() => HttpResponse.json({ code: 'http.unauthorized', message: 'Unauthorized' }, { status: 401 }));
  const visitor = open('/');
  expect(await screen.findByText('The landing page')).toBeTruthy();
  visitor.unmount();
  open('/settings');
  expect(await screen.findByText('The sign-in page ?mode=login&returnTo=%2Fsettings')).toBeTruthy();
});
