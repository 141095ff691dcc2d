import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { createDatabase } from '../db/client';
import { analysisTable, apiTokenTable } from '../db/tables';
import { contractFiles } from '../features/contracts/contract-files';
import { ownClauseTable } from '../features/own-clauses/own-clauses.table';
import { questionTable } from '../features/questions/questions.table';
import { shareTable } from '../features/shares/shares.table';
import { webhookTable } from '../features/webhooks/webhooks.table';
import type { AskService } from '../platform/ask';
import type { RedlineService } from '../platform/redline';
import { call } from '../testing/api';
import { asUser } from '../testing/as-user';
import { anAnalysis, insertContract } from '../testing/contract-factory';
import { documentedRoutes, type Schema } from '../testing/documented-routes';
import { allTables } from '../testing/user-tables';

type User = Awaited<ReturnType<typeof asUser>>;

/**
 * What addresses name, by the address up to the parameter: how one that belongs to a user is made, or `shared` where
 * it belongs to no one. A new route whose address names something says here how the test gets one.
 */
const named: Record<string, ((owner: User) => Promise<string>) | 'shared'> = {
  '/api/contracts/{id}': aContract,
  '/api/user/sessions/{id}': async ({ id }) =>
    String(await env.DB.prepare('select id from session where user_id = ?').bind(id).first('id')),
  '/api/user/tokens/{id}': aToken,
  '/api/user/webhooks/{id}': aWebhook,
  '/api/own-clauses/{id}': aClause,
  '/api/templates/{id}': 'shared',
  '/api/clauses/{id}': 'shared',
};

/** What addresses name within that, by the parameter. */
const within: Record<string, (owner: User, contractId: string) => Promise<string>> = {
  '{questionId}': aQuestion,
  '{shareId}': aShare,
};

/** What bodies name by a field that ends in `Id`: none may be someone's. */
const sharedInBodies = ['templateId', 'planId', 'clauseId'];

/** Messages whose `id` is a number of the call; what tools name has its cases in `mcp.test.ts`. */
const messages = '/api/mcp';

/** What is sent to routes that read no address before they have read the body. */
const bodies: Record<string, unknown> = {
  changeContract: { givenTitle: 'Mine', tags: ['Mine'] },
  changeOwnClause: { title: 'Mine', category: 'Legal', language: 'en', text: 'Mine', note: '' },
  makeShare: { withText: true, password: '', expiresAt: null },
  askQuestion: { question: 'Can I leave early?' },
  noteInChecklist: { action: 'Ask.', state: 'done', note: '' },
  redlineContract: { risks: ['1'] },
  addClause: { clauseId: 'governing-law', wording: 'standard', blanks: ['England and Wales'] },
  previewClause: { clauseId: 'governing-law', wording: 'standard' },
  takeOutClause: { clauseId: 'governing-law' },
};

/** What routes that need a query are asked with; `{with}` is the owner's contract. */
const queries: Record<string, string> = { compareContracts: '?with={with}' };

const secret = 'words-of-the-owner-alone';

async function aContract({ id: ownerId }: User): Promise<string> {
  const id = await insertContract(env.DB, { ownerId, fileName: `${secret}.txt`, status: 'complete', summary: secret });
  const findings = anAnalysis({ summary: secret });
  await createDatabase(env.DB).insert(analysisTable).values({ contractId: id, findings, createdAt: new Date() });
  await env.FILES.put(contractFiles.original(ownerId, id), secret);
  await env.FILES.put(contractFiles.text(ownerId, `hash-of-${id}`, 1), JSON.stringify({ text: secret, pages: [] }));
  return id;
}

async function aQuestion({ id: ownerId }: User, contractId: string): Promise<string> {
  const id = `question-of-${ownerId}`;
  const question = { id, ownerId, contractId, question: secret, passages: [], answer: null, failureCode: null };
  await createDatabase(env.DB)
    .insert(questionTable)
    .values({ ...question, language: 'en', writer: 'none', askedAt: new Date() });
  return id;
}

async function aToken({ id: userId }: User): Promise<string> {
  const id = `token-of-${userId}`;
  const token = { id, userId, name: secret, tokenHash: id, scopes: ['contracts:read' as const], createdAt: new Date() };
  await createDatabase(env.DB).insert(apiTokenTable).values(token);
  return id;
}

async function aWebhook({ id: userId }: User): Promise<string> {
  const id = `webhook-of-${userId}`;
  const webhook = { id, userId, url: `https://${secret}.example.com/`, createdAt: new Date() };
  await createDatabase(env.DB).insert(webhookTable).values(webhook);
  return id;
}

async function aShare({ id: userId }: User, contractId: string): Promise<string> {
  const id = `share-of-${userId}`;
  await createDatabase(env.DB)
    .insert(shareTable)
    .values({ id, userId, contractId, tokenHash: id, withText: true, createdAt: new Date() });
  return id;
}

async function aClause({ id: ownerId }: User): Promise<string> {
  const id = `clause-of-${ownerId}`;
  const now = new Date();
  const clause = { id, ownerId, title: secret, category: 'Legal', text: secret, note: '', words: '' } as const;
  await createDatabase(env.DB)
    .insert(ownClauseTable)
    .values({ ...clause, createdAt: now, updatedAt: now });
  return id;
}

/** The analysis Worker, which no model writes for and which finds nothing. */
const ASK: AskService = {
  canWrite: async () => false,
  find: async () => ({ passages: [], canWrite: false }),
  write: () => Promise.reject(new Error('no model')),
};

