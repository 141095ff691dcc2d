import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CurrentUser } from '#src/features/accounts/accounts.schema.ts';
import type { Clause } from '#src/features/clauses/clauses.schema.ts';
import { ada } from '#web/testing/ada.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { asked as askedOfAll, server } from '#web/testing/server.ts';
import { shownToast } from '#web/ui/toast-store.ts';
import { ClausesPage } from './clauses.page';

const clause = (fields: Partial<Clause>): Clause => ({
  id: 'governing-law',
  version: 1,
  lawAsOf: '2026-11-23',
  title: 'Governing Law',
  heading: 'Governing Law',
  description: 'Says which law applies.',
  category: 'Legal',
  content: 'The law of [England and Wales] applies.',
  wordings: { standard: 'The law of [England and Wales] applies.' },
  stances: { standard: { risk: 'medium', favours: null, reason: null } },
  riskLevel: 'medium',
  riskReason: 'Foreign law costs.',
  use: 'Always.',
  clauseType: 'governing-law',
  placement: { sorts: ['general'], replaces: ['governing-law'], business: [], deed: [] },
  tags: ['law'],
  ...fields,
});

const answer = (clauses: Clause[]) => server.use(http.get('/api/clauses', () => HttpResponse.json(clauses)));
const asked = () => askedOfAll().filter((call) => !call.includes('/api/own-clauses'));
beforeEach(() => server.use(http.get('/api/own-clauses', () => HttpResponse.json([]))));

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

function open(address = '/clauses', accountStatus: CurrentUser['accountStatus'] = 'pro') {
  const { user, container } = renderPage(
    <>
      <Address />
      <ClausesPage />
    </>,
    { address, account: { ...ada, accountStatus } },
  );
  const box = () => screen.getByRole<HTMLInputElement>('searchbox');
  return {
    user,
    box,
    text: () => container.textContent,
    address: () => screen.getByTestId('address').textContent,
    /** At once: what is typed letter by letter may be searched for on the way. */
    search: async (words: string) => {
      await user.clear(box());
      await user.click(box());
      if (words !== '') await user.paste(words);
    },
  };
}

const button = (name: string) => screen.getByRole('button', { name });

test('an account that must pay first is led to the plans', () => {
  answer([]);
  expect(open('/clauses', null).address()).toBe('/pricing');
});

test('what is typed and chosen goes into the address, and nothing is asked that was not', async () => {
  answer([clause({})]);
  const page = open();
  expect(await screen.findByText('Clauses: 1')).toBeTruthy();
  await page.search('law ');
  await waitFor(() => expect(page.address()).toBe('/clauses?search=law'));
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Risk Management');
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Risk' }), 'high');
  expect(page.address()).toBe('/clauses?search=law&category=risk-management&risk=high');
  await page.search('');
  await waitFor(() => expect(page.address()).toBe('/clauses?category=risk-management&risk=high'));
  expect(asked()).toEqual([
    'GET /api/clauses',
    'GET /api/clauses?search=law',
    'GET /api/clauses?search=law&category=Risk+Management',
    'GET /api/clauses?search=law&category=Risk+Management&risk=high',
    'GET /api/clauses?category=Risk+Management&risk=high',
  ]);
});

test('the address alone fills the fields; what it says that there is not is left out', async () => {
  answer([clause({})]);
  const page = open('/clauses?search=notice&category=termination&risk=extreme');
  expect(page.box().value).toBe('notice');
  const chosen = screen.getAllByRole<HTMLSelectElement>('combobox').map(({ value }) => value);
  expect(chosen).toEqual(['Termination', '']);
  expect(await screen.findByText('Clauses: 1')).toBeTruthy();
  expect(asked()).toEqual(['GET /api/clauses?search=notice&category=Termination']);
});

test('while the next answer is on its way what was found before stays, then the new number is told', async () => {
  answer([clause({})]);
  const page = open();
  expect(await screen.findByText('Clauses: 1')).toBeTruthy();
  let arrive: (response: Response) => void = () => {};
  server.use(http.get('/api/clauses', () => new Promise<Response>((resolve) => (arrive = resolve))));
  await page.search('zebra');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Searching…'));
  expect(page.text()).toContain('Governing Law');
  await act(async () => arrive(HttpResponse.json([])));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Clauses: 0'));
  expect(page.text()).toContain('No Clauses FoundNothing matches “zebra”');
  answer([clause({})]);
  await page.user.click(button('Show All Clauses'));
  expect(await screen.findByRole('heading', { name: 'Governing Law' })).toBeTruthy();
  expect([page.address(), page.box().value]).toEqual(['/clauses', '']);
});

test('an empty category is told as such', async () => {
  answer([]);
  open('/clauses?category=legal&risk=high');
  expect(await screen.findByText('There is no clause of this category and risk.')).toBeTruthy();
});

test('a library that does not load can be asked for again', async () => {
  server.use(http.get('/api/clauses', () => new HttpResponse('', { status: 500 })));
  const { user } = open();
  expect(await screen.findByText('The clauses could not be loaded.')).toBeTruthy();
  answer([clause({})]);
  await user.click(button('Try Again'));
  expect(await screen.findByRole('heading', { name: 'Governing Law' })).toBeTruthy();
});

test('a risk that is not known is called unknown', async () => {
  answer([clause({ riskLevel: 'extreme' as never })]);
  open();
  expect((await screen.findByText('Unknown')).className).toContain('badge');
});

test.each([
  ['the clipboard', async () => {}, () => false, 'Copied'],
  ['a selection where the clipboard is refused', () => Promise.reject(new Error('refused')), () => true, 'Copied'],
  [
    'nothing, and says so, where both are refused',
    () => Promise.reject(new Error('refused')),
    () => false,
    'The text could not be copied',
  ],
])('a wording is copied by way of %s', async (_, writeText, execCommand, title) => {
  const taken: string[] = [];
  answer([clause({})]);
  const { user } = open();
  const copy = await screen.findByRole('button', { name: 'Copy: Governing Law' });
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    await writeText();
    taken.push(text);
  });
  Object.assign(document, {
    execCommand: () => {
      const field = document.activeElement ?? document.querySelector('textarea');
      const selected = document.querySelector('textarea') ?? field;
      if (execCommand()) taken.push((selected as HTMLTextAreaElement).value);
      return execCommand();
    },
  });
  await user.click(copy);
  await waitFor(() => expect(shownToast()?.title).toBe(title));
  expect(taken).toEqual(title === 'Copied' ? ['The law of [England and Wales] applies.'] : []);
  expect(document.querySelector('textarea')).toBeNull();
  Reflect.deleteProperty(document, 'execCommand');
});
