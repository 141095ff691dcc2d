import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { AnalysisReader } from '../analysis-reader';
import { AskToReread } from '../reread/ask-to-reread';
import { contract, found, risk, text } from '../testing/analysed-contract';

// Loaded late on the page, and then at once.
beforeAll(() =>
  Promise.all([import('../analysis-method'), import('../later-findings'), import('../../reader/contract-text-pane')]),
);
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});

const show = (changes: Partial<Contract> = {}) =>
  renderPage(<AnalysisReader contract={{ ...contract, ...changes }} />).container;
const section = (name: string) => screen.getByRole('region', { name });
const graded = (high = contract.riskAssessment?.high ?? []) => ({ high, medium: [], low: [] });
const liability = found('The liability</b> of the Client is unlimited.');

const start = text.indexOf('<b>');
const blocks: Contract['blocks'] = [
  { kind: 'list-item', level: 2, number: '8.2', page: null, start, end: text.length },
];

test('the gravest risk comes first, with its clause, what to ask for, its words and better ones to copy', async () => {
  const one = { ...risk('No limit', liability), ask: 'Ask for a limit.', suggestedWording: 'Up to £1,000.' };
  show({ riskAssessment: graded([one]), blocks });
  const before = within(section('Before you sign'));
  expect(before.getByRole('heading', { name: 'No limit' })).toBeTruthy();
  expect(before.getByText('High risk')).toBeTruthy();
  expect(before.getByText('Clause 8.2')).toBeTruthy();
  expect(before.getByText('Ask for a limit.')).toBeTruthy();
  expect(before.getByRole('button', { name: 'Copy Wording' })).toBeTruthy();
  await userEvent.click(before.getByRole('button', { name: 'Show in the contract' }));
  expect(within(screen.getByRole('complementary')).getByRole('mark').textContent).toBe(
    'The liability</b> of the Client is unlimited.',
  );
});

test('what to do is what the risk asks for, else what is recommended for it', () => {
  const recommendations = [
    { action: 'Write a limit in.', priority: 'high' as const, risk: 'No limit', clauseType: null, evidence: [] },
  ];
  show({ riskAssessment: graded([risk('No limit', liability)]), recommendations });
  expect(within(section('Before you sign')).getByText('Write a limit in.')).toBeTruthy();
});

test('words for which there is no better wording are to be deleted', () => {
  show({ riskAssessment: graded([{ ...risk('No limit', liability), delete: true }]) });
  expect(section('Before you sign').textContent).toContain('Ask to delete these words.');
});

test('a contract without a graded risk does not look safe', () => {
  const page = show({ riskAssessment: graded([]) }).textContent;
  expect(page).toContain('That clears nothing');
  expect(page).toContain('What was not assessed');
  expect(page).not.toMatch(/safe to sign/i);
});

test('counts and dates lead to what they count, and an end that has passed is said to have', () => {
  show({ dates: [{ kind: 'expiry', label: null, date: '2020-07-31', computedFrom: null, evidence: [] }] });
  const glance = within(screen.getByRole('navigation', { name: 'At a glance' }));
  expect(glance.getByRole('link', { name: '3 to negotiate' }).getAttribute('href')).toBe('/#risks');
  expect(glance.getByRole('link', { name: '31 Jul 2020 Expired' }).getAttribute('href')).toBe('/#dates');
});

test('a risk opens to whom it hurts and to a doubt that is kept apart from what the contract says', () => {
  const doubt = {
    rule: 'Unfair terms act, section 2',
    why: 'It shuts out all liability.',
    certainty: 'possible' as const,
  };
  show({ riskAssessment: graded([{ ...risk('No limit', liability), hurts: 'Client', doubt }]) });
  const row = within(section('Risk assessment')).getByText('May not be binding: ask').closest('details');
  expect(row?.open).toBe(false);
  expect(row?.textContent).toContain('Whom it hurts · Client');
  expect(row?.textContent).toContain('Unfair terms act, section 2');
  expect(row?.textContent).toContain('possible');
});

test('the title of a risk leads to its row and opens it', async () => {
  show();
  await userEvent.click(within(section('Before you sign')).getByRole('link', { name: 'No limit' }));
  expect(document.querySelector<HTMLDetailsElement>('#risks details[open]')?.textContent).toContain('Why it matters.');
});

const fee = {
  ...{ amount: 1150, currency: 'GBP', per: 'month' as const, payer: 'Client', payee: 'Supplier', purpose: 'fee' },
  evidence: [],
};

test('of money it is told who pays whom, how much, how often and what for', () => {
  show({ money: [fee] });
  expect(section('Money').textContent).toBe('Money£1,150 a monthClient to Supplier · fee');
});

test('a sum, a date or a party that was stated and does not stand in the text is marked', () => {
  const date = { kind: 'expiry' as const, label: null, date: '2027-07-31', computedFrom: null, evidence: [] };
  show({
    money: [{ ...fee, unconfirmed: true }, fee],
    dates: [{ ...date, unconfirmed: true }],
    parties: [{ name: 'Nobody Ltd', role: null, evidence: [], unconfirmed: true }],
  });
  const [stated, standing] = within(section('Money')).getAllByRole('listitem');
  expect(stated?.textContent).toContain('Not found in the text');
  expect(standing?.textContent).not.toContain('Not found in the text');
  expect(section('Dates').textContent).toContain('Not found in the text');
  expect(section('Summary').textContent).toContain('Nobody LtdNot found in the text');
});

test('passages that nothing is claimed about are listed with their topic', async () => {
  show({ readClosely: [{ topic: 'Payment', evidence: [found('The Client pays in 14 days.')] }] });
  const passages = within(section('Read these yourself'));
  expect(passages.getByRole('heading', { name: 'Payment' })).toBeTruthy();
  await userEvent.click(passages.getByRole('button'));
  expect(within(screen.getByRole('complementary')).getByRole('mark').textContent).toBe('The Client pays in 14 days.');
});

test('a document that is no contract says so and why before all else, and shows no findings', () => {
  const warnings = [{ kind: 'not-a-contract' as const, message: 'It is a news report.', evidence: [] }];
  const page = show({ isContract: false, warnings, riskAssessment: graded([]) });
  expect(page.textContent).toMatch(/^This does not look like a contractIt is a news report\./);
  expect(page.textContent).toContain('What you can do');
  expect(screen.queryByRole('region', { name: 'Risk assessment' })).toBeNull();
});

test('a contract without known parties offers no choice of a side, and leaves nothing in its place', () => {
  const { container } = renderPage(
    <AskToReread value={() => {}}>
      <AnalysisReader contract={contract} />
    </AskToReread>,
  );
  expect(container.querySelector('.answer-what')?.textContent).toBe('A services contract.');
});
