import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CurrentUser } from '#src/features/accounts/accounts.schema.ts';
import { ada } from '#web/testing/ada.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { AppHeader } from './app-header';
import { PublicHeader } from './public-header';

const renderFor = (changes: Partial<CurrentUser>) => renderPage(<AppHeader user={{ ...ada, ...changes }} />);

const mainLinks = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

const bar = () => screen.getByRole('banner').firstElementChild?.textContent;

test('visitors find the public pages, Sign In and Get Started', () => {
  renderPage(<PublicHeader />);
  expect(mainLinks()).toEqual(['/features', '/pricing', '/about', '/support']);
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth?mode=login');
  expect(screen.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/auth?mode=register');
});

test.each([['free'], [null]] as const)('an account that is %s finds home, settings and support', (accountStatus) => {
  renderFor({ accountStatus });
  expect(mainLinks()).toEqual(['/', '/settings', '/support']);
});

test.each([['plus'], ['pro'], ['premium']] as const)(
  'an account on %s also finds templates and clauses',
  (accountStatus) => {
    renderFor({ accountStatus });
    expect(mainLinks()).toEqual(['/', '/templates', '/clauses', '/settings', '/support']);
  },
);

test.each(['/', '/dashboard'])('at %s the header says that one is at home', (address) => {
  renderPage(<AppHeader user={ada} />, { address });
  const current = within(screen.getByRole('navigation')).getAllByRole('link', { current: 'page' });
  expect(current.map((link) => link.textContent)).toEqual(['Home']);
});

test('the header shows first name and initial, else the e-mail address', () => {
  const { unmount } = renderFor({});
  expect(bar()).toContain('AAda');
  unmount();
  renderFor({ firstName: null });
  expect(bar()).toContain('Aada@example.com');
});

test('the header shows the picture that an account has, and the letter when it does not load', () => {
  const picture = 'https://lh3.googleusercontent.com/ada';
  const { container } = renderFor({ profileImageUrl: picture });
  const [image] = screen.getAllByRole<HTMLImageElement>('presentation');
  expect(image?.src).toBe(picture);
  expect(container.textContent).not.toContain('AAda');
  for (const one of container.querySelectorAll('img')) fireEvent.error(one);
  expect(screen.queryByRole('presentation')).toBeNull();
  expect(bar()).toContain('AAda');
});

test('an account without a name and an address is called User, with a U', () => {
  renderFor({ firstName: null, email: '' });
  expect(bar()).toContain('UUser');
});

test('the small menu opens and closes', async () => {
  const { user } = renderPage(<PublicHeader />);
  const menu = document.getElementById(
    screen.getByRole('button', { name: 'Open menu' }).getAttribute('aria-controls') ?? '',
  );
  expect(menu?.hidden).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(menu?.hidden).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Close menu' }));
  expect(menu?.hidden).toBe(true);
  expect(screen.getByRole('banner')).toBeTruthy();
});