/** No file of theirs is one of Word. */
const REDLINE: RedlineService = { redline: async () => ({ ok: false, failureCode: 'redline.not_word' }) };

const { routes, schemas } = await documentedRoutes();
const ofUsers = routes.filter((route) => route['x-access'] === 'user');
const makerOf = (path: string) => {
  const prefix = /^[^}]*\}/.exec(path)?.[0];
  return prefix ? named[prefix] : undefined;
};
const owned = ofUsers.filter(({ path }) => typeof makerOf(path) === 'function');
const title = <R extends { method: string; path: string }>(some: R[]) =>
  some.map((route) => [`${route.method} ${route.path}`, route] as const);

async function ownerWithEverything() {
  const owner = await asUser({ firstName: secret, accountStatus: 'pro' });
  const made: Record<string, string> = {};
  for (const [path, maker] of Object.entries(named)) if (maker !== 'shared') made[path] = await maker(owner);
  for (const [name, maker] of Object.entries(within))
    made[name] = await maker(owner, made['/api/contracts/{id}'] ?? '');
  const addressOf = (path: string) =>
    path
      .replace(/^[^}]*\}/, (prefix) => prefix.replace(/\{.*/, made[prefix] ?? ''))
      .replace(/\{[^}]+\}/, (name) => made[name] ?? '');
  const queryOf = (operationId = '') =>
    queries[operationId]?.replace('{with}', made['/api/contracts/{id}'] ?? '') ?? '';
  return { owner, made, addressOf, queryOf };
}

/** All rows that name the owner or what is theirs, and the keys of their files. */
async function dataOf(owner: User, made: Record<string, string>): Promise<string[]> {
  const words = [owner.id, ...Object.values(made)];
  const found: string[] = [];
  for (const { name } of await allTables()) {
    const { results } = await env.DB.prepare(`select * from "${name}"`).all();
    const rows = results.map((row) => `${name} ${JSON.stringify(row)}`);
    found.push(...rows.filter((row) => words.some((word) => row.includes(word))));
  }
  const files = (await env.FILES.list()).objects.map(({ key, etag }) => `${key} ${etag}`);
  return [...found, ...files.filter((key) => key.includes(owner.id))].sort();
}

test('what an address or a body names is known to belong to someone or to no one', () => {
  const unknown = ofUsers.filter(({ path }) => path.includes('{') && makerOf(path) === undefined);
  expect(
    unknown.map(({ path }) => path),
    'add them to `named`',
  ).toEqual([]);
  const manyNamed = ofUsers.filter(({ path }) => path.split('{').length > 2);
  expect(
    manyNamed.filter(({ path }) => !Object.keys(within).some((name) => path.endsWith(name))).map(({ path }) => path),
    'add their last parameter to `within`',
  ).toEqual([]);

  const resolve = (schema: Schema = {}) => (schema.$ref ? schemas[schema.$ref.split('/').at(-1) ?? ''] : schema);
  const asking = routes.filter(({ path }) => path !== messages);
  const fields = asking.flatMap(({ requestBody }) =>
    Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => Object.keys(resolve(schema)?.properties ?? {})),
  );
  expect(fields.length).toBeGreaterThan(10);
  const ids = fields.filter((field) => /(^i|I)ds?$/.test(field) && !sharedInBodies.includes(field));
  expect(ids, 'a body that names something needs a case of its own, and a line in `sharedInBodies`').toEqual([]);
});

test.each(title(owned))('%s finds for its owner what it does not find for others', async (_name, route) => {
  const { owner, made, addressOf, queryOf } = await ownerWithEverything();
  const before = await dataOf(owner, made);
  expect(before.length).toBeGreaterThan(5);

  const stranger = await asUser({ accountStatus: 'premium' });
  const body = bodies[route.operationId ?? ''];
  const query = queryOf(route.operationId);
  const address = addressOf(route.path) + query;
  const refused = await call(route.method, address, { headers: stranger.headers, body, env: { ASK, REDLINE } });
  expect(refused.status).toBe(404);
  const problem = await refused.text();
  expect(problem).toContain('"code"');
  expect(problem).not.toContain(secret);
  // As for what never was.
  const nowhere = route.path.replace(/\{[^}]+\}/g, 'never-was') + query;
  const nothing = await call(route.method, nowhere, { headers: stranger.headers, body, env: { ASK, REDLINE } });
  expect([nothing.status, await nothing.text()]).toEqual([404, problem]);
  expect(await dataOf(owner, made)).toEqual(before);

  const own = { headers: owner.headers, body, env: { ASK, REDLINE } };
  expect((await call(route.method, address, own)).status).not.toBe(404);
});

test('no route reveals anything of another user, or changes it', async () => {
  const { owner, made } = await ownerWithEverything();
  const before = await dataOf(owner, made);
  const rest = ofUsers.filter(({ path }) => !path.includes('{'));
  expect(rest.length).toBeGreaterThan(10);
  for (const { method, path } of rest) {
    const stranger = await asUser();
    const answer = await (await call(method, path, { headers: stranger.headers })).text();
    for (const word of [secret, owner.id, owner.email, ...Object.values(made)]) {
      expect(answer, `${method} ${path}`).not.toContain(word);
    }
  }
  expect(await dataOf(owner, made)).toEqual(before);
});
