import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { SiteFooter } from './site-footer';

test('the footer leads to pages of this site alone, as no social profile is known', () => {
  renderPage(<SiteFooter />);
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(addresses).toContain('/support');
  expect(addresses).toContain('/third-party-notices.txt');
  expect(addresses.filter((address) => !address.startsWith('/'))).toEqual([]);
  expect(screen.getAllByRole('list').filter((list) => list.children.length === 0)).toEqual([]);
});
