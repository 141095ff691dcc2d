import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { AccountTag } from '#src/features/contracts/contract-change.schema.ts';
import type { ContractListItem } from '#src/features/contracts/contracts.schema.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { asked, sentWith, server } from '#web/testing/server.ts';
import { ContractList } from './contract-list';
import { lease } from './testing/listed-contract';

let contracts: ContractListItem[];
let found: number;
let tags: AccountTag[];

beforeEach(() => {
  contracts = [lease];
  found = 1;
  tags = [];
  server.use(
    http.get('/api/contracts/tags', () => HttpResponse.json(tags)),
    http.get('/api/contracts/count', () => HttpResponse.json({ count: found })),
    http.get('/api/contracts', () => HttpResponse.json(contracts)),
    http.get('/api/usage/check/contract_analysis', () => HttpResponse.json({})),
  );
});

const open = (address = '/') => renderPage(<ContractList />, { address });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const row = () => button(/lease\.pdf/);

test('a row shows its first tags, and opened all of them, each leading to the contracts that have it', async () => {
  contracts = [{ ...lease, tags: ['2026', 'Bank', 'Flat', 'Home', 'Work'] }];
  tags = [{ name: 'Flat', contracts: 1 }];
  const { user } = open();
  const opener = await row();
  expect(opener.textContent).toContain('lease.pdfTags: 2026BankFlat+2');
  await user.click(opener);
  const links = within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['2026', 'Bank', 'Flat', 'Home', 'Work']);
  await user.click(screen.getByRole('link', { name: 'Flat' }));
  await waitFor(() => expect(asked()).toContain('GET /api/contracts?tag=Flat&sort=newest&page=1'));
  const filter = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Tag' });
  expect(filter.value).toBe('Flat');
  await user.selectOptions(filter, 'All');
  await waitFor(() => expect(asked().at(-1)).not.toContain('tag='));
});

test('a tag of the address that no contract has any more is still shown as chosen', async () => {
  contracts = [];
  tags = [{ name: 'Home', contracts: 1 }];
  open('/?tag=Old');
  await waitFor(() => expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Tag' }).value).toBe('Old'));
});

test('without tags there is no filter for them', async () => {
  found = 60;
  open();
  await row();
  expect(screen.queryByRole('combobox', { name: 'Tag' })).toBeNull();
});

test('the tags of a contract are changed from its row', async () => {
  tags = [{ name: 'Home', contracts: 1 }];
  server.use(
    http.patch('/api/contracts/lease', async ({ request }) => {
      const changed = (await request.json()) as { tags: string[] };
      contracts = [{ ...lease, tags: changed.tags }];
      return HttpResponse.json({ id: 'lease', ...changed });
    }),
  );
  const { user } = open();
  await user.click(await row());
  await user.click(await button('Tags'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tags' }));
  await user.click(await dialog.findByRole('button', { name: 'Home' }));
  await user.type(dialog.getByRole('textbox', { name: 'New tag' }), 'flat');
  await user.click(dialog.getByRole('button', { name: 'Save Tags' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await sentWith('PATCH /api/contracts/lease')).toEqual([{ tags: ['Home', 'flat'] }]);
  expect((await row()).textContent).toContain('Homeflat');
});
