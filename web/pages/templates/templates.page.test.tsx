import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CurrentUser } from '#src/features/accounts/accounts.schema.ts';
import type { ContractListItem } from '#src/features/contracts/contracts.schema.ts';
import type { TemplateWithBody } from '#src/features/templates/templates.schema.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { ada } from '#web/testing/ada.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { asked, sentWith, server } from '#web/testing/server.ts';
import { shownToast } from '#web/ui/toast-store.ts';
import { TemplatesPage } from './templates.page';

const step = 'subject' as const;
const plainField = { placeholder: '', help: null, options: [], optionLabels: [], toggle: false, step };
const hire: TemplateWithBody = {
  id: 'hire',
  version: 1,
  lawAsOf: '2026-11-23',
  name: 'Hire Agreement',
  description: 'Hires a thing out.',
  use: 'Tools.',
  avoid: 'Cars.',
  handOver: [],
  category: 'Business',
  tags: ['rental'],
  basic: true,
  variables: [
    { ...plainField, name: 'ownerName', label: 'Owner', type: 'text', required: true },
    { ...plainField, name: 'services', label: 'Services', type: 'textarea', required: true },
    { ...plainField, name: 'price', label: 'Price', type: 'money', required: false },
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
  givenTitle: null,
  tags: [],
  fileName: 'Hired drill',
  status: 'complete',
  analysisComplete: true,
  failureCode: null,
  waitingUntil: null,
  createdAt: '2026-11-18T10:00:00.000Z',
  updatedAt: '2026-11-18T10:00:00.000Z',
  templateId: 'hire',
  detectedLanguage: 'en',
  languageConfidence: 1,
  pages: 1,
  summary: null,
  riskCounts: null,
  title: null,
  counterparty: null,
  nextDate: null,
};

let contracts: ContractListItem[];

beforeEach(() => {
  contracts = [];
  server.use(
    http.get('/api/templates', () => HttpResponse.json([advanced, hire])),
    http.get('/api/templates/hire', () => HttpResponse.json(hire)),
    http.get('/api/contracts', () => HttpResponse.json(contracts)),
    http.post('/api/contracts/from-template', () => {
      contracts = [made];
      return HttpResponse.json({ success: true, contractId: 'made' });
    }),
    http.delete('/api/contracts/made', () => {
      contracts = [];
      return HttpResponse.json({ success: true });
    }),
  );
});

async function open(changes: Partial<CurrentUser> = {}, address = '/templates') {
  const { user, container, settled, unmount } = renderPage(
    <Routes>
      <Route path="templates" element={<TemplatesPage />} />
      <Route path="pricing" element={<p>The prices</p>} />
    </Routes>,
    { address, account: { ...ada, ...changes } },
  );
  await settled();
  return {
    user,
    unmount,
    text: () => container.textContent,
    press: async (name: string) => {
      await user.click(screen.getByRole('button', { name }));
      await settled();
    },
    use: (name: string) => user.click(screen.getByRole('button', { name: `Use Template: ${name}` })),
    write: async (field: HTMLElement, words: string) => {
      await user.clear(field);
      await user.click(field);
      await user.paste(words);
    },
  };
}

// The dialog's code is fetched when it is first asked for.
const openDialog = (name: string) => screen.findByRole('dialog', { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** With the template's form open. */
async function openHire() {
  const page = await open();
  await page.use('Hire Agreement');
  await openDialog('Hire Agreement');
  await screen.findByLabelText('Owner *');
  return page;
}

test('an account that must pay first is sent to the prices', async () => {
  expect((await open({ accountStatus: null })).text()).toBe('The prices');
});

test('the address says which kind of template is shown', async () => {
  const page = await open({}, '/templates?category=legal');
  expect(page.text()).toContain('Big Agreement');
  expect(page.text()).not.toContain('Hire Agreement');
  await page.user.click(screen.getByRole('link', { name: /^Rental/ }));
  expect(page.text()).toContain('Hire Agreement');
  expect(page.text()).not.toContain('Big Agreement');
  await page.user.click(screen.getByRole('link', { name: /^All/ }));
  expect(page.text()).toContain('Big Agreement');
});

test('a search finds the templates that have each of its words, whatever their case and accents', async () => {
  const page = await open();
  await page.write(screen.getByRole('searchbox', { name: 'Search templates' }), 'AGRÉEMENT big');
  expect(page.text()).toContain('Big Agreement');
  expect(page.text()).not.toContain('Hire Agreement');
  await page.write(screen.getByRole('searchbox'), 'zebra');
  expect(page.text()).toContain('No template has these words. Try others.');
  await page.user.click(screen.getByRole('link', { name: 'Show All Templates' }));
  expect(page.text()).toContain('Big Agreement');
});

test('what the plan includes comes first', async () => {
  const names = () =>
    screen.getAllByRole('heading', { level: 2, name: /Agreement$/ }).map(({ textContent }) => textContent);
  const free = await open();
  expect(names()).toEqual(['Hire Agreement', 'Big Agreement']);
  free.unmount();
  await open({ accountStatus: 'plus' });
  expect(names()).toEqual(['Big Agreement', 'Hire Agreement']);
});

test('an advanced template on the free plan opens the plans, not the template', async () => {
  const page = await open();
  await page.use('Big Agreement');
  expect(within(await openDialog('Choose Your Plan')).getByText(/Upgrade to Plus/)).toBeTruthy();
  expect(asked()).not.toContain('GET /api/templates/big');
});

test('the plans open too where the server says that the plan has ended meanwhile', async () => {
  const refusal = { code: 'plan.upgrade_required', message: '' };
  server.use(http.get('/api/templates/hire', () => HttpResponse.json(refusal, { status: 403 })));
  const page = await open({ accountStatus: 'plus' });
  await page.use('Hire Agreement');
  expect(await openDialog('Choose Your Plan')).toBeTruthy();
});

test('the file name is filled in, required fields are named, and nothing is sent without them', async () => {
  const page = await openHire();
  const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date());
  expect(field('File name *').value).toBe(`Hire Agreement - ${today}`);
  expect(field('Services *').tagName).toBe('TEXTAREA');
  await page.write(field('Services *'), '  ');
  await page.press('Create Contract');
  expect(shownToast()).toMatchObject({
    title: 'Validation Error',
    description: 'Please fill in all required fields: Owner, Services',
    tone: 'destructive',
  });
  expect(document.activeElement).toBe(field('Owner *'));
  expect(asked().some((call) => call.startsWith('POST'))).toBe(false);

  await page.write(field('File name *'), '   ');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Create Contract' }).disabled).toBe(true);
});

test('the contract grows while one types, and what was made is listed and has the focus', async () => {
  const page = await openHire();
  const preview = () => document.querySelector('section[lang=en]')?.textContent ?? '';
  expect(preview()).toContain('1.1 [Owner] does:');
  expect(preview()).not.toContain('The price');
  await page.write(field('Owner *'), 'Ann {{services}} <b>');
  await page.write(field('Services *'), 'Drilling\nSawing');
  await page.write(screen.getByLabelText(/^Price/), '1250');
  expect(preview()).toContain('1.1 Ann {{services}} <b> does:DrillingSawing');
  expect(preview()).toContain('1.2 The price is £1,250.00.');
  await page.write(field('File name *'), 'Hired drill');
  await page.press('Create Contract');
  expect(await sentWith('POST /api/contracts/from-template')).toEqual([
    {
      templateId: 'hire',
      fileName: 'Hired drill',
      variables: { ownerName: 'Ann {{services}} <b>', services: 'Drilling\nSawing', price: '1250' },
    },
  ]);
  expect(shownToast()).toMatchObject({ title: 'Contract Created', tone: 'success' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(page.text()).toContain('Hired drill'));
  expect(document.activeElement?.id).toBe('generated');
});

test('a contract that could not be made says why and keeps what was typed', async () => {
  server.use(http.post('/api/contracts/from-template', () => HttpResponse.json({}, { status: 502 })));
  const page = await openHire();
  await page.write(field('Owner *'), 'Ann');
  await page.write(field('Services *'), 'Drilling');
  await page.press('Create Contract');
  // Said once, where it stays: in the form.
  expect((await screen.findByRole('alert')).textContent).toBe('Creation FailedFailed to create contract');
  expect(shownToast()).toBeNull();
  expect(field('Owner *').value).toBe('Ann');
  expect(takeErrors()).toEqual([['Mutation error:', expect.any(Error)]]);
});

test('a generated contract is deleted only once that is confirmed', async () => {
  contracts = [made];
  const page = await open();
  const confirm = vi.fn((_question?: string) => false);
  vi.stubGlobal('confirm', confirm);
  await page.press('Delete');
  expect(confirm).toHaveBeenCalledWith('Are you sure you want to delete this contract? This action cannot be undone.');
  expect(page.text()).toContain('Hired drill');
  confirm.mockReturnValue(true);
  await page.press('Delete');
  expect(shownToast()).toMatchObject({ title: 'Contract Deleted' });
  await waitFor(() => expect(page.text()).not.toContain('Hired drill'));
  expect(document.activeElement?.id).toBe('generated');
});
