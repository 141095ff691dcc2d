import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#web/app/query-client.ts';
import { draw } from '#web/testing/draw.tsx';
import { DevMailPage } from './dev-mail.page';

afterEach(() => vi.unstubAllGlobals());

async function shownWhere(outbox: () => Response) {
  vi.stubGlobal('fetch', async (path: string) =>
    path.startsWith('/api/dev/outbox') ? outbox() : Response.json({ message: 'Unauthorized' }, { status: 401 }),
  );
  const { container } = await draw(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <DevMailPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await act(async () => void (await new Promise((done) => setTimeout(done, 20))));
  return container.textContent;
}

test('where mail is kept, the page says so even while there is none', async () => {
  const shown = await shownWhere(() => Response.json([]));
  expect(shown).toContain('Sent mail');
  expect(shown).toContain('No mail has been sent yet.');
});

test('where mail is really sent, the page is one that does not exist', async () => {
  const shown = await shownWhere(() =>
    Response.json({ code: 'http.not_found', message: 'Not found' }, { status: 404 }),
  );
  expect(shown).toContain('404');
  expect(shown).not.toMatch(/mail/i);
});
