import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Route, Routes } from 'react-router';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { AnalysisPage } from '#web/pages/analysis/analysis.page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { asked, sentWith, server } from '#web/testing/server.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { contract } from '../testing/analysed-contract';

// Loaded late on the page, and then at once.
beforeAll(() =>
  Promise.all([
    import('./manage-menu'),
    import('../analysis-failure'),
    import('../later-findings'),
    import('../analysis-method'),
    import('./rename-dialog'),
    import('./share-points'),
    import('../share/share-dialog'),
    import('#web/features/contracts/new-tag.tsx'),
  ]),
);

async function open(changes: Partial<Contract> = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  server.use(
    http.get('/api/contracts/one', () => HttpResponse.json({ ...contract, ...changes })),
    http.get('/api/own-rules', () => HttpResponse.json({ rules: [] })),
  );
  const view = renderPage(
    <>
      <Routes>
        <Route path="analysis/:contractId" element={<AnalysisPage />} />
        <Route path="dashboard" element="The dashboard" />
      </Routes>
      <Toaster />
    </>,
    { address: '/analysis/one' },
  );
  await view.settled();
  const choose = async (name: string) => {
    await view.user.click(await screen.findByRole('button', { name: 'More actions' }));
    await view.user.click(screen.getByRole('button', { name }));
  };
  return { ...view, choose };
}

test('a contract is renamed: its page is headed by the new name, with the name of its file below', async () => {
  const { user, choose, settled } = await open({ title: 'Services: Acme' });
  const givenTitle = 'The Acme contract';
  server.use(
    http.patch('/api/contracts/one', () => {
      server.use(http.get('/api/contracts/one', () => HttpResponse.json({ ...contract, givenTitle })));
      return HttpResponse.json({ id: 'one', givenTitle });
    }),
  );
  await choose('Rename');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Save Name' }));
  expect(screen.getByText('Please enter a name.')).toBeTruthy();
  await user.type(name, givenTitle);
  await user.click(screen.getByRole('button', { name: 'Save Name' }));
  expect(await screen.findByRole('heading', { level: 1, name: givenTitle })).toBeTruthy();
  await settled();
  expect(await sentWith('PATCH /api/contracts/one')).toEqual([{ givenTitle }]);
  expect(document.querySelector('h1 + div')?.textContent).toContain('Services.pdf');
});

test('a name that was given can be taken back', async () => {
  const { user, choose, settled } = await open({ title: 'Services: Acme', givenTitle: 'Mine' });
  server.use(http.patch('/api/contracts/one', () => HttpResponse.json({ id: 'one', givenTitle: null })));
  await choose('Rename');
  await user.click(await screen.findByRole('button', { name: 'Use the Original Name' }));
  await settled();
  expect(await sentWith('PATCH /api/contracts/one')).toEqual([{ givenTitle: null }]);
});

test('the tags of a contract are changed from its page', async () => {
  server.use(
    http.get('/api/contracts/tags', () => HttpResponse.json([])),
    http.patch('/api/contracts/one', async ({ request }) => {
      const sent = (await request.json()) as { tags: string[] };
      server.use(http.get('/api/contracts/one', () => HttpResponse.json({ ...contract, ...sent })));
      return HttpResponse.json({ id: 'one', ...sent });
    }),
  );
  const { user, settled } = await open({ tags: ['Home'] });
  const tags = within(await screen.findByRole('list', { name: 'Tags' }));
  expect(tags.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/dashboard?tag=Home');
  await user.click(tags.getByRole('button', { name: 'New tag' }));
  await user.type(await tags.findByRole('combobox', { name: 'New tag' }), 'Flat{Enter}');
  await settled();
  await user.keyboard('{Escape}');
  await user.click(tags.getByRole('button', { name: 'Remove the tag Home' }));
  await settled();
  expect(await sentWith('PATCH /api/contracts/one')).toEqual([{ tags: ['Home', 'Flat'] }, { tags: ['Flat'] }]);
  expect(tags.queryByRole('link', { name: 'Home' })).toBeNull();
});

test('a contract that is deleted from its page is not asked for again', async () => {
  vi.stubGlobal('confirm', () => true);
  server.use(http.delete('/api/contracts/one', () => HttpResponse.json({ success: true })));
  const { choose, settled } = await open();
  await choose('Delete Contract');
  expect(await screen.findByText('The dashboard')).toBeTruthy();
  await settled();
  expect(asked().filter((call) => call === 'GET /api/contracts/one')).toHaveLength(1);
});

test('the main points are handed to what the device shares with', async () => {
  const share = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  const { choose } = await open({ title: 'Services: Acme' });
  await choose('Share the Main Points');
  await waitFor(() => expect(share).toHaveBeenCalled());
  const [{ title, text }] = share.mock.calls[0] as [{ title: string; text: string }];
  expect(title).toBe('Services: Acme');
  expect(text).toContain('Before you sign\n• No limit: Why it matters.');
  expect(text).toContain('does not give legal advice');
});

test('a link to the analysis is made from its page', async () => {
  server.use(http.get('/api/contracts/one/shares', () => HttpResponse.json([])));
  const { choose, settled } = await open();
  await choose('Share a Link');
  expect(await screen.findByRole('dialog', { name: 'Share this analysis' })).toBeTruthy();
  await settled();
});

test('what failed can be renamed and deleted, and has nothing to share', async () => {
  const { user } = await open({ status: 'failed', failureCode: 'contracts.analysis_failed', analysisComplete: false });
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  expect(screen.getByRole('button', { name: 'Rename' })).toBeTruthy();
  for (const name of ['Share the Main Points', 'Share a Link'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
