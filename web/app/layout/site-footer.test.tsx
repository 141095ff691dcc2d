import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { server } from '#web/testing/server.ts';
import { SiteFooter } from './site-footer';

test('the footer leads to pages of this site alone where no social profile is configured', async () => {
  const { settled } = renderPage(<SiteFooter />);
  await settled();
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(addresses).toContain('/support');
  expect(addresses).toContain('/third-party-notices.txt');
  expect(addresses.filter((address) => !address.startsWith('/'))).toEqual([]);
  expect(screen.getAllByRole('list').filter((list) => list.children.length === 0)).toEqual([]);
});

test('social profiles that are configured are linked to by their names', async () => {
  const socialProfiles = [
    { name: 'LinkedIn', address: 'https://linkedin.example/plain' },
    { name: 'Mastodon', address: 'https://social.example/@plain' },
  ];
  server.use(
    http.get('/api/service', () => HttpResponse.json({ analyst: 'built-in', uptimeStated: false, socialProfiles })),
  );
  renderPage(<SiteFooter />);
  for (const { name, address } of socialProfiles) {
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe(address);
    expect(link.getAttribute('rel')).toBe('me noopener noreferrer');
  }
});
