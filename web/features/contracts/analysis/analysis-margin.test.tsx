import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { AnalysisReader } from './analysis-reader';
import { contract, found, risk, text } from './testing/analysed-contract';

/** The page once the text has been loaded. */
async function show(changes: Partial<Contract> = {}) {
  renderPage(<AnalysisReader contract={{ ...contract, ...changes }} />);
  await act(async () => {});
}
const onScreen = (wide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: wide, addEventListener() {}, removeEventListener() {} }));

// Loaded late on the page, and then at once.
beforeAll(() =>
  Promise.all([import('./analysis-method'), import('./later-findings'), import('../reader/contract-text-pane')]),
);
beforeEach(() => onScreen(true));

const pane = () => within(screen.getByRole('complementary'));
const liability = 'The liability</b> of the Client is unlimited.';
const focused = () => document.activeElement;

test('a mark beside the words of a risk leads to its row, which is open then', async () => {
  await show();
  await userEvent.click(pane().getByRole('button', { name: 'High risk: No limit' }));
  expect(focused()?.tagName).toBe('SUMMARY');
  expect(focused()?.textContent).toContain('No limit');
  expect(focused()?.closest('details')?.open).toBe(true);
});

test('a risk whose words were not found has no mark, and a low one opens the grade it is folded away in', async () => {
  const low = [risk('Short term', found('The Client pays in 14 days.'))];
  await show({ riskAssessment: { high: [], medium: contract.riskAssessment?.medium.slice(1) ?? [], low } });
  expect(pane().queryByRole('button', { name: /Invented/ })).toBeNull();
  await userEvent.click(pane().getByRole('button', { name: 'Low risk: Short term' }));
  expect(focused()?.textContent).toContain('Short term');
  expect(document.getElementById('risks-low-list')?.closest('details')?.open).toBe(true);
});

test('the words themselves lead to the gravest finding that rests on them', async () => {
  const high = [risk('No limit', found(liability))];
  const medium = [risk('The client alone', found('Client is unlimited.'))];
  await show({ riskAssessment: { high, medium, low: [] } });
  await userEvent.click(pane().getByText('Client is unlimited.'));
  expect(focused()?.textContent).toContain('No limit');
});

test('highlighted words lead back to the quote that opened them', async () => {
  await show();
  const quote = screen.getAllByRole('button', { name: /is unlimited.*Show in the contract/ })[0];
  if (!quote) throw new Error('No quote can be opened');
  await userEvent.click(quote);
  await userEvent.click(pane().getByRole('mark'));
  expect(focused()).toBe(quote);
});

test('findings that rest on the same line share a mark, which leads to each in turn, the gravest first', async () => {
  const [words, part] = [found(liability), found('is unlimited.')];
  await show({ riskAssessment: { high: [risk('No limit', part)], medium: [risk('One side alone', words)], low: [] } });
  const mark = pane().getByRole('button', { name: 'High risk: No limit; Medium risk: One side alone' });
  await userEvent.click(mark);
  expect(focused()?.textContent).toContain('No limit');
  await userEvent.click(mark);
  expect(focused()?.textContent).toContain('One side alone');
});

test('a passage to be read has a mark of its own, and its row is shown though it was folded away', async () => {
  const other = { topic: 'Other', evidence: [found('SERVICES')] };
  const last = { topic: 'Payment', evidence: [found('pays in 14 days')] };
  await show({ riskAssessment: { high: [], medium: [], low: [] }, readClosely: [other, other, other, last] });
  const row = document.getElementById('read-4');
  expect(row?.className).toContain('hidden');
  await userEvent.click(pane().getByRole('button', { name: 'Read these yourself: Payment' }));
  expect(row?.className).not.toContain('hidden');
  expect(row?.contains(focused())).toBe(true);
});

test('on a small screen a mark closes the text that covers the findings', async () => {
  onScreen(false);
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Read the Contract Text' }));
  const sheet = screen.getByRole<HTMLDialogElement>('dialog');
  await userEvent.click(within(sheet).getByRole('button', { name: 'High risk: No limit' }));
  expect(sheet.open).toBe(false);
  expect(focused()?.textContent).toContain('No limit');
});

test('marks add nothing to the words of the contract', async () => {
  await show();
  const shown = screen.getByRole('region', { name: 'Contract text' }).textContent;
  expect(shown).toBe(text.replaceAll('\n\n', ''));
});
