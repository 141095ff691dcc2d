import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { ContractTextPane } from './contract-text-pane';

const text = 'FEES\n\nThe Client pays the fee in 14 days. A late fee is due after that.\n\nNo other Fée is charged.';

function show(onBack = vi.fn()) {
  const contract = { id: 'one', fileContent: text, fileFormat: 'txt', blocks: [], detectedLanguage: 'en' } as const;
  const nothing = { notes: [], findings: [], beside: [], place: null, onShow() {}, onLead() {} };
  renderPage(<ContractTextPane {...nothing} contract={{ ...contract, blocks: [] }} onBack={onBack} sheet />);
  return { user: userEvent.setup(), box: screen.getByRole('searchbox', { name: 'Search the contract' }) };
}
const found = () => within(screen.getByRole('region', { name: 'Contract text' })).queryAllByRole('mark');
const now = () => found().findIndex((one) => one.dataset.found === 'now');
const said = () =>
  screen
    .getAllByRole('status')
    .map((one) => one.textContent)
    .at(-1);

test('every place of what is searched for is marked, however it is written, and counted aloud', async () => {
  const { user, box } = show();
  await user.type(box, 'fee');
  expect(found().map((one) => one.textContent)).toEqual(['FEE', 'fee', 'fee', 'Fée']);
  expect(said()).toBe('1 of 4');
  await user.type(box, 'ling');
  expect(found()).toEqual([]);
  expect(said()).toBe('Not found');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next place found' }).disabled).toBe(true);
});

test('Enter and the buttons go from place to place and round, with the focus where one types', async () => {
  const { user, box } = show();
  await user.type(box, 'fee');
  expect(now()).toBe(0);
  await user.keyboard('{Enter}{Enter}');
  expect([now(), said()]).toEqual([2, '3 of 4']);
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(now()).toBe(1);
  expect(document.activeElement).toBe(box);
  await user.click(screen.getByRole('button', { name: 'Previous place found' }));
  await user.click(screen.getByRole('button', { name: 'Previous place found' }));
  expect([now(), said()]).toEqual([3, '4 of 4']);
  await user.click(screen.getByRole('button', { name: 'Next place found' }));
  expect(now()).toBe(0);
});

test('Escape empties the box and leaves the text open', async () => {
  const onBack = vi.fn();
  const { user, box } = show(onBack);
  await user.type(box, 'fee{Escape}');
  expect(box).toHaveProperty('value', '');
  expect(found()).toEqual([]);
  expect(onBack).not.toHaveBeenCalled();
});

test('other words are looked for from the first place on, and one letter is not looked for', async () => {
  const { user, box } = show();
  await user.type(box, 'fee{Enter}');
  await user.clear(box);
  await user.type(box, 'c');
  expect([found(), said()]).toEqual([[], '']);
  await user.type(box, 'l');
  expect([now(), said()]).toEqual([0, '1 of 1']);
});
