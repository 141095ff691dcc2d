import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ContractListItem } from '#src/features/contracts/contracts.schema.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { choose, click, draw } from '#web/testing/draw.tsx';
import { dismissToast, shownToast } from '#web/ui/toast-store.ts';
import { ContractList } from './contract-list';

const lease: ContractListItem = {
  id: 'lease',
  fileName: 'lease.pdf',
  status: 'complete',
  analysisComplete: true,
  failureCode: null,
  createdAt: '2026-11-18T10:00:00.000Z',
  updatedAt: '2026-11-18T10:00:05.000Z',
  templateId: null,
  detectedLanguage: 'en',
  languageConfidence: 0.97,
  pages: 12,
  summary: 'A lease of a flat for two years.',
  riskCounts: { high: 2, medium: 0, low: 1 },
};
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
const calls: string[] = [];

beforeEach(() => {
  contracts = [lease];
  deletion = 200;
  found = 1;
  calls.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    calls.push(`${method} ${path}`);
    if (method === 'DELETE') {
      if (deletion === 200) contracts = [];
      return new Response('{}', { status: deletion });
    }
    if (path.startsWith('/api/contracts/count')) return new Response(JSON.stringify({ count: found }));
    return contracts === 'broken' ? new Response('{}', { status: 500 }) : new Response(JSON.stringify(contracts));
  });
});

afterEach(() => {
  vi.useRealTimers();
  dismissToast();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const settle = () => act(async () => void (await new Promise((done) => setTimeout(done, 20))));
const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

async function open(address = '/') {
  const page = await draw(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <ContractList />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...page, row: () => page.find('li > button'), text: () => page.container.textContent ?? '' };
}

test('a row opens to what the contract says and leads to its analysis', async () => {
  const { row, text, control } = await open();
  await settle();
  expect(text()).toContain('2 high');
  expect(text()).not.toContain('0 medium');
  expect(text()).not.toContain('A lease of a flat');
  await click(row());
  expect(row().getAttribute('aria-expanded')).toBe('true');
  expect(text()).toContain('A lease of a flat for two years.');
  expect(control('View Analysis').getAttribute('href')).toBe('/analysis/lease');
});

test('without contracts the list says what to do', async () => {
  contracts = [];
  const { text } = await open();
  await settle();
  expect(text()).toContain('No contracts yet');
  expect(text()).toContain('Choose a contract above.');
});

test('a list that cannot be read says so and can be asked for again', async () => {
  contracts = 'broken';
  const { text, control } = await open();
  await settle();
  expect(text()).toContain('Your contracts could not be loaded.');
  contracts = [lease];
  await click(control('Try Again'));
  await settle();
  expect(text()).toContain('lease.pdf');
});

test('a failed analysis gives its reason and can be started again', async () => {
  contracts = [{ ...running, status: 'failed', failureCode: 'contracts.analysis_timeout' }];
  const { row, text, control } = await open();
  await settle();
  await click(row());
  expect(text()).toContain('The analysis took too long and was stopped.');
  await click(control('Try Again'));
  expect(calls).toContain('POST /api/contracts/lease/retry');
});

test('an analysis that completes is announced, opens its row and ends the polling', async () => {
  vi.useFakeTimers();
  contracts = [running];
  const { row, text } = await open();
  await pass(10);
  expect(text()).toContain('Processing');
  contracts = [lease];
  await pass(2000);
  expect(shownToast()).toMatchObject({ title: 'Analysis Complete!', description: 'lease.pdf is ready to read.' });
  expect(row().getAttribute('aria-expanded')).toBe('true');
  await pass(10);
  const asked = calls.length;
  await pass(10_000);
  expect(calls.length).toBe(asked);
});

test('contracts that were complete when the page was opened are not announced', async () => {
  const { row } = await open();
  await settle();
  expect(shownToast()).toBeNull();
  expect(row().getAttribute('aria-expanded')).toBe('false');
});

test('when the progress cannot be followed the list stays and the reader is told once', async () => {
  vi.useFakeTimers();
  contracts = [running];
  const { text } = await open();
  await pass(10);
  contracts = 'broken';
  await pass(2000);
  expect(shownToast()).toMatchObject({ description: 'Failed to track analysis progress' });
  dismissToast();
  await pass(4000);
  expect(shownToast()).toBeNull();
  expect(text()).toContain('lease.pdf');
});

test('a contract is deleted only after the reader has said yes', async () => {
  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  const { row, text, control } = await open();
  await settle();
  await click(row());
  await click(control('Delete'));
  expect(confirm).toHaveBeenCalledWith('Are you sure you want to delete this contract? This action cannot be undone.');
  expect(calls).not.toContain('DELETE /api/contracts/lease');
  confirm.mockReturnValue(true);
  await click(control('Delete'));
  await settle();
  expect(shownToast()).toMatchObject({
    title: 'Contract Deleted',
    description: 'The contract has been permanently deleted.',
  });
  expect(text()).toContain('No contracts yet');
});

test('a contract that could not be deleted stays in the list', async () => {
  vi.stubGlobal('confirm', () => true);
  deletion = 500;
  const { row, text, control } = await open();
  await settle();
  await click(row());
  await click(control('Delete'));
  await settle();
  expect(shownToast()).toMatchObject({ title: 'Delete Failed', description: 'Failed to delete contract' });
  expect(text()).toContain('lease.pdf');
});

test('a few contracts need no search', async () => {
  const { container } = await open();
  await settle();
  expect(container.querySelector('search')).toBeNull();
});

test('the address says what is looked for, and every filter asks anew from the first page', async () => {
  found = 60;
  const { find, text } = await open('/?search=lease&risk=high&page=3&sort=size');
  await settle();
  expect(find<HTMLInputElement>('input[type=search]').value).toBe('lease');
  expect(calls).toContain('GET /api/contracts?search=lease&risk=high&sort=newest&page=3');
  expect(calls).toContain('GET /api/contracts/count?search=lease&risk=high');
  expect(text()).toContain('Page 3 of 3');
  await choose(find<HTMLSelectElement>('select'), 'failed');
  await settle();
  expect(calls).toContain('GET /api/contracts?search=lease&status=failed&risk=high&sort=newest&page=1');
});

test('a search that finds nothing can be cleared', async () => {
  contracts = [];
  found = 0;
  const { text, control } = await open('/?search=nothing');
  await settle();
  expect(text()).toContain('No contract matches');
  await click(control('Clear Search and Filters'));
  await settle();
  expect(calls).toContain('GET /api/contracts?sort=newest&page=1');
});

test('pages are turned one by one', async () => {
  found = 60;
  const { text, control } = await open();
  await settle();
  expect(text()).toContain('Page 1 of 3');
  await click(control('Next'));
  await settle();
  expect(calls).toContain('GET /api/contracts?sort=newest&page=2');
});

test('a contract that was made from a template is ready at once', async () => {
  contracts = [{ ...lease, templateId: 'tenancy-agreement', riskCounts: null }];
  const { row } = await open();
  await settle();
  expect(row().textContent).toContain('Ready');
});
