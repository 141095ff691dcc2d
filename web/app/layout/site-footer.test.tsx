import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { draw } from '#web/testing/draw.tsx';
import { SiteFooter } from './site-footer';

test('the footer leads to pages of this site alone, as no social profile is known', async () => {
  const { container } = await draw(
    <MemoryRouter>
      <SiteFooter />
    </MemoryRouter>,
  );
  const addresses = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  expect(addresses).toContain('/support');
  expect(addresses.filter((address) => !address.startsWith('/'))).toEqual([]);
  expect([...container.querySelectorAll('ul')].filter((list) => list.children.length === 0)).toEqual([]);
});
