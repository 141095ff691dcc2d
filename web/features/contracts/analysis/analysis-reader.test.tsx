import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { AnalysisReader } from './analysis-reader';
import { contract } from './testing/analysed-contract';

const show = (changes: Partial<Record<keyof Contract, unknown>> = {}) =>
  renderPage(<AnalysisReader contract={{ ...contract, ...changes } as Contract} />);

const onScreen = (wide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: wide, addEventListener() {}, removeEventListener() {} }));

// Loaded late on the page, and then at once.
beforeAll(() =>
  Promise.all([import('./analysis-method'), import('./later-findings'), import('../reader/contract-text-pane')]),
);
beforeEach(() => onScreen(true));

/** The quote of a finding: a button where it can be looked up. */
function quoteOf(words: string): HTMLElement {
  const quote = [...document.querySelectorAll<HTMLElement>('#risks ul ul > li > *')].find((one) =>
    one.textContent?.includes(words),
  );
  if (!quote) throw new Error(`No quote says ${words}`);
  return quote;
}
const contractText = () => screen.getByRole('complementary');
const mark = () => within(contractText()).getByRole('mark');

test('pressing a quote highlights exactly these words in the contract and goes there', async () => {
  show();
  await userEvent.click(quoteOf('is unlimited'));
  expect(mark().textContent).toBe('The liability</b> of the Client is unlimited.');
  expect(document.activeElement).toBe(mark());
  expect(contractText().textContent).toContain('Highlighted: the exact words of the quote');
});

test('a quote that stands there nearly is called a close match, by the finding and in the text', async () => {
  show();
  const quote = quoteOf('has to pay');
  expect(quote.textContent).toContain('Close match');
  await userEvent.click(quote);
  expect(mark().textContent).toBe('The Client pays in 14 days.');
  expect(contractText().textContent).toContain('worded slightly differently');
});

test('a quote that is not in the contract says so and cannot be pressed', () => {
  show();
  const quote = quoteOf('waives every right');
  expect(quote.textContent).toContain('Not found in the contract');
  expect(quote.tagName).not.toBe('BUTTON');
});

test('Escape leads from the marked words back to the quote', async () => {
  show();
  const user = userEvent.setup();
  const quote = quoteOf('is unlimited');
  await user.click(quote);
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(quote);
});

test('another quote moves the highlighter', async () => {
  show();
  await userEvent.click(quoteOf('is unlimited'));
  await userEvent.click(quoteOf('has to pay'));
  expect(mark().textContent).toBe('The Client pays in 14 days.');
});

test('what looks like markup in a contract is shown as the words it is', () => {
  show();
  expect(contractText().textContent).toContain('<b>The liability</b> of the Client');
  expect(contractText().querySelector('b')).toBeNull();
});

test('a quote of another text than the one at hand is not opened at a wrong place', () => {
  show({ fileContent: 'Short.' });
  expect(quoteOf('is unlimited').tagName).not.toBe('BUTTON');
});

test('on a large screen the text opens in large over the findings, with the quote that is open, and closes again', async () => {
  show();
  const user = userEvent.setup();
  await user.click(quoteOf('is unlimited'));
  await user.click(screen.getByRole('button', { name: 'Show in large' }));
  const sheet = screen.getByRole<HTMLDialogElement>('dialog');
  expect(sheet.open).toBe(true);
  expect(within(sheet).getByRole('mark').textContent).toContain('is unlimited');
  expect(within(sheet).queryByRole('button', { name: 'Show in large' })).toBeNull();
  await user.click(within(sheet).getByRole('button', { name: 'Back to the Analysis' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('on a small screen the text opens over the findings and closes again', async () => {
  onScreen(false);
  show();
  expect(screen.queryByRole('complementary')).toBeNull();
  await userEvent.click(quoteOf('is unlimited'));
  const sheet = screen.getByRole<HTMLDialogElement>('dialog');
  expect(sheet.open).toBe(true);
  expect(within(sheet).getByRole('mark').textContent).toContain('is unlimited');
  await userEvent.click(screen.getByRole('button', { name: 'Back to the Analysis' }));
  expect(sheet.open).toBe(false);
});

test('the browser’s way back closes the text on a small screen too', async () => {
  onScreen(false);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Read the Contract Text' }));
  const sheet = screen.getByRole<HTMLDialogElement>('dialog');
  fireEvent(sheet, new Event('cancel', { cancelable: true }));
  expect(sheet.open).toBe(false);
});

test('malformed parts are named one by one while the others stay readable', () => {
  const { container } = show({ riskAssessment: { high: 'x' }, keyTerms: [{}], recommendations: null });
  for (const words of [
    'Risk assessment data unavailable',
    'Key terms data unavailable',
    'Recommendations data unavailable',
    'A services contract.',
  ]) {
    expect(container.textContent).toContain(words);
  }
});

test('the reader learns who made the analysis, how much was read, and how many quotes were found', async () => {
  const { container } = show();
  const page = container.textContent;
  expect(page).toContain('Made by the built-in analyst');
  expect(page).toContain('Pages read: 1 of 2. Characters analyzed: 80.');
  expect(page).toContain('Not the whole document was read');
  expect(page).toContain('word for word 1, with slight differences 1, not found 1.');
  await userEvent.click(screen.getByRole('button', { name: 'Clause types looked for (1)' }));
  expect(screen.getByText('Unlimited liability')).toBeTruthy();
});

test('an analysis by a language model names the model', () => {
  const { container } = show({ engine: { name: 'language-model', model: 'gpt-4.1' } });
  expect(container.textContent).toContain('Made by a language model (gpt-4.1)');
});

test('warnings come before everything else', () => {
  show({
    warnings: [{ kind: 'embedded-instructions', message: 'It gives orders to its reader.', evidence: [] }],
  });
  const warnings = document.getElementById('warnings');
  expect(warnings?.parentElement?.firstElementChild).toBe(warnings);
  expect(warnings?.textContent).toContain('It gives orders to its reader.');
});

test('one goes from risk to risk through the text and from its words back to its row', async () => {
  show();
  const user = userEvent.setup();
  const next = () => user.click(screen.getByRole('button', { name: /^Next risk/ }));
  await next();
  expect(mark().textContent).toBe('The Client pays in 14 days.');
  await next();
  expect(mark().textContent).toBe('The liability</b> of the Client is unlimited.');
  await next();
  expect(mark().textContent).toBe('The Client pays in 14 days.');
  await user.click(screen.getByRole('button', { name: /^Previous risk/ }));
  expect(mark().textContent).toBe('The liability</b> of the Client is unlimited.');
  await user.click(screen.getByRole('button', { name: 'Back to the Quote' }));
  expect(document.activeElement?.tagName).toBe('SUMMARY');
  expect(document.activeElement?.textContent).toContain('No limit');
  expect(document.activeElement?.closest('details')?.open).toBe(true);
});

test('of a long quote the words that matter are in sight, and it is whole for who hears or copies it', () => {
  const before =
    'What is broken in the home, whoever broke it and however long it has been there, is repaired by the tenant ';
  const quote = `${before}at his own cost up to £180 a year.`;
  show({ readClosely: [{ topic: 'Repairs', evidence: [{ quote, start: null, end: null, match: 'none' }] }] });
  const row = document.getElementById('read-1');
  const [hidden, shown] = [row?.querySelector('.sr-only'), row?.querySelector('.sr-only + span')];
  expect(shown?.textContent).toContain('£180');
  expect(`${hidden?.textContent}${shown?.textContent}`).toBe(quote);
  expect(hidden?.textContent).toMatch(/^What is broken .* $/);
});
