import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { OwnRules, Rule } from '#src/features/own-rules/own-rules.schema.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { sentWith, server } from '#web/testing/server.ts';
import { readSections } from '../analysis-sections';
import { contract } from '../testing/analysed-contract';
import { OwnRulesSection } from './own-rules-section';

const none = { days: null, clause: null, laws: [] };
const payment: Rule = { ...none, kind: 'payment-within', level: 'high', days: 30 };
const exclusive: Rule = { ...none, kind: 'must-not-have', level: 'low', clause: 'exclusivity' };
const late = {
  ...{ clauseType: 'payment-terms' as const, days: 90, amount: null, currency: null, automatic: null, law: null },
  evidence: [{ quote: 'within ninety days', start: 0, end: 18, match: 'exact' as const }],
};

async function open(rules: Rule[], { included = true } = {}) {
  server.use(
    http.get('/api/own-rules', () => HttpResponse.json({ rules })),
    http.put('/api/own-rules', async ({ request }) => HttpResponse.json((await request.json()) as OwnRules)),
  );
  const sections = {
    ...readSections(contract),
    measured: { clauses: [late], silentOn: [] },
  };
  const view = renderPage(<OwnRulesSection sections={sections} included={included} plans={<p>Pro and Premium.</p>} />);
  await screen.findByRole('heading', { name: 'Your rules' });
  return view;
}
const rows = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const saved = () => sentWith('PUT /api/own-rules');

test('broken rules come first, with their level and the words that break them', async () => {
  await open([exclusive, payment]);
  expect(rows()[0]).toMatch(/^BrokenPayment within 30 daysHigh/);
  expect(screen.getByText('Read as about 90 days.')).toBeTruthy();
  expect(screen.getByText('within ninety days')).toBeTruthy();
  expect(rows()[1]).toMatch(/^(Kept|Could not be checked)Must not have: Exclusivity$/);
});

test('a rule is added, and what it says is checked at once', async () => {
  const { user } = await open([]);
  expect(screen.getByText(/^You have no rules yet/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Edit Rules' }));
  const dialog = within(await screen.findByRole('dialog'));
  const days = dialog.getByLabelText('Days');
  await user.clear(days);
  await user.click(dialog.getByRole('button', { name: 'Add Rule' }));
  expect(dialog.getByText('Please enter a number of days from 1 to 3,650.')).toBeTruthy();
  await user.type(days, '60');
  await user.selectOptions(dialog.getByLabelText('If it is broken'), 'medium');
  await user.click(dialog.getByRole('button', { name: 'Add Rule' }));
  await waitFor(() => expect(rows()[0]).toMatch(/^BrokenPayment within 60 days/));
  expect(await saved()).toEqual([{ rules: [{ ...payment, level: 'medium', days: 60 }] }]);
});

test('laws are chosen from a list, one at least', async () => {
  const { user } = await open([]);
  await user.click(screen.getByRole('button', { name: 'Edit Rules' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Rule'), 'governing-law');
  await user.click(dialog.getByRole('button', { name: 'Add Rule' }));
  expect(dialog.getByText('Please choose at least one law.')).toBeTruthy();
  await user.click(dialog.getByRole('checkbox', { name: 'Germany' }));
  await user.click(dialog.getByRole('button', { name: 'Add Rule' }));
  await waitFor(async () =>
    expect(await saved()).toEqual([{ rules: [{ ...none, kind: 'governing-law', level: 'high', laws: ['germany'] }] }]),
  );
});

test('rules are imported from a file of ours, each once, and removed', async () => {
  const { user } = await open([payment]);
  await user.click(screen.getByRole('button', { name: 'Edit Rules' }));
  const dialog = within(await screen.findByRole('dialog'));
  const file = (text: string) => new File([text], 'rules.json', { type: 'application/json' });
  const input = dialog.getByLabelText<HTMLInputElement>('Import', { selector: 'input' });
  for (const bad of ['no json', '{"rules":[{"kind":"anything"}]}', `{"rules":[${' '.repeat(70_000)}]}`]) {
    await user.upload(input, file(bad));
    expect(await dialog.findByText(/^This file has no rules/)).toBeTruthy();
  }
  expect(await saved()).toEqual([]);
  await user.upload(input, file(JSON.stringify({ rules: [payment, exclusive] })));
  await waitFor(async () => expect(await saved()).toEqual([{ rules: [payment, exclusive] }]));
  expect(dialog.queryByText(/^This file has no rules/)).toBeNull();
  await user.click(await dialog.findByRole('button', { name: 'Remove rule: Payment within 30 days' }));
  await waitFor(async () => expect((await saved())[1]).toEqual({ rules: [exclusive] }));
});

test('another plan is told which have rules; those that were kept are not applied, and can be removed', async () => {
  const { user } = await open([payment], { included: false });
  expect(screen.getByText('Pro and Premium.')).toBeTruthy();
  expect(screen.queryByText('Read as about 90 days.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Edit Rules' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('button', { name: 'Add Rule' })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Remove rule: Payment within 30 days' })).toBeTruthy();
});
