import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { signedInMark } from '#src/features/accounts/sessions/signed-in-mark.schema.ts';
import type { TemplateWithBody } from '#src/features/templates/templates.schema.ts';
import { ada } from '#web/testing/ada.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { asked, sentWith, server } from '#web/testing/server.ts';
import { shownToast } from '#web/ui/toast-store.ts';
import { TemplatesPage } from './templates.page';

const names = Array.from({ length: 16 }, (_, index) => `part${index}`);
const fieldOf = (name: string) => ({ name, type: 'text', required: name === 'part0' || name === 'part9' }) as const;

/** Asks for sixteen things, eight of them about the parties and eight about money. */
const long: TemplateWithBody = {
  id: 'long',
  version: 1,
  lawAsOf: '2026-11-23',
  name: 'Long Agreement',
  description: 'Asks for much.',
  use: 'Patience.',
  avoid: 'Not for haste.',
  handOver: ['On the first day: the keys.'],
  category: 'Business',
  tags: [],
  basic: true,
  variables: names.map((name, index) => ({
    ...fieldOf(name),
    label: `Label ${index}`,
    placeholder: '',
    help: null,
    options: [],
    optionLabels: [],
    toggle: false,
    step: index < 8 ? 'parties' : 'money',
  })),
  fields: names.map(fieldOf),
  document: {
    title: 'LONG AGREEMENT',
    opening: 'Made between:',
    parties: [],
    sections: [{ heading: 'All', clauses: [{ text: '{{part0}} and {{part9}}' }] }],
    closing: 'Signed.',
  },
};
const sample = {
  blocks: [{ kind: 'title', number: null, pieces: [{ text: 'LONG AGREEMENT' }, { text: 'Ann', variable: 'part0' }] }],
};

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: what the server sets
  document.cookie = `${signedInMark}; Path=/`;
  server.use(
    http.get('/api/templates', () =>
      HttpResponse.json([long, { ...long, id: 'big', name: 'Big Agreement', basic: false }]),
    ),
    http.get('/api/templates/long', () => HttpResponse.json(long)),
    http.get('/api/templates/:id/sample', () => HttpResponse.json(sample)),
    http.get('/api/contracts', () => HttpResponse.json([])),
    http.post('/api/contracts/from-template', () => HttpResponse.json({ success: true, contractId: 'made' })),
  );
});

async function open(account = ada) {
  const { user, settled, unmount } = renderPage(<TemplatesPage />, { address: '/templates', account });
  await settled();
  const press = async (name: string) => {
    await user.click(screen.getByRole('button', { name }));
    await settled();
  };
  return {
    user,
    press,
    unmount,
    write: async (label: RegExp, words: string) => {
      const field = screen.getByLabelText(label);
      await user.clear(field);
      await user.click(field);
      await user.paste(words);
    },
  };
}

