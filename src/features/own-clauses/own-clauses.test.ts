import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import type { OwnClause } from './own-clauses.schema';

type User = Awaited<ReturnType<typeof asUser>>;
const path = '/api/own-clauses';
const deposit = {
  title: 'Deposit back in 14 days',
  category: 'Risk Management',
  language: 'en',
  text: 'The Landlord shall return the deposit within 14 days after the tenancy ends.',
  note: 'Ask for this first',
};

let ada: User;
beforeEach(async () => {
  ada = await asUser({ accountStatus: 'pro' });
});

const send = (body: object = deposit, as = ada) => call('POST', path, { headers: as.headers, body });
async function keep(fields: object = {}, as = ada) {
  const response = await send({ ...deposit, ...fields }, as);
  expect(response.status).toBe(201);
  return response.json<OwnClause>();
}
async function list(query = '', as = ada) {
  const response = await call('GET', path + query, { headers: as.headers });
  expect(response.status).toBe(200);
  return response.json<OwnClause[]>();
}
const titles = async (query: string) => (await list(query)).map(({ title }) => title);
const refusal = async (response: Response) => [response.status, (await response.json<{ code: string }>()).code];

test('a clause is kept, changed and deleted, each as it was typed but for what nobody sees', async () => {
  const kept = await keep({
    title: ' Deposit\u200b  back ',
    text: '\u202eLine one\r\nLine two\u0000 ',
    language: null,
  });
  expect(kept).toMatchObject({ title: 'Deposit back', text: 'Line one\nLine two', language: null });
  expect(await list()).toEqual([kept]);

  const other = { ...deposit, title: 'Another', category: 'Legal', note: '' };
  const changed = await call('PUT', `${path}/${kept.id}`, { headers: ada.headers, body: other });
  expect(changed.status).toBe(200);
  expect(await list()).toEqual([await changed.json()]);
  expect(await list()).toMatchObject([{ ...other, id: kept.id, createdAt: kept.createdAt }]);
  expect(await titles('?search=line')).toEqual([]);

  expect((await call('DELETE', `${path}/${kept.id}`, { headers: ada.headers })).status).toBe(204);
  expect(await list()).toEqual([]);
});

test('they are found by the beginnings of words in title, text and note, in any language and spelling', async () => {
  await keep();
  await keep({
    title: 'Kündigung',
    text: 'Die Frist beträgt einen Monat.',
    note: '',
    language: 'de',
    category: 'Termination',
  });
  await keep({ title: 'المسؤولية', text: 'لا تتجاوز مسئولية المورّد الأجر.', note: '', language: 'ar' });
  expect(await titles('?search=kundig')).toEqual(['Kündigung']);
  expect(await titles('?search=DEPOSIT%20ask')).toEqual(['Deposit back in 14 days']);
  expect(await titles('?search=eposit')).toEqual([]);
  expect(await titles('?search=%D9%85%D8%B3%D8%A4%D9%88%D9%84%D9%8A%D8%A9')).toEqual(['المسؤولية']);
  expect(await titles('?search=%25')).toEqual([]);
  expect(await titles('?category=Termination')).toEqual(['Kündigung']);
  expect(await titles('?search=monat&category=Legal')).toEqual([]);
  expect((await list()).length).toBe(3);
});

test('those of others are neither found nor changed nor deleted', async () => {
  const kept = await keep();
  const grace = await asUser({ accountStatus: 'premium' });
  const one = `${path}/${kept.id}`;
  expect(await list('', grace)).toEqual([]);
  expect(await list('?search=deposit', grace)).toEqual([]);
  const foreign = { headers: grace.headers };
  expect(await refusal(await call('PUT', one, { ...foreign, body: deposit }))).toEqual([404, 'own_clauses.not_found']);
  expect(await refusal(await call('DELETE', one, foreign))).toEqual([404, 'own_clauses.not_found']);
  expect(await list()).toEqual([kept]);
});

test.each(['free', 'plus', null] as const)(
  'with %s nothing is kept or changed; what was kept is read and deleted',
  async (accountStatus) => {
    const kept = await keep();
    await env.DB.prepare('update user set account_status = ? where id = ?').bind(accountStatus, ada.id).run();
    const one = `${path}/${kept.id}`;
    expect(await refusal(await send())).toEqual([403, 'plan.upgrade_required']);
    const changed = await call('PUT', one, { headers: ada.headers, body: deposit });
    expect(await refusal(changed)).toEqual([403, 'plan.upgrade_required']);
    expect(await list()).toEqual([kept]);
    expect((await call('DELETE', one, { headers: ada.headers })).status).toBe(204);
  },
);

test.each([
  [{ title: ' \u200b ' }, 'own_clauses.title_missing'],
  [{ title: undefined }, 'own_clauses.title_missing'],
  [{ title: 'x'.repeat(121) }, 'own_clauses.title_too_long'],
  [{ text: '\n' }, 'own_clauses.text_missing'],
  [{ text: 'x'.repeat(5001) }, 'own_clauses.text_too_long'],
  [{ note: 'x'.repeat(1001) }, 'own_clauses.note_too_long'],
  [{ category: 'Other' }, 'http.invalid_input'],
  [{ language: 'it' }, 'http.invalid_input'],
])('%j is refused', async (fields, code) => {
  expect(await refusal(await send({ ...deposit, ...fields }))).toEqual([422, code]);
  expect(await list()).toEqual([]);
});

test('the longest are kept, 200 of them and no more, however many are sent at once', async () => {
  await keep({ title: 'ت'.repeat(120), text: 'ض'.repeat(5000), note: '\u{1d4d0}'.repeat(500) });
  const words = "'x', 'Legal', null, 'x', '', 'x', 1, 1";
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 197)
     insert into own_clause select 'many-' || i, ?, ${words} from n`,
  )
    .bind(ada.id)
    .run();
  const sent = await Promise.all([1, 2, 3, 4].map(() => send()));
  expect(sent.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
  expect(await refusal(await send())).toEqual([409, 'own_clauses.too_many']);
  expect((await list()).length).toBe(200);
  await keep({}, await asUser({ accountStatus: 'premium' }));
});

test('a body beyond what a clause can have is not read', async () => {
  const response = await send({ ...deposit, more: 'x'.repeat(70_000) });
  expect(await refusal(response)).toEqual([413, 'http.body_too_large']);
});
