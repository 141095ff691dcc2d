import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { LandingPage } from './landing.page';

// Made at build time.
vi.mock('./sample-finding', () => ({ SampleFinding: () => null }));

test('every call to action leads where it says', () => {
  renderPage(<LandingPage />);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  const register = '/auth?mode=register';
  expect(links).toEqual(
    expect.arrayContaining([
      ['Start Analyzing Free', register],
      ['Start Free Trial', register],
      ['Watch Demo', '/example'],
      ['See How It Works', '/example'],
    ]),
  );
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(expect.arrayContaining(['AI-Powered Analysis', 'Lightning Fast', 'Global Support']));
});
