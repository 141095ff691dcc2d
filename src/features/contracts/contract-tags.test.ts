import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { insertContract, insertGenerated } from '#src/testing/contract-factory.ts';
import type { AccountTag } from './contract-change.schema';
import type { Contract, ContractListItem } from './contracts.schema';

type User = Awaited<ReturnType<typeof asUser>>;

let user: User;
let lease: string;
let loan: string;

beforeEach(async () => {
  user = await asUser();
  lease = await insertContract(env.DB, { ownerId: user.id, fileName: 'lease.pdf', createdAt: new Date(2) });
  loan = await insertContract(env.DB, { ownerId: user.id, fileName: 'loan.pdf', createdAt: new Date(1) });
});

const change = (id: string, body: object, by = user) =>
  call('PATCH', `/api/contracts/${id}`, { headers: by.headers, body });
const tag = async (id: string, ...tags: string[]) => (await change(id, { tags })).json<{ tags: string[] }>();
const get = async <T>(path: string, by = user) =>
  (await (await call('GET', path, { headers: by.headers })).json()) as T;
const listed = async (query = '', by = user) =>
  (await get<ContractListItem[]>(`/api/contracts${query}`, by)).map(({ fileName, tags }) => [fileName, tags]);
const tagsOf = (by = user) => get<AccountTag[]>('/api/contracts/tags', by);

describe('tags of a contract', () => {
  it('are told by the list, by the contract and by the account, in the order of the alphabet', async () => {
    const changed = await change(lease, { tags: ['  home\n', 'Flat', 'flat'] });
    expect([changed.status, await changed.json()]).toEqual([200, { id: lease, tags: ['Flat', 'home'] }]);
    expect(await listed()).toEqual([
      ['lease.pdf', ['Flat', 'home']],
      ['loan.pdf', []],
    ]);
    expect(await get<Contract>(`/api/contracts/${lease}`)).toMatchObject({ tags: ['Flat', 'home'] });
    expect(await tagsOf()).toEqual([
      { name: 'Flat', contracts: 1 },
      { name: 'home', contracts: 1 },
    ]);
  });

  it('take the place of those before, and stay where the name alone is changed', async () => {
    await tag(lease, 'Flat', 'Home');
    await tag(lease, 'Home', '2026');
    await change(lease, { givenTitle: 'My flat' });
    expect(await get<Contract>(`/api/contracts/${lease}`)).toMatchObject({
      givenTitle: 'My flat',
      tags: ['2026', 'Home'],
    });
    await tag(lease);
    expect(await tagsOf()).toEqual([]);
  });

  it('are one across the account, whatever their case', async () => {
    await tag(lease, 'Älteste Verträge');
    expect(await tag(loan, 'ÄLTESTE verträge', 'Bank')).toMatchObject({ tags: ['Bank', 'Älteste Verträge'] });
    expect(await tagsOf()).toContainEqual({ name: 'Älteste Verträge', contracts: 2 });
  });

  it('filter the list and its count', async () => {
    await tag(lease, 'Flat');
    await tag(loan, 'Bank', 'flat');
    await insertGenerated(env.DB, { ownerId: user.id });
    expect(await listed('?tag=BANK')).toEqual([['loan.pdf', ['Bank', 'Flat']]]);
    expect(await listed('?tag=flat&search=lease')).toEqual([['lease.pdf', ['Flat']]]);
    expect(await get('/api/contracts/count?tag=flat')).toEqual({ count: 2 });
    expect(await listed('?tag=Other')).toEqual([]);
  });

  it.each([
    ['nothing but white space', [' \n\u200b'], 'contracts.tag_missing'],
    ['more than 40 characters', ['x'.repeat(41)], 'contracts.tag_too_long'],
    ['an eleventh', Array.from({ length: 11 }, (_, at) => `Tag ${at}`), 'contracts.too_many_tags'],
  ])('are refused where one is %s', async (_, tags, code) => {
    const refused = await change(lease, { tags });
    expect(refused.status).toBe(422);
    expect(JSON.stringify(await refused.json())).toContain(code);
    expect(await tagsOf()).toEqual([]);
  });

  it('hold no characters that turn the direction or cannot be seen', async () => {
    expect(await tag(lease, '\u202eFlat\u2069\u0007')).toMatchObject({ tags: ['Flat'] });
  });

  it('are nobody else’s to see or to change', async () => {
    await tag(lease, 'Flat');
    const other = await asUser();
    expect((await change(lease, { tags: ['Mine'] }, other)).status).toBe(404);
    expect(await tagsOf(other)).toEqual([]);
    expect(await listed('?tag=flat', other)).toEqual([]);
    expect(await tagsOf()).toEqual([{ name: 'Flat', contracts: 1 }]);
  });

  it('are deleted with their contract', async () => {
    await tag(lease, 'Flat');
    await call('DELETE', `/api/contracts/${lease}`, { headers: user.headers });
    expect(await env.DB.prepare('select count(*) as n from contract_tag').first('n')).toBe(0);
  });

  describe('that was made from a template', () => {
    let generated: string;
    beforeEach(async () => {
      generated = await insertGenerated(env.DB, { ownerId: user.id, fileName: 'nda', createdAt: new Date(3) });
    });

    it('are told and counted with those of uploaded ones, and spelled like them', async () => {
      await tag(lease, 'Flat');
      expect(await tag(generated, 'FLAT', 'Mine')).toMatchObject({ tags: ['Flat', 'Mine'] });
      expect(await tag(loan, 'MINE')).toMatchObject({ tags: ['Mine'] });
      expect(await get<Contract>(`/api/contracts/${generated}`)).toMatchObject({ tags: ['Flat', 'Mine'] });
      expect(await tagsOf()).toEqual([
        { name: 'Flat', contracts: 2 },
        { name: 'Mine', contracts: 2 },
      ]);
    });

    it('filter the list and its count, and are taken off again', async () => {
      await tag(lease, 'Flat');
      await tag(generated, 'Flat');
      expect(await listed('?tag=flat')).toEqual([
        ['nda', ['Flat']],
        ['lease.pdf', ['Flat']],
      ]);
      expect(await get('/api/contracts/count?tag=flat')).toEqual({ count: 2 });
      await tag(generated);
      expect(await listed('?tag=flat')).toEqual([['lease.pdf', ['Flat']]]);
    });

    it('are nobody else’s to change, and go with their contract', async () => {
      await tag(generated, 'Mine');
      const other = await asUser();
      expect((await change(generated, { tags: ['Theirs'] }, other)).status).toBe(404);
      expect(await tagsOf()).toEqual([{ name: 'Mine', contracts: 1 }]);
      await call('DELETE', `/api/contracts/${generated}`, { headers: user.headers });
      expect(await tagsOf()).toEqual([]);
    });

    it('are all that its owner says of it: it has no name beside its file’s', async () => {
      expect((await change(generated, { givenTitle: 'Mine' })).status).toBe(404);
    });
  });
});
