import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CurrentUser } from '#src/features/accounts/accounts.schema.ts';
import type { ContractListItem } from '#src/features/contracts/contracts.schema.ts';
import type { TemplateWithBody } from '#src/features/templates/templates.schema.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { currentUserQuery } from '#web/features/accounts/accounts.queries.ts';
import { click, draw, type } from '#web/testing/draw.tsx';
import { dismissToast, shownToast } from '#web/ui/toast-store.ts';
import { TemplatesPage } from './templates.page';

const ada: CurrentUser = {
  id: 'u',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  profileImageUrl: null,
  accountStatus: 'free',
  paymentFailed: false,
  authProvider: 'local',
};
const asked = { placeholder: '', help: null, options: [], optionLabels: [], toggle: false };
const hire: TemplateWithBody = {
  id: 'hire',
  version: 1,
  name: 'Hire Agreement',
  description: 'Hires a thing out.',
  use: 'Tools.',
  avoid: 'Cars.',
  category: 'Business',
  tags: ['rental'],
  basic: true,
  variables: [
    { ...asked, name: 'ownerName', label: 'Owner', type: 'text', required: true },
    { ...asked, name: 'services', label: 'Services', type: 'textarea', required: true },
    { ...asked, name: 'price', label: 'Price', type: 'money', required: false },
  ],
  fields: [
    { name: 'ownerName', type: 'text', required: true },
    { name: 'services', type: 'textarea', required: true },
    { name: 'price', type: 'money', required: false },
  ],
  document: {
    title: 'HIRE AGREEMENT',
    opening: 'Made between:',
    parties: [],
    sections: [
      {
        heading: 'Services',
        clauses: [{ text: '{{ownerName}} does:', value: 'services' }, { text: 'The price is {{price}}.' }],
      },
    ],
    closing: 'Signed.',
  },
};
const advanced = { ...hire, id: 'big', name: 'Big Agreement', category: 'Legal', tags: [], basic: false } as const;
const made: ContractListItem = {
  id: 'made',
  fileName: 'Hired drill',
  status: 'complete',
  analysisComplete: true,
  failureCode: null,
  createdAt: '2026-11-18T10:00:00.000Z',
  updatedAt: '2026-11-18T10:00:00.000Z',
  templateId: 'hire',
  detectedLanguage: 'en',
  languageConfidence: 1,
  pages: 1,
  summary: null,
  riskCounts: null,
};

let contracts: ContractListItem[];
let refusal: { status: number; code?: string } | null;
const calls: { call: string; body: unknown }[] = [];

beforeEach(() => {
  contracts = [];
  refusal = null;
  calls.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    const call = `${method} ${path.split('?')[0]}`;
    calls.push({ call, body: body ? JSON.parse(String(body)) : undefined });
    if (call === 'GET /api/templates') return Response.json([advanced, hire]);
    if (call === 'GET /api/contracts') return Response.json(contracts);
    if (method === 'DELETE') contracts = [];
    else if (refusal) return Response.json(refusal, { status: refusal.status });
    if (call === 'GET /api/templates/hire') return Response.json(hire);
    if (call === 'POST /api/contracts/from-template') contracts = [made];
    return Response.json({ success: true, contractId: 'made' });
  });
});

