import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { MachineReading, SizeValidation } from '#src/features/contracts/contracts.schema.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { holdUploads } from '#web/testing/held-upload.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { server } from '#web/testing/server.ts';
import { shownToast } from '#web/ui/toast-store.ts';
import { fits, scan } from './testing/size-verdicts';
import { UploadForm } from './upload-form';

let verdict: SizeValidation | 'no network';

beforeEach(() => {
  verdict = fits;
  server.use(
    http.post('/api/contracts/validate-size', () =>
      verdict === 'no network' ? HttpResponse.error() : HttpResponse.json(verdict),
    ),
    http.get('/api/contracts', () => HttpResponse.json([])),
  );
});

const fileInput = () => screen.getByLabelText<HTMLInputElement>('Choose a File');
const analyze = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Analyze Contract' });
const noButton = (name: string) => expect(screen.queryByRole('button', { name })).toBeNull();

function open(blocked: string | null = null) {
  const page = renderPage(<UploadForm blocked={blocked} inputId="file" upgrade={() => <p>Larger plans</p>} />);
  // The input only offers what is accepted; a file that is dropped may be of any kind.
  const user = userEvent.setup({ applyAccept: false });
  const choose = (name: string) => user.upload(fileInput(), new File(['some words'], name));
  return { ...page, user, choose, text: () => page.container.textContent };
}

test('before anything is spent, the reader sees pages, language and what the plan has room for', async () => {
  const { choose, text } = open();
  await choose('lease.pdf');
  expect(await analyze()).toBeTruthy();
  expect(text()).toContain('lease.pdf');
  expect(text()).toContain('9 pages');
  expect(text()).toContain('English');
  expect(text()).toContain('room for 15 pages in your plan');
  expect(text()).not.toMatch(/token/i);
});

test('an upload can be cancelled until everything is sent, not after', async () => {
  const upload = holdUploads();
  const { user, choose, container } = open();
  await choose('lease.pdf');
  await user.click(await analyze());
  act(() => void upload.sent(99, 100));
  act(() => screen.getByRole('button', { name: 'Cancel' }).focus());
  act(() => void upload.sent(100, 100));
  expect(screen.getByText('Uploaded. Checking and storing the file…')).toBeTruthy();
  noButton('Cancel');
  expect(container.firstElementChild).toBe(document.activeElement);
});

test('a document beyond the month’s tokens opens the dialog with the plans, and cannot be sent', async () => {
  verdict = { ...fits, allowed: false, reasonCode: 'usage.tokens_exceeded', reason: 'Too much.', availableTokens: 10 };
  const { choose } = open();
  await choose('lease.pdf');
  const dialog = await screen.findByRole('dialog', { name: 'Token Limit Reached' });
  expect(dialog.textContent).toContain('This contract needsabout 10 pagesLeft in your planabout 0 pages');
  expect(dialog.textContent).toContain('Larger plans');
  expect(screen.getByRole('link', { name: 'See Plans' }).getAttribute('href')).toBe('/pricing');
  noButton('Analyze Contract');
});

/** What the client sends when the contract is to be analysed. */
function catchUpload() {
  const sent: FormData[] = [];
  server.use(
    http.post('/api/contracts', async ({ request }) => {
      sent.push(await request.formData());
      return HttpResponse.json({ contractId: 'lease' }, { status: 202 });
    }),
  );
  return sent;
}

const contentHash = 'a'.repeat(64);
const contentsOf = (sent: FormData[]) =>
  sent.map((form) => ['contract', 'contentHash', 'fileName'].map((name) => form.get(name)));

test('a file that was checked is not sent again', async () => {
  const sent = catchUpload();
  verdict = { ...fits, contentHash };
  const { user, choose } = open();
  await choose('lease.pdf');
  await user.click(await analyze());
  await waitFor(() => expect(contentsOf(sent)).toEqual([[null, contentHash, 'lease.pdf']]));
});

test.each([
  ['contracts.upload_gone', 404],
  ['contracts.no_file', 422],
])('it is sent where the server answers %s to its hash', async (code, status) => {
  const sent = catchUpload();
  verdict = { ...fits, contentHash };
  server.use(
    http.post('/api/contracts', () => HttpResponse.json({ code, message: 'Gone.' }, { status }), { once: true }),
  );
  const { user, choose } = open();
  await choose('lease.pdf');
  await user.click(await analyze());
  await waitFor(() => expect(contentsOf(sent)).toEqual([[expect.any(File), null, null]]));
});

