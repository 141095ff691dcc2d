import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { CurrentUser } from '#src/features/accounts/accounts.schema.ts';
import { click, draw } from '#web/testing/draw.tsx';
import { AppHeader } from './app-header';
import { PublicHeader } from './public-header';

const somebody: CurrentUser = {
  id: 'u1',
  email: 'ada@example.test',
  firstName: 'Ada',
  lastName: null,
  profileImageUrl: null,
  accountStatus: 'free',
  paymentFailed: false,
  authProvider: 'local',
};

const drawHeader = (header: React.ReactNode) =>
  draw(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{header}</MemoryRouter>
    </QueryClientProvider>,
  );

const linksOf = (container: HTMLElement) =>
  [...(container.querySelector('nav')?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));

test('visitors find the public pages, Sign In and Get Started', async () => {
  const { container, control } = await drawHeader(<PublicHeader />);
  expect(linksOf(container)).toEqual(['/features', '/pricing', '/about', '/support']);
  expect(control('Sign In').getAttribute('href')).toBe('/auth?mode=login');
  expect(control('Get Started').getAttribute('href')).toBe('/auth?mode=register');
});

test.each([['free'], [null]] as const)(
  'an account that is %s finds home, settings and support',
  async (accountStatus) => {
    const { container } = await drawHeader(<AppHeader user={{ ...somebody, accountStatus }} />);
    expect(linksOf(container)).toEqual(['/', '/settings', '/support']);
  },
);

test.each([['plus'], ['pro'], ['premium']] as const)(
  'an account on %s also finds templates and clauses',
  async (accountStatus) => {
    const { container } = await drawHeader(<AppHeader user={{ ...somebody, accountStatus }} />);
    expect(linksOf(container)).toEqual(['/', '/templates', '/clauses', '/settings', '/support']);
  },
);

test('the header shows first name and initial, else the e-mail address', async () => {
  const named = await drawHeader(<AppHeader user={somebody} />);
  expect(named.container.textContent).toContain('AAda');
  const nameless = await drawHeader(<AppHeader user={{ ...somebody, firstName: null }} />);
  expect(nameless.container.textContent).toContain('Aada@example.test');
});

test('the header shows the picture that an account has, and the letter when it does not load', async () => {
  const picture = 'https://lh3.googleusercontent.com/ada';
  const { container, find } = await drawHeader(<AppHeader user={{ ...somebody, profileImageUrl: picture }} />);
  expect(find('img').getAttribute('src')).toBe(picture);
  expect(container.textContent).not.toContain('AAda');
  for (const image of container.querySelectorAll('img')) {
    await act(async () => void image.dispatchEvent(new Event('error')));
  }
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toContain('AAda');
});

test('an account without a name and an address is called User, with a U', async () => {
  const { container } = await drawHeader(<AppHeader user={{ ...somebody, firstName: null, email: '' }} />);
  expect(container.textContent).toContain('UUser');
});

test('the small menu opens and closes', async () => {
  const { control, find } = await drawHeader(<PublicHeader />);
  const menu = document.getElementById(control('Open menu').getAttribute('aria-controls') ?? '');
  expect(menu?.hidden).toBe(true);
  await click(control('Open menu'));
  expect(menu?.hidden).toBe(false);
  await click(control('Close menu'));
  expect(menu?.hidden).toBe(true);
  expect(find('header')).toBeTruthy();
});