afterEach(() => {
  act(dismissToast);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const settle = () => act(async () => void (await new Promise((done) => setTimeout(done, 30))));

async function open(user: Partial<CurrentUser> = {}, address = '/templates') {
  const client = createQueryClient();
  client.setQueryData(currentUserQuery.queryKey, { ...ada, ...user });
  const page = await draw(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="templates" element={<TemplatesPage />} />
          <Route path="pricing" element={<p>The prices</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await settle();
  const press = async (name: string) => {
    await click(page.control(name));
    await settle();
  };
  /** Opens a template; the dialog's code is fetched when it is first asked for. */
  const use = async (name: string, shows = 'dialog[open] form') => {
    await click(page.control(`Use Template: ${name}`));
    await vi.waitFor(
      async () => {
        await settle();
        page.find(shows);
      },
      { timeout: 10_000 },
    );
  };
  return { ...page, press, use, text: () => page.container.textContent ?? '' };
}
const field = (page: { find: <T extends HTMLElement>(selector: string) => T }, name: string) =>
  page.find<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`);

test('an account that must pay first is sent to the prices', async () => {
  expect((await open({ accountStatus: null })).text()).toBe('The prices');
});

test('the address says which kind of template is shown', async () => {
  const page = await open({}, '/templates?category=legal');
  expect(page.text()).toContain('Big Agreement');
  expect(page.text()).not.toContain('Hire Agreement');
  await page.press('Rental1');
  expect(page.text()).toContain('Hire Agreement');
  expect(page.text()).not.toContain('Big Agreement');
  await page.press('All2');
  expect(page.text()).toContain('Big Agreement');
});

test('what the plan includes comes first', async () => {
  const names = (page: Awaited<ReturnType<typeof open>>) =>
    [...page.container.querySelectorAll('li h2')].map(({ textContent }) => textContent);
  expect(names(await open())).toEqual(['Hire Agreement', 'Big Agreement']);
  expect(names(await open({ accountStatus: 'plus' }))).toEqual(['Big Agreement', 'Hire Agreement']);
});

test('an advanced template on the free plan opens the plans, not the template', async () => {
  const page = await open();
  await page.use('Big Agreement', 'dialog[open]');
  expect(page.find('dialog[open]').textContent).toContain('Choose Your Plan');
  expect(page.find('dialog[open]').textContent).toContain('Upgrade to Plus');
  expect(calls.some(({ call }) => call === 'GET /api/templates/big')).toBe(false);
});

test('the plans open too where the server says that the plan has ended meanwhile', async () => {
  refusal = { status: 403, code: 'plan.upgrade_required' };
  const page = await open({ accountStatus: 'plus' });
  await page.use('Hire Agreement', 'dialog[open] a[href="/pricing"]');
  expect(page.find('dialog[open]').textContent).toContain('Choose Your Plan');
});

test('the file name is filled in, required fields are named, and nothing is sent without them', async () => {
  const page = await open();
  await page.use('Hire Agreement');
  const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date());
  expect(field(page, 'fileName').value).toBe(`Hire Agreement - ${today}`);
  expect(field(page, 'services').tagName).toBe('TEXTAREA');
  await type(field(page, 'services'), '  ');
  await page.press('Create Contract');
  expect(shownToast()).toMatchObject({
    title: 'Validation Error',
    description: 'Please fill in all required fields: Owner, Services',
    tone: 'destructive',
  });
  expect(document.activeElement).toBe(field(page, 'ownerName'));
  expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false);

  await type(field(page, 'fileName'), '   ');
  expect((page.control('Create Contract') as HTMLButtonElement).disabled).toBe(true);
});

test('the contract grows while one types, and what was made is listed and has the focus', async () => {
  const page = await open();
  await page.use('Hire Agreement');
  const preview = () => page.find('section[lang=en]').textContent ?? '';
  expect(preview()).toContain('1.1 [Owner] does:');
  expect(preview()).not.toContain('The price');
  await type(field(page, 'ownerName'), 'Ann {{services}} <b>');
  await type(field(page, 'services'), 'Drilling\nSawing');
  await type(field(page, 'price'), '1250');
  expect(preview()).toContain('1.1 Ann {{services}} <b> does:DrillingSawing');
  expect(preview()).toContain('1.2 The price is £1,250.00.');
  await type(field(page, 'fileName'), 'Hired drill');
  await page.press('Create Contract');
  expect(calls.find(({ call }) => call === 'POST /api/contracts/from-template')?.body).toEqual({
    templateId: 'hire',
    fileName: 'Hired drill',
    variables: { ownerName: 'Ann {{services}} <b>', services: 'Drilling\nSawing', price: '1250' },
  });
  expect(shownToast()).toMatchObject({ title: 'Contract Created', tone: 'success' });
  expect(page.container.querySelector('dialog[open]')).toBeNull();
  expect(page.text()).toContain('Hired drill');
  expect(document.activeElement?.id).toBe('generated');
});

test('a contract that could not be made says why and keeps what was typed', async () => {
  const page = await open();
  await page.use('Hire Agreement');
  await type(field(page, 'ownerName'), 'Ann');
  await type(field(page, 'services'), 'Drilling');
  refusal = { status: 502 };
  await page.press('Create Contract');
  expect(shownToast()).toMatchObject({
    title: 'Creation Failed',
    description: 'Failed to create contract',
    tone: 'destructive',
  });
  expect(field(page, 'ownerName').value).toBe('Ann');
});

test('a generated contract is deleted only once that is confirmed', async () => {
  contracts = [made];
  const page = await open();
  const confirm = vi.fn((_question?: string) => false);
  vi.stubGlobal('confirm', confirm);
  window.confirm = confirm;
  await page.press('Delete');
  expect(confirm).toHaveBeenCalledWith('Are you sure you want to delete this contract? This action cannot be undone.');
  expect(page.text()).toContain('Hired drill');
  confirm.mockReturnValue(true);
  await page.press('Delete');
  expect(shownToast()).toMatchObject({ title: 'Contract Deleted' });
  expect(page.text()).not.toContain('Hired drill');
  expect(document.activeElement?.id).toBe('generated');
});
