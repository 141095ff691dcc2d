import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import type { CurrentUser } from '#src/features/accounts/accounts.schema.ts';
import type { OwnClause } from '#src/features/own-clauses/own-clauses.schema.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { ada } from '#web/testing/ada.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { asked, server } from '#web/testing/server.ts';
import { shownToast } from '#web/ui/toast-store.ts';
import { ClausesPage } from './clauses.page';

const deposit: OwnClause = {
  id: 'mine',
  title: 'Deposit back',
  category: 'Risk Management',
  language: 'en',
  text: 'The Landlord returns the deposit.',
  note: 'Ask first',
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
};

function open(own: OwnClause[], { address = '/clauses', plan = 'pro' as CurrentUser['accountStatus'] } = {}) {
  const sent: unknown[] = [];
  server.use(
    http.get('/api/clauses', () => HttpResponse.json([])),
    http.get('/api/own-clauses', () => HttpResponse.json(own)),
    http.post('/api/own-clauses', async ({ request }) => {
      const body = (await request.json()) as OwnClause;
      sent.push(body);
      return HttpResponse.json({ ...deposit, ...body }, { status: 201 });
    }),
    http.put('/api/own-clauses/mine', async ({ request }) => {
      const body = (await request.json()) as OwnClause;
      sent.push(body);
      return HttpResponse.json({ ...deposit, ...body });
    }),
    http.delete('/api/own-clauses/mine', () => new HttpResponse(null, { status: 204 })),
  );
  const { user, container } = renderPage(<ClausesPage />, { address, account: { ...ada, accountStatus: plan } });
  return { user, sent, text: () => container.textContent };
}

const dialog = () => screen.findByRole('dialog');
const button = (name: string) => screen.getByRole('button', { name });

test('own clauses stand among those of the library, marked, with what is looked for asked of both', async () => {
  open([deposit], { address: '/clauses?search=deposit&category=risk-management' });
  const card = (await screen.findByRole('heading', { name: 'Deposit back' })).closest('li') as HTMLElement;
  expect(card.textContent).toContain('Risk ManagementYour own');
  expect(card.textContent).toContain('Ask firstThe Landlord returns the deposit.');
  expect(screen.getByText('Clauses: 1')).toBeTruthy();
  const query = 'search=deposit&category=Risk+Management';
  expect(asked()).toEqual([`GET /api/clauses?${query}`, `GET /api/own-clauses?${query}`]);
});

test('they have no risk to be narrowed down by', async () => {
  open([deposit], { address: '/clauses?risk=high' });
  expect(await screen.findByText('Clauses: 0')).toBeTruthy();
  expect(screen.queryByText('Deposit back')).toBeNull();
});

test('one is typed, checked and kept, in the language that was chosen', async () => {
  const { user, sent } = open([]);
  await screen.findByText('Clauses: 0');
  await user.click(button('New Clause of My Own'));
  const form = within(await dialog());
  await user.click(form.getByRole('button', { name: 'Keep Clause' }));
  expect(form.getAllByRole('alert').map(({ textContent }) => textContent)).toContain('Please enter the wording.');
  expect(sent).toEqual([]);
  await user.type(form.getByLabelText('Title'), 'Haftung');
  await user.type(form.getByLabelText('Wording'), 'Die Haftung ist begrenzt.');
  await user.selectOptions(form.getByLabelText('Language of the wording'), 'Deutsch');
  await user.selectOptions(form.getByLabelText('Category'), 'Risk Management');
  await user.click(form.getByRole('button', { name: 'Keep Clause' }));
  await waitFor(() => expect(shownToast()?.description).toBe('You find “Haftung” in the clause library.'));
  const text = 'Die Haftung ist begrenzt.';
  expect(sent).toEqual([{ title: 'Haftung', text, note: '', category: 'Risk Management', language: 'de' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('one is changed, and one is deleted once that is confirmed', async () => {
  const { user, sent } = open([deposit]);
  await user.click(await screen.findByRole('button', { name: 'Open: Deposit back' }));
  const form = within(await dialog());
  await user.clear(form.getByLabelText(/^Note/));
  await user.click(form.getByRole('button', { name: 'Keep Clause' }));
  await waitFor(() => expect(sent).toMatchObject([{ title: 'Deposit back', note: '' }]));

  await user.click(button('Open: Deposit back'));
  const confirm = vi.fn().mockReturnValueOnce(false).mockReturnValue(true);
  vi.stubGlobal('confirm', confirm);
  await user.click(within(await dialog()).getByRole('button', { name: 'Delete' }));
  expect(asked()).not.toContain('DELETE /api/own-clauses/mine');
  await user.click(within(await dialog()).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(shownToast()?.title).toBe('Clause Deleted'));
  expect(confirm).toHaveBeenCalledTimes(2);
  expect(asked()).toContain('DELETE /api/own-clauses/mine');
});

test('another plan is told which have them, and reads and deletes what it kept before', async () => {
  const { user, text } = open([deposit], { plan: 'plus' });
  await user.click(await screen.findByRole('button', { name: 'Open: Deposit back' }));
  expect(text()).toContain('are part of Pro and Premium.See Plans');
  expect(screen.queryByRole('button', { name: 'New Clause of My Own' })).toBeNull();
  const form = within(await dialog());
  expect(form.getByLabelText<HTMLInputElement>('Title').readOnly).toBe(true);
  expect(form.queryByRole('button', { name: 'Keep Clause' })).toBeNull();
  expect(form.getByRole('button', { name: 'Delete' })).toBeTruthy();
});

test('only one’s own are shown where that is asked for, and that there are none is said', async () => {
  const { user } = open([]);
  await user.click(await screen.findByRole('checkbox', { name: 'Only my own' }));
  expect(await screen.findByText(/^You have no clause of your own yet/)).toBeTruthy();
});

test('what keeps them from being loaded is said beside the library, and why one was not kept in the form', async () => {
  const { user } = open([]);
  server.use(
    http.get('/api/own-clauses', () => new HttpResponse('', { status: 500 })),
    http.post('/api/own-clauses', () =>
      HttpResponse.json({ code: 'own_clauses.too_many', error: 'too many' }, { status: 409 }),
    ),
  );
  expect(await screen.findByText('Your own clauses could not be loaded.')).toBeTruthy();
  await user.click(button('New Clause of My Own'));
  const form = within(await dialog());
  await user.type(form.getByLabelText('Title'), 'A');
  await user.type(form.getByLabelText('Wording'), 'B');
  await user.click(form.getByRole('button', { name: 'Keep Clause' }));
  expect(await form.findByText(/^At most 200 clauses of your own are kept/)).toBeTruthy();
  expect(takeErrors()).toHaveLength(1);
});