async function openForm(account = ada) {
  const page = await open(account);
  await page.press('Use Template: Long Agreement');
  await screen.findByLabelText(/^Label 0/);
  return page;
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const isShown = (label: RegExp) => field(label).closest('[hidden]') === null;
const current = () =>
  screen.getByRole('navigation', { name: 'Steps of the form' }).querySelector('[aria-current=step]');

test('what a template is not for, and of which law it is, is said before anything is asked', async () => {
  const { user } = await openForm();
  const notice = screen.getByText('Not for haste.');
  expect(notice.closest('form')).not.toBeNull();
  expect(notice.compareDocumentPosition(field(/^File name/))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText(/as of 23 November 2026\. Not for Scotland or Northern Ireland\./)).toBeTruthy();

  const form = within(notice.closest('form') as HTMLFormElement);
  expect(form.queryByText('On the first day: the keys.')).toBeNull();
  await user.click(form.getByRole('button', { name: 'What to hand over with it, and when' }));
  expect(form.getByText('On the first day: the keys.')).toBeTruthy();
});

test('a long form goes step by step, keeps what was typed on the way back, and makes the contract at the end', async () => {
  const page = await openForm();
  expect(current()?.textContent).toBe('The parties');
  expect(isShown(/^Label 9/)).toBe(false);
  await page.press('Next');
  expect(document.activeElement).toBe(field(/^Label 0/));
  expect(current()?.textContent).toContain('The parties');

  await page.write(/^Label 0/, 'Ann');
  await page.press('Next');
  expect(current()?.textContent).toBe('Money');
  expect(document.activeElement?.textContent).toBe('Step 2 of 2: Money');
  expect(isShown(/^Label 0/)).toBe(false);
  await page.press('Back');
  expect(document.activeElement?.textContent).toBe('Step 1 of 2: The parties');
  expect(field(/^Label 0/).value).toBe('Ann');

  await page.press('Next');
  await page.write(/^Label 9/, 'Bob');
  await page.press('Create Contract');
  expect(await sentWith('POST /api/contracts/from-template')).toMatchObject([
    { templateId: 'long', variables: { part0: 'Ann', part9: 'Bob' } },
  ]);
  expect(shownToast()).toMatchObject({ title: 'Contract Created' });
});

test('a salary that is lawful only for the young is pointed out and not refused', async () => {
  const fields = names.map((name) =>
    name === 'part8' ? ({ name, type: 'money', required: true, salaryFor: 'part9' } as const) : fieldOf(name),
  );
  server.use(http.get('/api/templates/long', () => HttpResponse.json({ ...long, fields })));
  const page = await openForm();
  await page.write(/^Label 0/, 'Ann');
  await page.press('Next');
  await page.write(/^Label 9/, '40');
  await page.write(/^Label 8/, '20000');
  expect(screen.getByText(/that is £9\.61 an hour.*£12\.71/)).toBeTruthy();
  await page.press('Create Contract');
  expect(await sentWith('POST /api/contracts/from-template')).toHaveLength(1);
});

test('what is missing on another step leads there', async () => {
  const page = await openForm();
  await page.press('Money');
  await page.write(/^Label 9/, 'Bob');
  await page.press('Create Contract');
  expect(current()?.textContent).toBe('The parties (to be corrected)');
  expect(document.activeElement).toBe(field(/^Label 0/));
  expect(shownToast()).toMatchObject({ description: 'Please fill in all required fields: Label 0' });
  expect(asked().some((call) => call.startsWith('POST'))).toBe(false);
});

test('a draft is offered to the account that left it, and goes on where it was left', async () => {
  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  const page = await openForm();
  await page.write(/^Label 0/, 'Ann');
  await page.press('Cancel');
  expect(confirm).not.toHaveBeenCalled();
  expect(shownToast()).toMatchObject({ title: 'Draft Kept' });

  await page.press('Use Template: Long Agreement');
  expect(screen.getByText('You have begun this contract')).toBeTruthy();
  await page.press('Continue the Draft');
  await waitFor(() => expect(field(/^Label 0/).value).toBe('Ann'));
  page.unmount();

  const other = await openForm({ ...ada, id: 'somebody-else' });
  expect(field(/^Label 0/).value).toBe('');
  other.unmount();

  const again = await open();
  await again.press('Use Template: Long Agreement');
  await again.press('Delete It and Start Afresh');
  await waitFor(() => expect(field(/^Label 0/).value).toBe(''));
  expect(localStorage.getItem('plainclause.drafts')).toBeNull();
});

test('a contract that is made leaves no draft', async () => {
  const page = await openForm();
  await page.write(/^Label 0/, 'Ann');
  expect(localStorage.getItem('plainclause.drafts')).toContain('Ann');
  await page.press('Next');
  await page.write(/^Label 9/, 'Bob');
  await page.press('Create Contract');
  await waitFor(() => expect(localStorage.getItem('plainclause.drafts')).toBeNull());
});

test('once the account has signed out in another tab, nothing is kept any more and closing asks', async () => {
  const confirm = vi.fn((_question?: string) => false);
  vi.stubGlobal('confirm', confirm);
  const page = await openForm();
  // biome-ignore lint/suspicious/noDocumentCookie: what signing out does
  document.cookie = `${signedInMark}; Path=/; Max-Age=0`;
  await page.write(/^Label 0/, 'Ann');
  expect(localStorage.getItem('plainclause.drafts')).toBeNull();
  await page.press('Cancel');
  expect(confirm).toHaveBeenCalledWith('Close and lose what you have typed?');
});

test('a sample opens from the card of every template, and leads to its form or to the plans', async () => {
  const page = await open();
  await page.press('See a sample: Long Agreement');
  const dialog = await screen.findByRole('dialog', { name: 'Long Agreement' });
  expect(await within(dialog).findByRole('region', { name: 'Sample: Long Agreement' })).toBeTruthy();
  expect(dialog.textContent).toContain('do not sign it');
  await page.user.click(within(dialog).getByRole('button', { name: 'Use Template' }));
  expect(await screen.findByRole('button', { name: 'Next' })).toBeTruthy();
  await page.press('Cancel');

  await page.press('See a sample: Big Agreement');
  await screen.findByRole('region', { name: 'Sample: Big Agreement' });
  await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Use Template' }));
  expect(await screen.findByRole('dialog', { name: 'Choose Your Plan' })).toBeTruthy();
});

test('a sample that does not come can be asked for again', async () => {
  server.use(http.get('/api/templates/:id/sample', () => HttpResponse.json({}, { status: 404 })));
  const page = await open();
  await page.press('See a sample: Long Agreement');
  expect(await screen.findByText('The sample could not be loaded.')).toBeTruthy();
});
