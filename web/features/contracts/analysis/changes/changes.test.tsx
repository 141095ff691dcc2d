import { screen, within } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import type { ChecklistItem } from '#src/features/contracts/checklist.schema.ts';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { storeLocale } from '#web/lib/locale.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { sentWith, server } from '#web/testing/server.ts';
import { readSections } from '../analysis-sections';
import { contract, found, risk, text } from '../testing/analysed-contract';
import { ChangesDialog } from './changes-dialog';
import { letterDocx } from './letter-docx';
import { messageText } from './message-text';
import { pointsOf } from './points';

afterEach(() => storeLocale('en'));

const start = text.indexOf('<b>');
const blocks: Contract['blocks'] = [
  { kind: 'list-item', level: 2, number: '8.2', page: null, start, end: text.length },
];
const analysed: Contract = {
  ...contract,
  ...{ title: 'Services: Acme', fileFormat: 'docx', blocks },
  riskAssessment: {
    high: [
      {
        ...risk('No limit', found('The liability</b> of the Client is unlimited.')),
        suggestedWording: 'Liability is limited to [amount].',
      },
    ],
    medium: [{ ...risk('Short payment', found('The Client pays in 14 days.')), delete: true }],
    low: [
      risk('Know this', found('SERVICES')),
      risk('Invented', { quote: 'Every right.', start: null, end: null, match: 'none' }),
    ],
  },
  recommendations: [{ action: 'Ask about it.', priority: 'low', risk: 'Know this', clauseType: null, evidence: [] }],
  missingClauses: [
    { clauseType: 'governing-law', title: 'No law', why: 'Unclear. Very.', suggestedWording: 'English law applies.' },
  ],
};
const points = pointsOf(readSections(analysed), blocks);

async function show(changes: Partial<Contract> = {}, noted: ChecklistItem[] = []) {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  server.use(http.get('/api/contracts/one/checklist', () => HttpResponse.json(noted)));
  const view = renderPage(<ChangesDialog contract={{ ...analysed, ...changes }} onClose={() => {}} />);
  await view.settled();
  return view;
}
const ticked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map(({ parentElement }) => parentElement?.textContent);

test('what to change before signing is chosen at first, and downloaded in the contract’s own file', async () => {
  const { user, settled } = await show();
  expect(ticked()).toEqual([
    'No limitHigh risk · Clause 8.2 · New wording',
    'Short paymentMedium risk · Delete the words',
  ]);
  expect(screen.getByText(/Fill in what stands in/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'More points (2)' }));
  await user.click(screen.getByRole('checkbox', { name: /No law/ }));
  await user.click(screen.getByRole('checkbox', { name: /Know this/ }));
  await user.click(screen.getByRole('checkbox', { name: /Short payment/ }));
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Comments in the file' }),
    'On all risks, for yourself',
  );
  const outcomes = [
    { key: 'No limit', state: 'changed' },
    { key: 'missing:governing-law', state: 'commented' },
    { key: 'Know this', state: 'commented' },
  ];
  server.use(
    http.post('/api/contracts/one/redline', () =>
      HttpResponse.text('PK', { headers: { 'Redline-Outcomes': JSON.stringify(outcomes) } }),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Download Word File' }));
  await settled();
  expect(await sentWith('POST /api/contracts/one/redline')).toEqual([
    { risks: ['No limit', 'Know this'], missing: ['governing-law'], comments: 'all' },
  ]);
  const told = within(await screen.findByRole('alert'));
  expect(told.getByText('Changes marked in it: 1')).toBeTruthy();
  expect(told.getByText('Points to talk about, as comments: 1')).toBeTruthy();
  expect(told.getByText('Written in a comment, for you to change by hand:')).toBeTruthy();
  expect(told.getByRole('listitem').textContent).toBe('No law');
});

test('what the checklist says is asked for is chosen instead', async () => {
  await show({}, [{ action: 'Ask about it.', state: 'asked', note: '' }]);
  expect(ticked()).toEqual(['Know thisLow risk · Talk about it']);
});

