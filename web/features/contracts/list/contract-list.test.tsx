import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ContractListItem } from '#src/features/contracts/contracts.schema.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { asked, server } from '#web/testing/server.ts';
import { dismissToast, shownToast } from '#web/ui/toast-store.ts';
import { ContractList } from './contract-list';
import { lease } from './testing/listed-contract';

const running: ContractListItem = {
  ...lease,
  status: 'analysing',
  analysisComplete: false,
  summary: null,
  riskCounts: null,
};

let contracts: ContractListItem[] | 'broken';
let deletion: number;
let found: number;

beforeEach(() => {
  contracts = [lease];
  deletion = 200;
  found = 1;
  server.use(
    http.get('/api/contracts/tags', () => HttpResponse.json([])),
    http.get('/api/contracts/count', () => HttpResponse.json({ count: found })),
    http.get('/api/contracts', () =>
      contracts === 'broken' ? HttpResponse.json({}, { status: 500 }) : HttpResponse.json(contracts),
    ),
    http.delete('/api/contracts/lease', () => {
      if (deletion === 200) contracts = [];
      return HttpResponse.json({}, { status: deletion });
    }),
    http.get('/api/usage/check/contract_analysis', () => HttpResponse.json({})),
  );
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const open = (address = '/') => renderPage(<ContractList />, { address });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const row = () => button(/lease\.pdf/);

test('a row opens to what the contract says and leads to its analysis', async () => {
  const { user, container } = open();
  const opener = await row();
  expect(container.textContent).toContain('2 high');
  expect(container.textContent).not.toContain('0 medium');
  expect(container.textContent).not.toContain('A lease of a flat');
  await user.click(opener);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('A lease of a flat for two years.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View Analysis' }).getAttribute('href')).toBe('/analysis/lease');
});

test('without contracts the list says what to do', async () => {
  contracts = [];
  open();
  expect(await screen.findByText('No contracts yet')).toBeTruthy();
  expect(screen.getByText(/Choose a contract above\./)).toBeTruthy();
});

test('a list that cannot be read says so and can be asked for again', async () => {
  contracts = 'broken';
  const { user } = open();
  expect(await screen.findByText('Your contracts could not be loaded.')).toBeTruthy();
  contracts = [lease];
  await user.click(await button('Try Again'));
  expect(await row()).toBeTruthy();
});

test('a failed analysis gives its reason and can be started again', async () => {
  contracts = [{ ...running, status: 'failed', failureCode: 'contracts.analysis_timeout' }];
  server.use(http.post('/api/contracts/lease/retry', () => HttpResponse.json({ contractId: 'lease' })));
  const { user } = open();
  await user.click(await row());
  expect(screen.getByText(/The analysis took too long and was stopped\./)).toBeTruthy();
  await user.click(await button('Try Again'));
  expect(asked()).toContain('POST /api/contracts/lease/retry');
});

test('an analysis that completes is announced, opens its row and ends the polling', async () => {
  vi.useFakeTimers();
  contracts = [running];
  open();
  await pass(10);
  expect(screen.getByText('Processing')).toBeTruthy();
  contracts = [lease];
  await pass(2000);
  expect(shownToast()).toMatchObject({ title: 'Analysis Complete!', description: 'lease.pdf is ready to read.' });
  expect(screen.getByRole('button', { name: /lease\.pdf/, expanded: true })).toBeTruthy();
  await pass(10);
  const before = asked().length;
  await pass(10_000);
  expect(asked().length).toBe(before);
});

test('contracts that were complete when the page was opened are not announced', async () => {
  open();
  expect((await row()).getAttribute('aria-expanded')).toBe('false');
  expect(shownToast()).toBeNull();
});

test('when the progress cannot be followed the list stays and the reader is told once', async () => {
  vi.useFakeTimers();
  contracts = [running];
  open();
  await pass(10);
  contracts = 'broken';
  await pass(2000);
  expect(shownToast()).toMatchObject({ description: 'Failed to track analysis progress' });
  act(dismissToast);
  await pass(4000);
  expect(shownToast()).toBeNull();
  expect(screen.getByText('lease.pdf')).toBeTruthy();
});

