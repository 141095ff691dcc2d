import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '#web/lib/paths.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { AboutPage } from '../about/about.page';
import { PrivacyPage } from './privacy.page';
import { TermsPage } from './terms.page';

test.each([
  ['Privacy Policy', PrivacyPage],
  ['Terms of Service', TermsPage],
])('%s says when it was last updated, and its contents lead to each section', (title, Page) => {
  const { container } = renderPage(<Page />);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByText('Last updated: 16 July 2025').tagName).toBe('TIME');
  const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  const sections = [...container.querySelectorAll('section')].map(({ id }) => id);
  expect(contents.map((link) => link.getAttribute('href')?.slice(1))).toEqual(sections);
  expect(sections.length).toBeGreaterThan(8);
});

test('the footer’s link to security leads to what is said about it', () => {
  renderPage(<PrivacyPage />);
  const section = document.getElementById(paths.security.split('#')[1] ?? '') as HTMLElement;
  expect(within(section).getByRole('heading', { level: 2, name: 'Security' })).toBeTruthy();
});

test('the policy says what becomes of texts that were measured and not uploaded, and when a model reads a contract', () => {
  renderPage(<PrivacyPage />);
  expect(screen.getByText(/deleted after an hour/)).toBeTruthy();
  expect(screen.getByText(/only where this service has one switched on/)).toBeTruthy();
});

test('the policy says when something was last added to it', () => {
  renderPage(<PrivacyPage />);
  const added = screen.getByText('Latest additions: 28 November 2026');
  expect(added.getAttribute('datetime')).toBe('2026-11-28');
});

test('the policy says how long questions are kept, and what of them a language model is sent', () => {
  renderPage(<PrivacyPage />);
  expect(screen.getByText(/until you delete the question, the contract or your account/)).toBeTruthy();
  expect(screen.getByText(/sent a question and the passages found for it, and nothing else/)).toBeTruthy();
});

test('the policy says that the key of two-step sign-in is kept, and names its cookies', () => {
  renderPage(<PrivacyPage />);
  expect(screen.getByText(/the key that your authenticator app also holds/)).toBeTruthy();
  expect(screen.getByText(/remembers the browser for 30 days/)).toBeTruthy();
});

test('the terms say that this is no legal advice', () => {
  renderPage(<TermsPage />);
  expect(screen.getByText(/Plainclause is not a law firm, and nothing it writes is legal advice\./)).toBeTruthy();
});

test('the trial on the page about us starts at the prices', () => {
  renderPage(<AboutPage />);
  expect(screen.getByRole('link', { name: 'Start Free Trial' }).getAttribute('href')).toBe('/pricing');
});