const landlord = { name: 'Hollis Ltd', role: 'Landlord' };
const tenant = { name: 'Ann Bell', role: 'Tenant' };
const parties = [landlord, tenant];
const sidesSent = (sent: FormData[]) => sent.map((form) => form.get('side'));

test('the party that the document is usually read by is chosen, and another can be', async () => {
  const sent = catchUpload();
  verdict = { ...fits, parties, reader: tenant };
  const { user, choose } = open();
  await choose('lease.pdf');
  const question = within(await screen.findByRole('group', { name: 'Which party are you?' }));
  expect(question.getByRole<HTMLInputElement>('radio', { name: /Ann Bell/ }).checked).toBe(true);
  await user.click(question.getByRole('radio', { name: /Hollis Ltd/ }));
  await user.click(await analyze());
  await waitFor(() => expect(sidesSent(sent)).toEqual(['Hollis Ltd']));
});

test('“not sure” is an answer, and the one that is chosen where nothing tells', async () => {
  const sent = catchUpload();
  verdict = { ...fits, parties };
  const { user, choose } = open();
  await choose('lease.pdf');
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Not sure' })).checked).toBe(true);
  await user.click(await analyze());
  await waitFor(() => expect(sidesSent(sent)).toEqual([null]));
});

test('the party that was chosen stays chosen where sending fails', async () => {
  server.use(http.post('/api/contracts', () => HttpResponse.error()));
  verdict = { ...fits, parties, reader: tenant };
  const { user, choose } = open();
  await choose('lease.pdf');
  await user.click(await screen.findByRole('radio', { name: /Hollis Ltd/ }));
  await user.click(await analyze());
  await waitFor(() => expect(takeErrors()).toHaveLength(1));
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Hollis Ltd/ })).checked).toBe(true);
});

test('nothing is asked where no party is certain, nor where nothing can be sent', async () => {
  const { choose, unmount } = open();
  await choose('lease.pdf');
  await analyze();
  expect(screen.queryByRole('radio')).toBeNull();
  unmount();
  verdict = { ...fits, parties, allowed: false, reason: 'It is locked.', reasonCode: 'contracts.file_locked' };
  await open().choose('lease.pdf');
  await screen.findAllByText('It is locked.');
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a scan is sent only after the reader agreed to its cost and to a machine’s reading', async () => {
  const sent = catchUpload();
  verdict = scan;
  const { user, choose, text } = open();
  await choose('lease.pdf');
  expect((await analyze()).disabled).toBe(true);
  expect(shownToast()).toBeNull();
  expect(text()).toContain('4 pages are pictures without text');
  expect(text()).toContain('may hold errors');
  expect(text()).toContain(
    'Each such page counts as about 3 pages of text, the whole analysis as about 12. Your plan has room for 24 pages of text.',
  );
  await user.click(await analyze());
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('checkbox'));
  await user.click(await analyze());
  await waitFor(() => expect(sent.map((form) => form.get('readScannedPages'))).toEqual(['true']));
});

test.each([
  [false, null],
  [true, 'true'],
])('a contract with some scanned pages can be sent with or without them (agreed: %s)', async (agree, field) => {
  const sent = catchUpload();
  verdict = { ...fits, machineReading: scan.machineReading && { ...scan.machineReading, pages: 1 } };
  const { user, choose, text } = open();
  await choose('lease.pdf');
  expect(await analyze()).toBeTruthy();
  expect(text()).toContain('1 page is a picture without text');
  expect(text()).toContain('Without your consent the analysis says nothing about these pages.');
  if (agree) await user.click(screen.getByRole('checkbox'));
  await user.click(await analyze());
  await waitFor(() => expect(sent.map((form) => form.get('readScannedPages'))).toEqual([field]));
});

test('what does not look like a contract is said to be none, and is analysed only when that is wanted anyway', async () => {
  const sent = catchUpload();
  verdict = { ...fits, looksLikeContract: false, notContractReason: 'It looks like a recipe.' };
  const { user, choose } = open();
  await choose('cake.pdf');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('This does not look like a contract. Analyse anyway?It looks like a recipe.');
  noButton('Analyze Contract');
  await user.click(screen.getByRole('button', { name: 'Analyze Anyway' }));
  await waitFor(() => expect(sent.map((form) => form.get('analyseAnyway'))).toEqual(['true']));
});

