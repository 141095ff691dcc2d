import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { MeasureService } from '#src/platform/measure.ts';
import {
  add,
  clauseOf,
  contractOf,
  generated,
  headingsOf,
  paragraphsOf,
  problemOf,
  withMeasure,
} from '#src/testing/adding-clauses.ts';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { insertContract } from '#src/testing/contract-factory.ts';
import { keepingMeasure } from '#src/testing/keeping-measure.ts';
import type { Clause } from '../clauses/clauses.schema';
import { contractFiles } from '../contracts/contract-files';
import type { Contract } from '../contracts/contracts.schema';
import { readLayout } from './contract-layout.rules';
import type { ClauseAdded } from './generated-contracts.schema';

test('a clause takes the place of what it replaces, calls the parties as the contract does, and moves nothing else', async () => {
  const user = await asUser();
  const id = await generated(user);
  const before = await contractOf(user, id);
  const { clause, asked, paragraphs } = await clauseOf(user, 'force-majeure', 'firm');
  const blanks = asked.blanks.map((blank) => (/\d/.test(blank) ? `<b>${blank}</b> $& [x]` : blank));
  const response = await add(user, id, { ...asked, blanks });
  expect(response.status, await response.clone().text()).toBe(201);
  const { number } = await response.json<ClauseAdded>();

  const after = await contractOf(user, id);
  expect(headingsOf(after)).toEqual(
    headingsOf(before).map((heading) => heading.replace('Events beyond control', 'Force Majeure')),
  );
  expect(headingsOf(after)).toContain(`${number}. Force Majeure`);
  const blocks = readLayout(after.fileContent, after.layout);
  const at = blocks.findIndex(({ words }) => words === clause.heading);
  const added = blocks.slice(at + 1, at + 1 + paragraphs.length);
  expect(added.map((block) => block.number)).toEqual(added.map((_, index) => `${number}.${index + 1}`));
  expect(added[0]?.words).toMatch(/^The Supplier shall not be in breach/);
  expect(added[2]?.words).toMatch(/^The Client shall pay for everything/);
  for (const blank of blanks.filter((one) => one.includes('<b>'))) expect(after.fileContent).toContain(blank);
  const gone = paragraphsOf(before).filter((paragraph) => !paragraphsOf(after).includes(paragraph));
  expect(gone).toHaveLength(4);
  for (const paragraph of gone) expect(paragraph).toMatch(/^1[0-9]\.[ 1-3]/);
  expect(after.addedClauses).toEqual([
    {
      clauseId: 'force-majeure',
      version: clause.version,
      wording: 'firm',
      heading: 'Force Majeure',
      number,
      addedAt: expect.any(String),
      checkedBefore: false,
    },
  ]);
  expect(await env.FILES.get(contractFiles.original(user.id, id)).then((file) => file?.text())).toBe(after.fileContent);
  expect((await env.FILES.list({ prefix: `texts/${user.id}/` })).objects).toHaveLength(1);
});

test('what speaks of the clauses of another document stays as it is where those of this one move', async () => {
  const user = await asUser();
  const id = await generated(user);
  const numberOf = (contract: Contract) =>
    Number(
      headingsOf(contract)
        .find((heading) => heading.endsWith('. Termination'))
        ?.split('.')[0],
    );
  const before = await contractOf(user, id);
  const { asked } = await clauseOf(user, 'subcontracting');
  await add(user, id, asked);
  const after = await contractOf(user, id);
  expect(headingsOf(after)[1]).toBe('2. Subcontracting');
  expect(numberOf(after)).toBe(numberOf(before) + 1);
  expect(after.fileContent).toContain('as clause 2.1 of the offer says');
  expect(after.fileContent).toContain('Reports under clause 9.2');
});

test('of clauses added at the same time none is lost', async () => {
  const user = await asUser();
  const id = await generated(user);
  const both = await Promise.all(
    ['governing-law', 'force-majeure'].map(async (clause) => add(user, id, (await clauseOf(user, clause)).asked)),
  );
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  const { fileContent, addedClauses } = await contractOf(user, id);
  expect(addedClauses.map(({ clauseId }) => clauseId).sort()).toEqual(['force-majeure', 'governing-law']);
  expect(await env.FILES.get(contractFiles.original(user.id, id)).then((file) => file?.text())).toBe(fileContent);
});

test('a contract that was checked before is said to need another check, until it gets one', async () => {
  const user = await asUser({ accountStatus: 'pro' });
  const id = await generated(user);
  const check = () => call('POST', `/api/contracts/${id}/check`, withMeasure(user));
  const { contractId: checked } = await (await check()).json<{ contractId: string }>();
  const { asked } = await clauseOf(user, 'governing-law');
  expect(await (await add(user, id, asked)).json()).toMatchObject({ checkOutdated: true });
  expect(await contractOf(user, id)).toMatchObject({ checkOutdated: true });

  const { contractId: again } = await (await check()).json<{ contractId: string }>();
  expect(again).not.toBe(checked);
  expect(await contractOf(user, id)).toMatchObject({ checkOutdated: false });
});

test('the text of before stays while another contract has it', async () => {
  const user = await asUser();
  const [one, other] = [await generated(user), await generated(user)];
  const { fileContent } = await contractOf(user, other);
  await add(user, one, (await clauseOf(user, 'governing-law')).asked);
  expect((await contractOf(user, other)).fileContent).toBe(fileContent);
});

