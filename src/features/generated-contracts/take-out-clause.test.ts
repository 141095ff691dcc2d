import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import {
  add,
  clauseOf,
  contractOf,
  generated,
  headingsOf,
  paragraphsOf,
  problemOf,
  service,
  withMeasure,
} from '#src/testing/adding-clauses.ts';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import type { WordingKind } from '../clauses/clause-choices.schema';
import { readLayout } from './contract-layout.rules';
import type { ClausePreview } from './generated-contracts.schema';

test('a clause that is taken out again leaves the contract as it was, and others where they belong', async () => {
  const user = await asUser();
  const id = await generated(user);
  const before = await contractOf(user, id);
  for (const clauseId of ['limitation-of-liability', 'personal-guarantee', 'arbitration']) {
    expect((await add(user, id, (await clauseOf(user, clauseId)).asked)).status).toBe(201);
  }
  const whole = await contractOf(user, id);
  expect(whole.fileContent).toContain('Executed as a deed by Northwind Ltd (Client), acting by a director');
  expect(whole.fileContent).toContain(
    '(3) our name of the guarantor of our address of the guarantor (the “Guarantor”).',
  );
  expect(whole.fileContent).not.toContain('exclusive jurisdiction');
  const takeOut = (clauseId: string) =>
    call('POST', `/api/contracts/${id}/clauses/take-out`, { ...withMeasure(user), body: { clauseId } });
  expect((await takeOut('personal-guarantee')).status).toBe(200);
  const rest = await contractOf(user, id);
  expect(rest.fileContent).not.toMatch(/Guarantor|as a deed/);
  expect(rest.addedClauses.map(({ clauseId }) => clauseId)).toEqual(['limitation-of-liability', 'arbitration']);
  await takeOut('arbitration');
  await takeOut('limitation-of-liability');
  const { updatedAt: _, ...after } = await contractOf(user, id);
  expect(before).toMatchObject(after);
  expect(await problemOf(await takeOut('arbitration'))).toEqual([404, 'clauses.not_added']);
});

test('a clause gives way to another of its kind and to itself', async () => {
  const user = await asUser();
  const id = await generated(user);
  for (const [clauseId, wording] of [
    ['jurisdiction', 'standard'],
    ['arbitration', 'standard'],
    ['arbitration', 'firm'],
  ] as const) {
    expect((await add(user, id, (await clauseOf(user, clauseId, wording)).asked)).status).toBe(201);
  }
  const { addedClauses, fileContent } = await contractOf(user, id);
  expect(addedClauses.map(({ clauseId, wording }) => [clauseId, wording])).toEqual([['arbitration', 'firm']]);
  expect(fileContent.match(/finally resolved by arbitration/g)).toHaveLength(1);
});

test('what a clause would do is told beforehand, and changes nothing', async () => {
  const user = await asUser();
  const id = await generated(user);
  const before = await contractOf(user, id);
  await add(user, id, (await clauseOf(user, 'jurisdiction')).asked);
  const preview = async (clauseId: string, wording: WordingKind) =>
    (
      await call('POST', `/api/contracts/${id}/clauses/preview`, { ...withMeasure(user), body: { clauseId, wording } })
    ).json<ClausePreview>();
  expect(await preview('arbitration', 'standard')).toMatchObject({
    refusal: null,
    replaces: [{ words: expect.stringContaining('exclusive jurisdiction') }],
    takesOut: ['Jurisdiction'],
    deed: false,
    guarantor: false,
  });
  const guarantee = await preview('personal-guarantee', 'firm');
  expect(guarantee).toMatchObject({ refusal: null, replaces: [], takesOut: [], deed: true, guarantor: true });
  expect(guarantee.blanks.slice(0, 3)).toEqual([
    { settled: 'Supplier', suggested: null, stated: null },
    { settled: 'Client', suggested: null, stated: null },
    { settled: null, suggested: null, stated: null },
  ]);
  expect(await preview('garden-leave', 'standard')).toMatchObject({ refusal: 'clauses.unfit_contract' });
  expect((await contractOf(user, id)).addedClauses).toHaveLength(1);
  expect(before.addedClauses).toEqual([]);
});