test('a contract is deleted only after the reader has said yes', async () => {
  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  const { user } = open();
  await user.click(await row());
  await user.click(await button('Delete'));
  expect(confirm).toHaveBeenCalledWith('Are you sure you want to delete this contract? This action cannot be undone.');
  expect(asked()).not.toContain('DELETE /api/contracts/lease');
  confirm.mockReturnValue(true);
  await user.click(await button('Delete'));
  expect(await screen.findByText('No contracts yet')).toBeTruthy();
  expect(shownToast()).toMatchObject({
    title: 'Contract Deleted',
    description: 'The contract has been permanently deleted.',
  });
});

test('a contract that could not be deleted stays in the list', async () => {
  vi.stubGlobal('confirm', () => true);
  deletion = 500;
  const { user } = open();
  await user.click(await row());
  await user.click(await button('Delete'));
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ title: 'Delete Failed', description: 'Failed to delete contract' }),
  );
  expect(await row()).toBeTruthy();
  expect(takeErrors()).toEqual([['Mutation error:', expect.any(Error)]]);
});

test('a few contracts need no search', async () => {
  open();
  await row();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('the address says what is looked for, and every filter asks anew from the first page', async () => {
  found = 60;
  const { user } = open('/?search=lease&risk=high&page=3&sort=size');
  expect(await screen.findByText('Page 3 of 3')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('lease');
  expect(asked()).toContain('GET /api/contracts?search=lease&risk=high&sort=newest&page=3');
  expect(asked()).toContain('GET /api/contracts/count?search=lease&risk=high');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Progress' }), 'failed');
  expect(asked()).toContain('GET /api/contracts?search=lease&status=failed&risk=high&sort=newest&page=1');
});

test('on a phone the filters are folded away until they are asked for, or one is in use', async () => {
  found = 60;
  const { user } = open();
  const folded = await button('Filter and Sort');
  const filters = () => screen.getByRole('combobox', { name: 'Progress' }).closest('[id]:not(select)')?.className;
  expect([folded.getAttribute('aria-expanded'), filters()]).toEqual([
    'false',
    expect.stringContaining('max-sm:hidden'),
  ]);
  await user.click(folded);
  expect([folded.getAttribute('aria-expanded'), filters()]).toEqual([
    'true',
    expect.not.stringContaining('max-sm:hidden'),
  ]);
});

test('a search that finds nothing can be cleared', async () => {
  contracts = [];
  found = 0;
  const { user } = open('/?search=nothing');
  expect(await screen.findByText('No contract matches')).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: 'Clear Search and Filters' })[0] as HTMLElement);
  expect(asked()).toContain('GET /api/contracts?sort=newest&page=1');
});

test('pages are turned one by one', async () => {
  found = 60;
  const { user } = open();
  expect(await screen.findByText('Page 1 of 3')).toBeTruthy();
  await user.click(await button('Next'));
  expect(asked()).toContain('GET /api/contracts?sort=newest&page=2');
});

test('a contract that was made from a template is ready at once', async () => {
  contracts = [{ ...lease, templateId: 'tenancy-agreement', riskCounts: null }];
  open();
  expect((await row()).textContent).toContain('Ready');
});

test('an analysed contract is a line of a register: title and file, the other side, the worst risk, the next date', async () => {
  const nextDate = { kind: 'notice-deadline', label: null, date: '2027-05-02' } as const;
  contracts = [{ ...lease, title: 'Tenancy with Northwind', counterparty: 'Northwind Ltd', nextDate }];
  open();
  const { textContent } = await row();
  expect(textContent).toBe(
    'Tenancy with NorthwindNorthwind Ltd·lease.pdfRisks found: 2 high2 May 2027Last day to give notice',
  );
});

test('the other side is not named twice where the title names it', async () => {
  contracts = [{ ...lease, title: 'Tenancy: Northwind Ltd', counterparty: 'Northwind Ltd' }];
  open();
  const { textContent } = await row();
  expect(textContent).toBe('Tenancy: Northwind Ltdlease.pdfRisks found: 2 high');
});

test('only what runs or failed has its status in its line', async () => {
  contracts = [lease, { ...running, id: 'second', fileName: 'second.pdf' }];
  const { user } = open();
  expect((await row()).textContent).not.toContain('Analysis Complete');
  expect((await button(/second\.pdf/)).textContent).toContain('Processing');
  await user.click(await row());
  expect(screen.getByText('Analysis Complete')).toBeTruthy();
});

test('who has no contract yet is shown the way to an example', async () => {
  contracts = [];
  open();
  expect((await screen.findByRole('link', { name: 'See an Example' })).getAttribute('href')).toBe('/example');
});
