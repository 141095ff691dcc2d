import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { paths } from '#web/lib/paths.ts';
import { draw } from '#web/testing/draw.tsx';
import { AboutPage } from '../about/about.page';
import { PrivacyPage } from './privacy.page';
import { TermsPage } from './terms.page';

const open = (Page: () => React.ReactNode) =>
  draw(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );

test.each([
  ['Privacy Policy', PrivacyPage],
  ['Terms of Service', TermsPage],
])('%s says when it was last updated, and its contents lead to each section', async (title, Page) => {
  const { container, find } = await open(Page);
  expect(find('h1').textContent).toBe(title);
  expect(find('time').textContent).toBe('Last updated: 16 July 2025');
  const anchors = [...container.querySelectorAll('nav a')].map((link) => link.getAttribute('href')?.slice(1));
  const sections = [...container.querySelectorAll('section')].map(({ id }) => id);
  expect(anchors).toEqual(sections);
  expect(sections.length).toBeGreaterThan(8);
});

test('the footer’s link to security leads to what is said about it', async () => {
  const { find } = await open(PrivacyPage);
  expect(find(`#${paths.security.split('#')[1]} h2`).textContent).toBe('Security');
});

test('the policy says what becomes of texts that were measured and not uploaded, and when a model reads a contract', async () => {
  const { container } = await open(PrivacyPage);
  expect(container.textContent).toContain('deleted after an hour');
  expect(container.textContent).toContain('only where this service has one switched on');
});

test('the terms say that this is no legal advice', async () => {
  const { container } = await open(TermsPage);
  expect(container.textContent).toContain('Plainclause is not a law firm, and nothing it writes is legal advice.');
});

test('the trial on the page about us starts at the prices', async () => {
  const { control } = await open(AboutPage);
  expect(control('Start Free Trial').getAttribute('href')).toBe('/pricing');
});
