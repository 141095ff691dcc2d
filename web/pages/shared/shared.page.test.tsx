import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Route, Routes } from 'react-router';
import { beforeAll, expect, test, vi } from 'vitest';
import type { SharedAnalysis } from '#src/features/shares/shares.schema.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { asked, sentWith, server } from '#web/testing/server.ts';
import { sharedExample } from '#web/testing/walk/places/shared-example.ts';
import { SharedPage } from './shared.page';

// Loaded late on the page, and then at once.
beforeAll(() =>
  Promise.all([
    import('./shared-view'),
    import('./shared-locked'),
    import('./shared-not-shown'),
    import('#web/features/contracts/analysis/later-findings.tsx'),
    import('#web/features/contracts/analysis/analysis-method.tsx'),
    import('#web/features/contracts/reader/contract-text-pane.tsx'),
  ]),
);

const path = '/api/shares/open';
const refuse = (status: number, code: string) => () => HttpResponse.json({ code, message: '' }, { status });
const withoutText = { ...sharedExample, fileContent: '' };

async function open(answer: SharedAnalysis | (() => Response)) {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  server.use(http.post(path, typeof answer === 'function' ? answer : () => HttpResponse.json(answer)));
  const page = (
    <Routes>
      <Route path="shared/:token" element={<SharedPage />} />
    </Routes>
  );
  const view = renderPage(page, { address: '/shared/the-token', account: null });
  await view.settled();
  return view;
}

const quoteButtons = () => screen.queryAllByRole('button', { name: /The Client shall pay/ });

test('without the text an analysis is read with its quotes, which lead nowhere, and nothing can be done with it', async () => {
  await open(withoutText);
  expect(await screen.findByRole('heading', { level: 1, name: 'Consultancy: Mara Lind' })).toBeTruthy();
  const risks = within(await screen.findByRole('region', { name: 'Risk assessment' }));
  expect(risks.getByText('You wait ninety days for your money')).toBeTruthy();
  expect(risks.getByText(/within ninety days of each invoice/)).toBeTruthy();
  expect(await screen.findByText('Ask for a shorter time to pay.')).toBeTruthy();
  expect(quoteButtons()).toEqual([]);
  expect(screen.getByText(/shared without the contract’s text/)).toBeTruthy();
  expect(screen.queryByRole('complementary')).toBeNull();
  for (const name of ['More actions', 'Download', 'Ask for Changes', 'New tag', 'Edit Rules'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(asked()).toEqual([`POST ${path}`]);
  expect(await sentWith(`POST ${path}`)).toEqual([{ token: 'the-token' }]);
});

test('with the text a quote leads to its words there, and the file itself is not offered', async () => {
  const { user } = await open({ ...sharedExample, withText: true });
  const text = within(await screen.findByRole('complementary', { name: 'Contract text' }));
  expect(await text.findByText(/CONSULTANCY AGREEMENT/)).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'Risk assessment' })).toBeTruthy();
  for (const row of document.querySelectorAll('details')) row.open = true;
  const [quote] = quoteButtons();
  await user.click(quote as HTMLElement);
  expect(document.querySelector('mark[data-place]')?.textContent).toContain('within ninety days');
  expect(screen.queryByRole('radiogroup')).toBeNull();
  expect(asked()).toEqual([`POST ${path}`]);
});

test('a page that is shared asks search engines to leave it out, and is not named after the contract', async () => {
  await open(withoutText);
  expect(document.head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(document.title).toBe('Shared analysis · Plainclause');
});

test('a password is asked for, a wrong one is told, and the right one opens the analysis', async () => {
  const { user, settled } = await open(refuse(403, 'shares.password_needed'));
  const field = await screen.findByLabelText('Password');
  const button = screen.getByRole('button', { name: 'Open Analysis' });
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(button);
  expect(screen.getByText('Please enter the password.')).toBeTruthy();
  server.use(http.post(path, refuse(403, 'shares.password_wrong')));
  await user.type(field, 'a guess');
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain('This is not the password.');
  server.use(http.post(path, () => HttpResponse.json(withoutText)));
  await user.type(field, '!');
  await user.click(button);
  await settled();
  expect(await screen.findByRole('heading', { level: 1, name: 'Consultancy: Mara Lind' })).toBeTruthy();
  const sent = (await sentWith(`POST ${path}`)).map((body) => (body as { password?: string }).password);
  expect(sent).toEqual([undefined, 'a guess', 'a guess!']);
});

test('who has tried too many passwords is told how long to wait', async () => {
  const { user } = await open(refuse(403, 'shares.password_needed'));
  const refusal = { code: 'shares.too_many_tries', message: '' };
  server.use(http.post(path, () => HttpResponse.json(refusal, { status: 429, headers: { 'Retry-After': '300' } })));
  await user.type(await screen.findByLabelText('Password'), 'a guess');
  await user.click(screen.getByRole('button', { name: 'Open Analysis' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Please wait 300 seconds');
});

test.each([
  [404, 'shares.not_found', 'This link does not work', 'This link leads nowhere.', 'Back to Home'],
  [404, 'shares.expired', 'This link does not work', 'This link has ended.', 'Back to Home'],
])('%i %s is told, and where else to go', async (status, code, title, text, way) => {
  await open(refuse(status, code));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain(text);
  expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe('/');
});

test('an analysis that is being written anew can be asked for again', async () => {
  const { user } = await open(refuse(409, 'shares.rewritten'));
  expect((await screen.findByRole('alert')).textContent).toContain('is being written anew');
  server.use(http.post(path, () => HttpResponse.json(withoutText)));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Consultancy: Mara Lind' })).toBeTruthy();
});
