import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draw } from '../testing/draw';
import { Home } from './home';
import { createQueryClient } from './query-client';
import { RequireUser } from './require-user';

vi.mock('../pages/dashboard/dashboard.page', () => ({ DashboardPage: () => 'The dashboard' }));
vi.mock('../pages/landing/landing.page', () => ({ LandingPage: () => 'The landing page' }));

let answer: () => Response;

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = 'plainclause.signed_in=1; Path=/';
  vi.stubGlobal('fetch', async () => answer());
});

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = 'plainclause.signed_in=1; Path=/; Max-Age=0';
  vi.unstubAllGlobals();
});

const arrived = () => act(async () => void (await new Promise((done) => setTimeout(done, 20))));

const SignIn = () => `The sign-in page ${useLocation().search}`;

async function open(path: string) {
  const page = await draw(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/" element={<Home />} />
          <Route path="/auth" element={<SignIn />} />
          <Route element={<RequireUser />}>
            <Route path="/settings" element="The settings" />
          </Route>
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await arrived();
  return { ...page, text: () => page.container.textContent };
}

const broken = () => new Response('{"code":"http.internal","message":"Broken"}', { status: 500 });
const signedOut = () => new Response('{"code":"http.unauthorized","message":"Unauthorized"}', { status: 401 });
const signedIn = () => new Response('{"id":"u1","email":"ada@example.test"}');
const noNetwork = () => {
  throw new TypeError('Failed to fetch');
};

test.each([
  ['the server fails', broken],
  ['there is no network', noNetwork],
])('when %s, a signed-in user is not taken for a visitor and can try again', async (_, failure) => {
  for (const [path, page] of [
    ['/', 'The dashboard'],
    ['/settings', 'The settings'],
  ] as const) {
    answer = failure;
    const { text, control } = await open(path);
    expect(text()).toContain('Your account could not be loaded.');
    answer = signedIn;
    await act(async () => control('Try Again').click());
    await arrived();
    expect(text()).toBe(page);
  }
});

test('whose session has ended sees the landing page, and is asked to sign in for the settings and comes back', async () => {
  answer = signedOut;
  expect((await open('/')).text()).toBe('The landing page');
  expect((await open('/settings')).text()).toBe('The sign-in page ?mode=login&returnTo=%2Fsettings');
});
