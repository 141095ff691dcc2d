import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { server } from '#web/testing/server.ts';
import { DevMailPage } from './dev-mail.page';

async function shownWhere(outbox: () => Response) {
  server.use(http.get('/api/dev/outbox', outbox));
  const { container, settled } = renderPage(<DevMailPage />);
  await settled();
  return container.textContent;
}

test('where mail is kept, the page says so even while there is none', async () => {
  const shown = await shownWhere(() => HttpResponse.json([]));
  expect(shown).toContain('Sent mail');
  expect(shown).toContain('No mail has been sent yet.');
});

test('where mail is really sent, the page is one that does not exist', async () => {
  const shown = await shownWhere(() =>
    HttpResponse.json({ code: 'http.not_found', message: 'Not found' }, { status: 404 }),
  );
  expect(shown).toContain('404');
  expect(shown).not.toMatch(/mail/i);
});
