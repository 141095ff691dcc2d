import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SizeValidation } from '#src/features/contracts/contracts.schema.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { asked, server } from '#web/testing/server.ts';
import { fits, scan } from '../testing/size-verdicts';
import { UploadForm } from '../upload-form';

const uploads = 'POST /api/contracts';
const checks = 'POST /api/contracts/validate-size';
const landlord = { name: 'Hollis Ltd', role: 'Landlord' };

/** What the server says of each file, by name; what is not named here fits. */
let verdicts: Record<string, SizeValidation | 'no network'>;
let sent: { name: string; fields: Record<string, unknown> }[];

beforeEach(() => {
  verdicts = {};
  sent = [];
  server.use(
    http.post('/api/contracts/validate-size', async ({ request }) => {
      const verdict = verdicts[((await request.formData()).get('contract') as File).name] ?? fits;
      return verdict === 'no network' ? HttpResponse.error() : HttpResponse.json(verdict);
    }),
    http.post('/api/contracts', async ({ request }) => {
      const { contract, ...fields } = Object.fromEntries(await request.formData());
      const { name } = contract as File;
      sent.push({ name, fields });
      return HttpResponse.json({ contractId: `id-of-${name}` }, { status: 201 });
    }),
    http.get('/api/contracts', () => HttpResponse.json([])),
  );
});

const file = (name: string) => new File(['some words'], name);

async function choose(...names: string[]) {
  const page = renderPage(<UploadForm blocked={null} inputId="file" upgrade={() => null} />);
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(screen.getByLabelText<HTMLInputElement>('Choose a File'), names.map(file));
  return { ...page, user };
}

const row = (name: string) => {
  const found = screen.getByText(name).closest('li');
  if (!found) throw new Error(`no row of ${name}`);
  return within(found);
};
const says = (name: string, words: string | RegExp) => waitFor(() => row(name).getByText(words));
const names = () => sent.map(({ name }) => name);

