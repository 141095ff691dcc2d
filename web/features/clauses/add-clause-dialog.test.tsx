import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { Clause } from '#src/features/clauses/clauses.schema.ts';
import type { ClausePreview } from '#src/features/generated-contracts/generated-contracts.schema.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { asked, sentWith, server } from '#web/testing/server.ts';
import { AddClauseDialog } from './add-clause-dialog';

const words =
  'The [Customer] shall pay [name of the payee] £[amount of the deposit] within [30] days under the law of [England and Wales].';
const clause: Clause = {
  id: 'payment',
  version: 1,
  lawAsOf: '2026-11-23',
  title: 'Payment',
  heading: 'Payment',
  description: 'Says who pays.',
  category: 'Legal',
  content: words,
  wordings: { standard: words, firm: 'The [Customer] shall pay at once.' },
  stances: {
    standard: { risk: 'low', favours: null, reason: null },
    firm: { risk: 'high', favours: 'the payee', reason: 'No time is given.' },
  },
  riskLevel: 'low',
  riskReason: 'Little.',
  use: 'Always.',
  clauseType: null,
  placement: { sorts: ['supply'], replaces: ['payment'], business: [], deed: [] },
  tags: [],
};
const preview: ClausePreview = {
  refusal: null,
  replaces: [{ number: '4.3', words: 'Each valid invoice shall be paid within 14 days.' }],
  takesOut: ['Set-off'],
  deed: true,
  guarantor: false,
  saidElsewhere: [],
  loses: [],
  blanks: [
    { settled: 'Client', suggested: null, stated: null },
    { settled: null, suggested: null, stated: null },
    { settled: null, suggested: '1,100.00', stated: { value: '1,100.00', number: '2.6', least: false } },
    { settled: null, suggested: '30', stated: null },
    { settled: 'England and Wales', suggested: null, stated: null },
  ],
};

function open(answer: ClausePreview) {
  server.use(http.post('/api/contracts/a-contract/clauses/preview', () => HttpResponse.json(answer)));
  const contracts = [{ id: 'a-contract', fileName: 'Website care' }];
  return renderPage(
    <AddClauseDialog
      clause={clause}
      wording="standard"
      contracts={contracts}
      contractId="a-contract"
      onClose={() => {}}
      onAdded={() => {}}
    />,
  );
}
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add Clause' });

test('what a clause replaces and makes of the contract is told before it is added', async () => {
  open(preview);
  expect(await screen.findByText(/4\.3 Each valid invoice/)).toBeTruthy();
  expect(screen.getByText('It takes out what you added before: Set-off.')).toBeTruthy();
  expect(screen.getByText(/The contract becomes a deed/)).toBeTruthy();
  expect(screen.queryByText(/guarantor becomes a party/)).toBeNull();
});

test('parties and law are settled by the contract, figures are suggested, and facts have to be typed', async () => {
  server.use(
    http.post('/api/contracts/a-contract/clauses', () =>
      HttpResponse.json({ success: true, number: '4', checkOutdated: false }),
    ),
  );
  const { user, container } = open(preview);
  await screen.findByText(/4\.3 Each valid invoice/);
  expect(container.ownerDocument.body.textContent).toContain(
    'The Client shall pay [name of the payee] £1,100.00 within 30 days',
  );
  const fields = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(fields.map(({ value }) => value)).toEqual(['', '1,100.00', '30']);
  await user.click(submit());
  expect(await screen.findAllByText('Please fill in every blank')).not.toHaveLength(0);
  expect(asked()).not.toContain('POST /api/contracts/a-contract/clauses');
  await user.type(fields[0] as HTMLInputElement, 'Ana Reed');
  await user.click(submit());
  await waitFor(() => expect(asked()).toContain('POST /api/contracts/a-contract/clauses'));
  expect(await sentWith('POST /api/contracts/a-contract/clauses')).toEqual([
    {
      clauseId: 'payment',
      wording: 'standard',
      blanks: ['Customer', 'Ana Reed', '1,100.00', '30', 'England and Wales'],
    },
  ]);
});

test('a wording says whom it helps and what it risks before it is chosen', async () => {
  const { user } = open(preview);
  const wordings = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Wording' });
  expect([...wordings.options].map(({ text }) => text)).toEqual(['Standard', 'Firm: favours the payee']);
  await user.selectOptions(wordings, 'firm');
  expect(screen.getByText('The risk is the other side’s. No time is given.')).toBeTruthy();
});

test('a wording that the contract cannot take is refused with the reason', async () => {
  open({ ...preview, refusal: 'clauses.unfit_business' });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'This wording is for contracts between businesses alone',
  );
  expect(submit().disabled).toBe(true);
});

test('a sum is the contract’s until a person types another one, which is told against it', async () => {
  const { user, container } = open(preview);
  expect(await screen.findByText('Taken from clause 2.6 of your contract.')).toBeTruthy();
  const deposit = screen.getByRole<HTMLInputElement>('textbox', { name: 'Blank 2: amount of the deposit' });
  await user.clear(deposit);
  await user.type(deposit, '£2,500');
  expect(screen.getByRole('status').textContent).toBe(
    'Your contract says “\u2068£1,100.00\u2069” in clause 2.6. What you typed is different.',
  );
  expect(container.ownerDocument.body.textContent).toContain('£2,500 within 30 days');
  await user.clear(deposit);
  await user.type(deposit, '1100');
  expect(screen.queryByRole('status')).toBeNull();
  await user.clear(deposit);
  await user.type(deposit, 'two months’ rent');
  await user.click(submit());
  expect(await screen.findAllByText(/Please enter a sum in pounds in figures/)).not.toHaveLength(0);
});

test('no sum comes from the library where the contract says none', async () => {
  const blanks = preview.blanks.map((blank) => ({ ...blank, suggested: null, stated: null }));
  open({ ...preview, blanks });
  await screen.findByText(/4\.3 Each valid invoice/);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /amount of the deposit/ }).value).toBe('');
});

test('a limit may be more than the contract’s, and is told when it is less', async () => {
  const [client, payee, , ...others] = preview.blanks;
  const limit = { settled: null, suggested: '10,000', stated: { value: '10,000', number: '7.2', least: true } };
  const { user } = open({ ...preview, blanks: [client, payee, limit, ...others].filter((one) => one !== undefined) });
  expect(await screen.findByText(/^At least \u2068£10,000\u2069: clause 7\.2/)).toBeTruthy();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /amount of the deposit/ });
  await user.clear(field);
  await user.type(field, '20,000');
  expect(screen.queryByRole('status')).toBeNull();
  await user.clear(field);
  await user.type(field, '9,999');
  expect(screen.getByRole('status').textContent).toMatch(/^This is less than \u2068£10,000/);
});

test('what would stand in two places and what would be lost is told before it is added', async () => {
  open({
    ...preview,
    replaces: [],
    takesOut: [],
    deed: false,
    saidElsewhere: [{ subject: 'limit', number: '7.2', words: 'Each party’s total liability is limited to £10,000.' }],
    loses: [{ number: '4.3', value: '14 days' }],
  });
  expect(await screen.findByText('Check Before You Add It')).toBeTruthy();
  expect(screen.getByText(/7\.2 Each party’s total liability/)).toBeTruthy();
  expect(screen.getByText(/^The contract also limits liability elsewhere/)).toBeTruthy();
  expect(screen.getByText('4.3 14 days')).toBeTruthy();
  expect(screen.queryByText(/the contract says nothing on this subject/)).toBeNull();
});