test('a contract takes only what is made for its kind, its parties and whom they are', async () => {
  const user = await asUser();
  const id = await generated(user);
  const consumers = await generated(user, { consumer: 'yes', clientNumber: '' });
  const refused = async (contract: string, clauseId: string, wording: WordingKind = 'standard') =>
    problemOf(await add(user, contract, (await clauseOf(user, clauseId, wording)).asked));
  expect(await refused(id, 'notice-period-in-employment')).toEqual([422, 'clauses.unfit_contract']);
  expect(await refused(id, 'consumer-cancellation')).toEqual([422, 'clauses.unfit_no_consumer']);
  expect(await refused(consumers, 'limitation-of-liability')).toEqual([422, 'clauses.unfit_business']);
  expect(await refused(consumers, 'arbitration')).toEqual([422, 'clauses.unfit_business']);
  expect((await contractOf(user, consumers)).addedClauses).toEqual([]);
});

test('a contract of another text than its template makes is said to be of an earlier version', async () => {
  const user = await asUser();
  const id = await generated(user);
  const earlier = { ...service, templateId: 'freelance-agreement' };
  await env.DB.prepare('update generated_contract set template_id = ? where id = ?').bind(earlier.templateId, id).run();
  expect(await problemOf(await add(user, id, (await clauseOf(user, 'governing-law')).asked))).toEqual([
    422,
    'clauses.unfit_version',
  ]);
});

test('a clause that was appended before clauses had places of their own can be taken out too', async () => {
  const user = await asUser();
  const id = await generated(user);
  const before = await contractOf(user, id);
  const { asked } = await clauseOf(user, 'modern-slavery');
  await add(user, id, asked);
  const rows = await env.DB.prepare('select added_clauses from generated_contract where id = ?')
    .bind(id)
    .first<string>('added_clauses');
  const [{ settled: _, before: __, ...kept }] = JSON.parse(rows ?? '[]');
  const set = (clauses: unknown) =>
    env.DB.prepare('update generated_contract set added_clauses = ? where id = ?')
      .bind(JSON.stringify(clauses), id)
      .run();
  await set([kept]);
  expect(
    await problemOf(
      await call('POST', `/api/contracts/${id}/clauses/take-out`, {
        ...withMeasure(user),
        body: { clauseId: 'modern-slavery' },
      }),
    ),
  ).toEqual([422, 'clauses.unfit_version']);
  const contract = await contractOf(user, id);
  const blocks = readLayout(contract.fileContent, contract.layout);
  const added = blocks.findIndex(({ words }) => words === 'Modern Slavery');
  const end = blocks.findIndex(({ kind }, at) => at > added && kind === 'heading');
  const last = blocks.findIndex(({ kind }) => kind === 'closing');
  const number = String(blocks.filter(({ kind }) => kind === 'heading').length);
  expect(added).toBeLessThan(end);
  const paragraphs = paragraphsOf(contract);
  const moved = paragraphs.slice(added, end).map((paragraph) => paragraph.replace(/^\d+/, number));
  const text = [...paragraphsOf(before).slice(0, last - moved.length), ...moved, ...paragraphs.slice(last)].join(
    '\n\n',
  );
  const layout = `${before.layout?.slice(0, last - moved.length)}${contract.layout?.slice(added, end)}${contract.layout?.slice(last)}`;
  const [textKey] = (await env.FILES.list({ prefix: `texts/${user.id}/` })).objects;
  const stored = JSON.parse((await (await env.FILES.get(textKey?.key ?? ''))?.text()) ?? '{}');
  await env.FILES.put(textKey?.key ?? '', JSON.stringify({ ...stored, text }));
  await env.DB.prepare('update generated_contract set layout = ? where id = ?').bind(layout, id).run();
  await set([{ ...kept, number }]);
  expect(
    (
      await call('POST', `/api/contracts/${id}/clauses/take-out`, {
        ...withMeasure(user),
        body: { clauseId: 'modern-slavery' },
      })
    ).status,
  ).toBe(200);
  const after = await contractOf(user, id);
  expect(after).toMatchObject({ fileContent: before.fileContent, layout: before.layout, addedClauses: [] });
});

test('further clauses each find their place', async () => {
  const user = await asUser();
  const id = await generated(user);
  for (const clauseId of ['governing-law', 'force-majeure', 'set-off']) {
    expect((await add(user, id, (await clauseOf(user, clauseId)).asked)).status).toBe(201);
  }
  const contract = await contractOf(user, id);
  const headings = headingsOf(contract);
  expect(
    contract.addedClauses.map(({ number, heading }) => `${number}. ${heading}`).every((one) => headings.includes(one)),
  ).toBe(true);
  expect(headings.map((heading) => Number.parseInt(heading, 10))).toEqual(headings.map((_, index) => index + 1));
});