test('several files are measured and sent one after the other, and what is refused stops no other', async () => {
  verdicts['large.pdf'] = { ...fits, allowed: false, reason: 'More than 200,000 tokens.', availableTokens: null };
  await choose('a.pdf', 'photo.png', 'large.pdf', 'b.pdf');
  expect(row('photo.png').getByText(/^This file type is not accepted/)).toBeTruthy();
  await says('b.pdf', 'Uploaded. The analysis has started.');
  await says('large.pdf', 'More than 200,000 tokens.');
  expect(names()).toEqual(['a.pdf', 'b.pdf']);
  expect(asked().filter((call) => call === checks || call === uploads)).toEqual([
    checks,
    uploads,
    checks,
    checks,
    uploads,
  ]);
  expect(screen.getByText('4 of 4')).toBeTruthy();
  expect(screen.getByText('Uploaded: 2 of 4. Their analyses appear among your contracts.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'a.pdf' }).getAttribute('href')).toBe('/analysis/id-of-a.pdf');
});

test('what the plan has no room for is told with the way to the plans, and is not sent', async () => {
  const { allowed: _, ...rest } = fits;
  verdicts['b.pdf'] = { ...rest, allowed: false, reason: 'Too much.', reasonCode: 'usage.tokens_exceeded' };
  await choose('a.pdf', 'b.pdf');
  await says('b.pdf', 'Too much.');
  expect(row('b.pdf').getByRole('link', { name: 'See Plans' }).getAttribute('href')).toBe('/pricing');
  expect(names()).toEqual(['a.pdf']);
});

test('each is analysed for the party that it is usually read by, without a question', async () => {
  verdicts['lease.pdf'] = { ...fits, parties: [landlord], reader: landlord };
  verdicts['loan.pdf'] = { ...fits, parties: [landlord], reader: null };
  await choose('lease.pdf', 'loan.pdf');
  await says('lease.pdf', 'Uploaded. Analyzed for Hollis Ltd; you can choose another party on its page.');
  await says('loan.pdf', 'Uploaded. Which party you are, you can say on its page.');
  expect(sent.map(({ fields }) => fields)).toEqual([{ side: 'Hollis Ltd' }, {}]);
});

test('a question waits at its row while the others go on, and its answer is what is sent', async () => {
  verdicts['scan.pdf'] = scan;
  verdicts['cake.pdf'] = { ...fits, looksLikeContract: false, notContractReason: 'It looks like a recipe.' };
  const { user } = await choose('scan.pdf', 'cake.pdf', 'b.pdf');
  await says('b.pdf', 'Uploaded. The analysis has started.');
  expect(names()).toEqual(['b.pdf']);
  expect(screen.getByText('1 of 3')).toBeTruthy();
  await user.click(row('scan.pdf').getByRole('checkbox'));
  await user.click(row('scan.pdf').getByRole('button', { name: 'Analyze Contract' }));
  await says('scan.pdf', 'Uploaded. The analysis has started.');
  await user.click(row('cake.pdf').getByRole('button', { name: 'Leave This File Out' }));
  expect(screen.queryByText('cake.pdf')).toBeNull();
  expect(sent.at(-1)).toEqual({ name: 'scan.pdf', fields: { readScannedPages: 'true' } });
  expect(screen.getByText('Uploaded: 2 of 2. Their analyses appear among your contracts.')).toBeTruthy();
});

test('a file that a call failed for can be tried again or removed', async () => {
  verdicts['a.pdf'] = 'no network';
  verdicts['b.pdf'] = 'no network';
  const { user } = await choose('a.pdf', 'b.pdf', 'c.pdf');
  await says('c.pdf', 'Uploaded. The analysis has started.');
  expect(takeErrors()).toHaveLength(2);
  verdicts = {};
  await user.click(row('a.pdf').getByRole('button', { name: 'Try Again' }));
  await says('a.pdf', 'Uploaded. The analysis has started.');
  await user.click(row('b.pdf').getByRole('button', { name: 'Remove b.pdf' }));
  expect(names()).toEqual(['c.pdf', 'a.pdf']);
});

test('leaving is asked about until every file has ended, and then there is room for others', async () => {
  verdicts['scan.pdf'] = scan;
  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  const { user } = await choose('a.pdf', 'scan.pdf');
  await says('a.pdf', 'Uploaded. The analysis has started.');
  await user.click(screen.getByRole('link', { name: 'a.pdf' }));
  expect(confirm).toHaveBeenCalledWith('Not all files are uploaded yet. Leave this page anyway?');
  await user.click(row('scan.pdf').getByRole('button', { name: 'Leave This File Out' }));
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Upload Another Contract' }));
  expect(screen.getByLabelText('Choose a File')).toBeTruthy();
});

test('where the session has ended nothing is kept that would ask before the sign-in', async () => {
  server.use(
    http.post('/api/contracts/validate-size', () => HttpResponse.json({ message: 'Unauthorized' }, { status: 401 })),
  );
  await choose('a.pdf', 'b.pdf');
  await waitFor(() => expect(screen.queryByText('b.pdf')).toBeNull());
  expect(takeErrors().length).toBeGreaterThan(0);
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
});

test('files that are dropped together are taken, but not while others are on their way', async () => {
  verdicts['scan.pdf'] = scan;
  await choose('a.pdf', 'scan.pdf');
  const dropped = { dataTransfer: { types: ['Files'], files: [file('c.pdf'), file('d.pdf')] } };
  fireEvent.drop(document.body, dropped);
  expect(screen.queryByText('c.pdf')).toBeNull();
  const user = userEvent.setup();
  await waitFor(() => row('scan.pdf').getByRole('button', { name: 'Leave This File Out' }));
  await user.click(row('scan.pdf').getByRole('button', { name: 'Leave This File Out' }));
  fireEvent.drop(document.body, dropped);
  await says('d.pdf', 'Uploaded. The analysis has started.');
});
