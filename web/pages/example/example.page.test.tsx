import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ada } from '#web/testing/ada.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { ExamplePage } from './example.page';

// Made at build time.
vi.mock('./example.query', () => ({
  exampleQuery: () => ({ queryKey: ['example'], queryFn: () => new Promise(() => {}) }),
}));

test.each([
  ['a visitor', null, 'Start Analyzing Free', '/auth?mode=register'],
  ['who is signed in', ada, 'Analyze Your Own Contract', '/dashboard#contract-file'],
])('%s is led on from the example', (_, account, name, address) => {
  renderPage(<ExamplePage />, { account });
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [name, address],
  ]);
});
