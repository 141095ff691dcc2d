import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#web/app/query-client.ts';
import { draw } from '#web/testing/draw.tsx';
import { PageLimitsPage } from './page-limits.page';

afterEach(() => vi.unstubAllGlobals());

test('an empty answer is shown as one', async () => {
  vi.stubGlobal('fetch', async () => new Response(''));
  const { container } = await draw(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <PageLimitsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await act(async () => void (await new Promise((done) => setTimeout(done, 20))));
  expect(container.textContent).toContain('No data available');
});