test('that the file is gone is said, and what was not placed is too', async () => {
  const { user, settled } = await show();
  const refuse = () => HttpResponse.json({ code: 'redline.original_gone', message: '' }, { status: 404 });
  server.use(http.post('/api/contracts/one/redline', refuse));
  await user.click(screen.getByRole('button', { name: 'Download Word File' }));
  await settled();
  expect((await screen.findByRole('alert')).textContent).toContain('no longer kept');
  expect(takeErrors()).toHaveLength(1);
  const lost = JSON.stringify([{ key: 'No limit', state: 'not-placed' }]);
  server.use(
    http.post('/api/contracts/one/redline', () => HttpResponse.text('PK', { headers: { 'Redline-Outcomes': lost } })),
  );
  await user.click(screen.getByRole('button', { name: 'Download Word File' }));
  await settled();
  expect(screen.getByRole('alert').textContent).toContain('Its words were not found in the file');
});

test('of other formats there is a letter, and no file of one’s own', async () => {
  await show({ fileFormat: 'pdf' });
  expect(screen.getByRole('button', { name: 'Download Letter' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Download Word File' })).toBeNull();
});

test('the message is in the language of the contract, and of the page where it is wanted', async () => {
  const { user } = await show({ detectedLanguage: 'de' });
  const message = screen.getByRole('region', { name: 'Message' });
  expect(
    await within(message).findByText(/Guten Tag,[\s\S]*Ziffer 8\.2: „The liability[\s\S]*Vorgeschlagene Fassung/),
  ).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language of the message' }), 'English');
  expect(await within(message).findByText(/^Hello,/)).toBeTruthy();
});

test('the message says each wish with the words that it is about', () => {
  const written = messageText(analysed, points, 'en');
  expect(written.split('\n\n').slice(1, -2)).toEqual([
    'Thank you for the contract “Services: Acme”. I have read it and would like to ask for these changes:',
    '1. Clause 8.2: “The liability</b> of the Client is unlimited.”\nAs proposed: “Liability is limited to [amount].”',
    '2. “The Client pays in 14 days.”\nPlease delete these words.',
    '3. “SERVICES”\nI would like to talk about this passage with you.',
    '4. No law\nPlease add this clause.\n“English law applies.”',
  ]);
  const [first] = points;
  if (!first) expect.fail();
  expect(messageText(analysed, [{ ...first, words: ['8.2 It is so.'] }], 'en')).toContain('1. Clause 8.2: “It is so.”');
  // What is written for the reader in another language is not in it.
  expect(messageText(analysed, points, 'ar')).not.toMatch(/Acme|No law/);
});

async function letter() {
  const files = unzipSync(new Uint8Array(await letterDocx(analysed, points)));
  const body = new DOMParser().parseFromString(strFromU8(files['word/document.xml'] as Uint8Array), 'text/xml');
  const all = (name: string, within: Document | Element = body) => [...within.getElementsByTagName(name)];
  const words = (p: Element) =>
    all('w:t', p)
      .map(({ textContent }) => textContent)
      .join('');
  return {
    paragraphs: all('w:p').map(words),
    fromRight: all('w:p').map((p) => all('w:bidi', p).some((one) => one.getAttribute('w:val') !== 'false')),
  };
}

test('the letter has for each change the words as they are, those proposed, and why', async () => {
  const { paragraphs } = await letter();
  expect(paragraphs).toEqual([
    'Proposed changes: Services: Acme',
    'I would like to ask for the following changes to this contract.',
    ...['1. Clause 8.2 · No limit', 'As it is', 'The liability</b> of the Client is unlimited.'],
    ...['As proposed', 'Liability is limited to [amount].', 'Why: Why it matters.'],
    ...['2. Short payment', 'As it is', 'The Client pays in 14 days.', 'As proposed', 'Please delete these words.'],
    'Why: Why it matters.',
    ...['3. Know this', 'As it is', 'SERVICES', 'As proposed'],
    ...['I would like to talk about this passage with you.', 'What to ask for: Ask about it.', 'Why: Why it matters.'],
    ...['4. No law', 'As proposed', 'Please add this clause.', 'English law applies.', 'Why: Unclear.'],
    'I look forward to your answer.',
  ]);
});

test('the letter runs from the right in Arabic, but for words that do not', async () => {
  storeLocale('ar');
  const { paragraphs, fromRight } = await letter();
  expect(fromRight[paragraphs.indexOf('النص الحالي')]).toBe(true);
  expect(fromRight[paragraphs.indexOf('The Client pays in 14 days.')]).toBe(false);
});