test('blanks that are empty or too long are named, in the language of the reader, and nothing changes', async () => {
  const user = await asUser();
  const id = await generated(user);
  const before = await contractOf(user, id);
  const { asked } = await clauseOf(user, 'data-sharing', 'standard');
  const [, ...others] = asked.blanks;
  const answer = (blanks: string[]) =>
    call('POST', `/api/contracts/${id}/clauses`, {
      ...withMeasure(user),
      headers: { ...user.headers, 'accept-language': 'fr' },
      body: { ...asked, blanks },
    });
  const empty = await answer([' \u200b\u2067 ', ...others]);
  expect(empty.status).toBe(422);
  expect(await empty.json()).toEqual({
    code: 'clauses.blank_empty',
    message: 'Please fill in every blank',
    fields: { 0: expect.stringMatching(/^.+[\u00a0\u202f]: Veuillez compléter tous les champs à remplir$/) },
  });
  expect(await problemOf(await answer([]))).toEqual([422, 'clauses.blank_empty']);
  expect(await problemOf(await answer(['x'.repeat(2001), ...others]))).toEqual([422, 'clauses.blank_too_long']);
  expect(await problemOf(await answer(['contact and order records', ...others]))).toEqual([
    422,
    'clauses.blank_suggestion',
  ]);
  expect(await contractOf(user, id)).toEqual(before);
});

test.each([
  [404, 'clauses.not_found', { clauseId: '../clauses/en' }],
  [404, 'clauses.wording_missing', { clauseId: 'without-firm' }],
  [422, 'http.invalid_input', { wording: 'harsh' }],
] as const)('answers %i %s', async (status, code, wrong) => {
  const user = await asUser();
  const id = await generated(user);
  const { asked } = await clauseOf(user, 'governing-law');
  const clauses: Clause[] = await (await call('GET', '/api/clauses', user)).json();
  const partial = clauses.find(({ wordings }) => !wordings.firm);
  const body = { ...asked, ...wrong };
  if (body.clauseId === 'without-firm') Object.assign(body, { clauseId: partial?.id, wording: 'firm' });
  expect(await problemOf(await add(user, id, body))).toEqual([status, code]);
});

test('only a generated contract of one’s own takes a clause', async () => {
  const user = await asUser();
  const { asked } = await clauseOf(user, 'governing-law');
  const id = await generated(user);
  expect(await problemOf(await add(await asUser(), id, asked))).toEqual([404, 'contracts.not_found']);
  expect(await problemOf(await add(user, 'nothing', asked))).toEqual([404, 'contracts.not_found']);
  const uploaded = await insertContract(env.DB, { ownerId: user.id, status: 'complete' });
  expect(await problemOf(await add(user, uploaded, asked))).toEqual([409, 'templates.not_generated']);
  await env.DB.prepare('update user set account_status = null where id = ?').bind(user.id).run();
  expect(await problemOf(await add(user, id, asked))).toEqual([402, 'usage.payment_required']);
});

test('a contract that would become too long stays as it is', async () => {
  const user = await asUser();
  const id = await generated(user);
  const before = await contractOf(user, id);
  const measure: MeasureService = {
    ...keepingMeasure,
    measure: async (request) => ({ ...(await keepingMeasure.measure(request)), tokens: 200_001 }) as never,
  };
  const { asked } = await clauseOf(user, 'governing-law');
  expect(await problemOf(await add(user, id, asked, measure))).toEqual([413, 'contracts.document_too_large']);
  expect(await contractOf(user, id)).toEqual(before);
});

test('a file store that fails leaves the contract as it was', async () => {
  const user = await asUser();
  const id = await generated(user);
  const before = await contractOf(user, id);
  const { asked } = await clauseOf(user, 'governing-law');
  const files = new Proxy(env.FILES, {
    get: (target, name) => {
      if (name === 'put') return () => Promise.reject(new Error('no store'));
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const failed = await call('POST', `/api/contracts/${id}/clauses`, {
    headers: user.headers,
    env: { MEASURE: keepingMeasure, FILES: files },
    body: asked,
  });
  expect(failed.status).toBe(500);
  expect(takeErrors()).toHaveLength(1);
  const { updatedAt: _, ...after } = await contractOf(user, id);
  expect(before).toMatchObject({ ...after, addedClauses: [] });
});

test('a contract whose kept text was damaged takes no clause, is named in the log and stays as it was', async () => {
  const user = await asUser();
  const id = await generated(user);
  const before = await contractOf(user, id);
  const { asked } = await clauseOf(user, 'governing-law');
  const [kept] = (await env.FILES.list({ prefix: `texts/${user.id}/` })).objects;
  const key = kept?.key ?? '';
  const text = (await (await env.FILES.get(key))?.text()) ?? '';
  await env.FILES.put(key, text.slice(0, 200));
  expect(await problemOf(await add(user, id, asked))).toEqual([500, 'http.internal']);
  expect(JSON.stringify(takeErrors())).toContain(`${key} does not hold what it should`);

  await env.FILES.put(key, text);
  expect(await contractOf(user, id)).toEqual(before);
  expect((await add(user, id, asked)).status).toBe(201);
});