test('a contract is sent without a word on what it looks like', async () => {
  const sent = catchUpload();
  const { user, choose } = open();
  await choose('lease.pdf');
  await user.click(await analyze());
  await waitFor(() => expect(sent.map((form) => form.get('analyseAnyway'))).toEqual([null]));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a scan that costs more than is left opens the dialog with the plans, and offers no consent', async () => {
  const reading = { ...scan.machineReading, allowed: false, reason: 'Monthly token limit would be exceeded.' };
  verdict = { ...scan, machineReading: { ...(reading as MachineReading), reasonCode: 'usage.tokens_exceeded' } };
  const { choose, text } = open();
  await choose('lease.pdf');
  expect(await screen.findByRole('dialog', { name: 'Token Limit Reached' })).toBeTruthy();
  expect(text()).toContain('Monthly token limit would be exceeded.');
  expect(screen.queryByRole('checkbox', { hidden: true })).toBeNull();
});

test('a document that is too large for any plan is refused with the reason', async () => {
  verdict = {
    ...fits,
    allowed: false,
    reason: 'More than 200,000 tokens.',
    reasonCode: 'contracts.document_too_large',
    availableTokens: null,
  };
  const { choose } = open();
  await choose('lease.pdf');
  expect(await screen.findByText('More than 200,000 tokens.')).toBeTruthy();
  expect(shownToast()).toMatchObject({ title: 'Document Too Large', description: 'More than 200,000 tokens.' });
});

test('when the size cannot be asked for, the file is kept and can be tried again', async () => {
  verdict = 'no network';
  const { user, choose } = open();
  await choose('lease.pdf');
  const again = await screen.findByRole('button', { name: 'Try Again' });
  const told = screen.getByRole('alert').textContent;
  for (const words of ['Validation Error', 'lease.pdf', 'Could not validate document size. Please try again.'])
    expect(told).toContain(words);
  // Once is enough.
  expect(shownToast()).toBeNull();
  expect(takeErrors()).toEqual([['Mutation error:', expect.any(TypeError)]]);
  verdict = fits;
  await user.click(again);
  expect(await screen.findByText('9 pages')).toBeTruthy();
});

test('a file of another kind is refused at once, beside the control', async () => {
  const { choose } = open();
  await choose('photo.png');
  expect(screen.getByRole('alert').textContent).toContain('This file type is not accepted');
  expect(fileInput().getAttribute('aria-invalid')).toBe('true');
});

test('where the plan is used up the control is off and says why', () => {
  open('Upload limit reached for your current plan');
  expect(fileInput().disabled).toBe(true);
  expect(screen.getByText('Upload limit reached for your current plan')).toBeTruthy();
});

test('who sends a file that is taken in is told so', async () => {
  catchUpload();
  const { user, choose } = open();
  await choose('lease.pdf');
  await user.click(await analyze());
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Upload Successful' }));
});

test('who sends a file that is not taken in is told so', async () => {
  server.use(http.post('/api/contracts', () => HttpResponse.json({}, { status: 500 })));
  const { user, choose } = open();
  await choose('lease.pdf');
  await user.click(await analyze());
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ title: 'Upload Failed', description: 'Failed to upload contract' }),
  );
  expect(takeErrors()).toEqual([['Mutation error:', expect.any(Error)]]);
});

const held = (file: File) => ({ dataTransfer: { types: ['Files'], files: [file] } });

test('a file that is dropped anywhere on the page is taken, and the page says so while it is held', async () => {
  const { text } = open();
  const file = new File(['some words'], 'lease.pdf');
  fireEvent.dragOver(document.body, held(file));
  expect(text()).toContain('Let go to add what you are holding');
  fireEvent.drop(document.body, held(file));
  expect(await analyze()).toBeTruthy();
  expect(text()).not.toContain('Let go to add what you are holding');
  expect(text()).toContain('lease.pdf');
});

test('where the plan is used up a dropped file is neither taken nor opened in the page’s place', () => {
  const { text } = open('Upload limit reached for your current plan');
  const file = new File(['some words'], 'lease.pdf');
  fireEvent.dragOver(document.body, held(file));
  expect(text()).not.toContain('Let go to add what you are holding');
  expect(fireEvent.drop(document.body, held(file))).toBe(false);
  expect(text()).not.toContain('lease.pdf');
});
