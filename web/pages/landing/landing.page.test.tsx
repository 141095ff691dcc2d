import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { draw } from '#web/testing/draw.tsx';
import { LandingPage } from './landing.page';

// Made at build time.
vi.mock('./sample-finding', () => ({ SampleFinding: () => null }));

test('every call to action leads where it says', async () => {
  const { container } = await draw(
    <MemoryRouter>
      <LandingPage />
    </MemoryRouter>,
  );
  const links = [...container.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  const register = '/auth?mode=register';
  expect(links).toEqual(
    expect.arrayContaining([
      ['Start Analyzing Free', register],
      ['Start Free Trial', register],
      ['Watch Demo', '/example'],
      ['See How It Works', '/example'],
    ]),
  );
  const headings = [...container.querySelectorAll('h3')].map(({ textContent }) => textContent);
  expect(headings).toEqual(expect.arrayContaining(['AI-Powered Analysis', 'Lightning Fast', 'Global Support']));
});
