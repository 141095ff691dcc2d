import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { server } from '#web/testing/server.ts';
import { FeaturesPage } from './features.page';

async function draw() {
  const { settled } = renderPage(<FeaturesPage />);
  await settled();
}

test('where the built-in analyst reads, the page names it, what it cannot do, and calls the uptime an aim', async () => {
  await draw();
  expect(screen.getByText(/^Rules and statistics\./)).toBeTruthy();
  expect(screen.getByText(/It reads no scanned pages\./)).toBeTruthy();
  expect(screen.getByText('Most contracts are explained in seconds.')).toBeTruthy();
  expect(screen.getByText('We aim for 99.9% uptime; that is a goal, not a guarantee.')).toBeTruthy();
  expect(screen.queryByText(/large language model/)).toBeNull();
});

test('where a language model reads and the uptime is kept, the page says so', async () => {
  server.use(http.get('/api/service', () => HttpResponse.json({ analyst: 'language-model', uptimeStated: true })));
  await draw();
  expect(screen.getByText(/^A large language model\./)).toBeTruthy();
  expect(screen.getByText(/A language model can be mistaken/)).toBeTruthy();
  expect(screen.getByText(/explained in under a minute/)).toBeTruthy();
  expect(screen.getByText('99.9% uptime.')).toBeTruthy();
  expect(screen.queryByText(/^Rules and statistics\./)).toBeNull();
});
