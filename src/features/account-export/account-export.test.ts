import { env } from 'cloudflare:workers';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createDatabase } from '#src/db/client.ts';
import { analysisTable } from '#src/db/tables.ts';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { anAnalysis, insertContract, insertGenerated } from '#src/testing/contract-factory.ts';
import { codeMailedTo } from '#src/testing/sent-mail.ts';
import { userTables } from '#src/testing/user-tables.ts';
import { contractFiles } from '../contracts/contract-files';
import { usageReservationTable } from '../usage/usage.table';

type User = Awaited<ReturnType<typeof asUser>>;
const db = () => createDatabase(env.DB);
const decode = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

async function download({ headers }: Pick<User, 'headers'>, language = 'en') {
  const response = await call('GET', '/api/user/export', { headers: { ...headers, 'accept-language': language } });
  expect(response.status).toBe(200);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const read = (path: string) => decode(files[path]);
  return { response, paths: Object.keys(files), read, json: (path: string) => JSON.parse(read(path)), files };
}

async function aContract(
  owner: User,
  { original, text, ...fields }: Partial<Parameters<typeof insertContract>[1]> & { original?: string; text: string },
) {
  const id = await insertContract(env.DB, { status: 'complete', ...fields, ownerId: owner.id });
  const analysis = anAnalysis({ summary: `Of ${text}` });
  await db().insert(analysisTable).values({ contractId: id, findings: analysis, createdAt: new Date() });
  await db()
    .insert(usageReservationTable)
    .values({ contractId: id, ownerId: owner.id, tokens: 512, state: 'settled', createdAt: new Date() });
  if (original) await env.FILES.put(contractFiles.original(owner.id, id), original);
  await env.FILES.put(contractFiles.text(owner.id, `hash-of-${id}`, 1), JSON.stringify({ text, pages: [] }));
  return { id, analysis };
}

const write = (email: string, message: string) =>
  call('POST', '/api/support/contact', { body: { name: 'Ada', email, subject: 'A question', message } });

test('the archive holds the account, contracts with file, text and analysis, usage, messages and sign-ins', async () => {
  const ada = await asUser({ firstName: 'Ada', accountStatus: 'pro' });
  const [first, second] = [
    await aContract(ada, { fileName: 'Tenancy.PDF', original: '%PDF bytes', text: 'Rent', createdAt: new Date(1) }),
    await aContract(ada, { fileName: 'Tenancy.PDF', original: 'others', text: 'Deposit', createdAt: new Date(2) }),
  ];
  const third = await insertGenerated(env.DB, { ownerId: ada.id, fileName: 'NDA – 1 May', createdAt: new Date(3) });
  await env.FILES.put(contractFiles.text(ada.id, `hash-of-${third}`, 1), JSON.stringify({ text: 'Secret' }));
  await call('PATCH', `/api/contracts/${first.id}`, { headers: ada.headers, body: { tags: ['Home', 'Flat'] } });
  await env.DB.prepare(
    `insert into contract_question (id, owner_id, contract_id, question, language, writer, passages, answer, asked_at)
     values ('asked', ?1, ?2, 'Who repairs?', 'en', 'none', '[]', null, 4), ('others', 'bob', ?2, 'Not Ada’s', 'en', 'none', '[]', null, 5)`,
  )
    .bind(ada.id, first.id)
    .run();
  await env.DB.prepare(
    `insert into reminder (contract_id, owner_id, kind, date, days, mailed_on)
     values (?1, ?2, 'notice-deadline', '2027-06-30', 30, '2027-05-31'), (?1, ?2, 'notice-deadline', '2027-06-30', 7, null)`,
  )
    .bind(first.id, ada.id)
    .run();
  await env.DB.prepare(
    `insert into share (id, user_id, contract_id, token_hash, with_text, password_hash, views, last_viewed_at, created_at)
     values ('share', ?, ?, 'hash of the token', 1, 'hash of the password', 4, 6, 5)`,
  )
    .bind(ada.id, first.id)
    .run();
  await env.DB.prepare(
    `insert into api_token (id, user_id, name, token_hash, scopes, created_at)
     values ('t1', ?, 'Archive', 'hash-of-token', '["contracts:read"]', 6), ('t2', ?, 'Not Ada’s', 'other', '[]', 7)`,
  )
    .bind(ada.id, (await asUser()).id)
    .run();
  await env.DB.prepare(
    `insert into webhook (id, user_id, url, created_at) values ('w1', ?, 'https://hooks.example.com', 6),
     ('w2', ?, 'https://others.example.com', 7)`,
  )
    .bind(ada.id, (await asUser()).id)
    .run();
  await write(ada.email, 'How do I read a clause?');
  await env.DB.prepare("insert into billing (user_id, customer_id, plan, checked_at) values (?, 'cus_ada', 'pro', 1)")
    .bind(ada.id)
    .run();

  const { response, paths, read, json } = await download(ada);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="plainclause-data-\d{4}-\d\d-\d\d\.zip"$/,
  );
  expect(paths.sort()).toEqual([
    'README.txt',
    'account.json',
    'analyses/001-Tenancy.json',
    'analyses/002-Tenancy.json',
    'api-tokens.json',
    'contracts.json',
    'files/001-Tenancy.pdf',
    'files/002-Tenancy.pdf',
    'generated/003-NDA – 1 May.txt',
    'own-clauses.json',
    'own-rules.json',
    'reminders.json',
    'sessions.json',
    'shared-links.json',
    'subscription.json',
    'support-messages.json',
    'texts/001-Tenancy.txt',
    'texts/002-Tenancy.txt',
    'usage.json',
    'webhooks.json',
  ]);
  expect(json('account.json')).toMatchObject({
    email: ada.email,
    firstName: 'Ada',
    accountStatus: 'pro',
    signInMethods: [{ provider: 'credential' }],
    awaitedEmailChange: null,
    formerAddresses: [],
  });
  expect(json('contracts.json')).toMatchObject([
    {
      id: first.id,
      fileName: 'Tenancy.PDF',
      originalFile: 'files/001-Tenancy.pdf',
      text: 'texts/001-Tenancy.txt',
      analysis: 'analyses/001-Tenancy.json',
      tags: ['Flat', 'Home'],
      questions: [{ question: 'Who repairs?', writer: 'none', passages: [], answer: null }],
    },
    { id: second.id, tags: [], questions: [], originalFile: 'files/002-Tenancy.pdf' },
    { id: third, templateId: 'nda', originalFile: null, text: 'generated/003-NDA – 1 May.txt' },
  ]);
  for (const ofTheStore of ['ownerId', 'contentHash', 'readerVersion', 'attempts', 'words']) {
    for (const told of json('contracts.json')) expect(told).not.toHaveProperty(ofTheStore);
  }
  expect(read('files/001-Tenancy.pdf')).toBe('%PDF bytes');
  expect(read('files/002-Tenancy.pdf')).toBe('others');
  expect(read('generated/003-NDA – 1 May.txt')).toBe('Secret');
  expect(read('texts/001-Tenancy.txt')).toBe('Rent');
  expect(json('analyses/002-Tenancy.json')).toEqual(second.analysis);
  const mailed = { contractId: first.id, kind: 'notice-deadline', date: '2027-06-30', mailedOn: '2027-05-31' };
  expect(json('reminders.json')).toEqual({ on: true, calendarSince: null, mailed: [mailed] });
  expect(json('shared-links.json')).toEqual([
    {
      ...{ id: 'share', contractId: first.id, withText: true, hasPassword: true, expiresAt: null, views: 4 },
      ...{ lastViewedAt: new Date(6).toISOString(), createdAt: new Date(5).toISOString() },
    },
  ]);
  expect(json('usage.json')).toHaveLength(2);
  expect(json('usage.json')[0]).toMatchObject({ contractId: first.id, tokens: 512, state: 'settled' });
  expect(json('support-messages.json')).toMatchObject([{ subject: 'A question', message: 'How do I read a clause?' }]);
  expect(json('sessions.json')).toHaveLength(1);
  const kept = { id: 't1', name: 'Archive', scopes: ['contracts:read'], createdAt: new Date(6).toISOString() };
  expect(json('api-tokens.json')).toEqual([{ ...kept, lastUsedAt: null, expiresAt: null }]);
  const untried = { lastTriedAt: null, outcome: null, httpStatus: null };
  const hook = { id: 'w1', url: 'https://hooks.example.com', createdAt: new Date(6).toISOString() };
  expect(json('webhooks.json')).toEqual([{ ...hook, ...untried }]);
  expect(json('subscription.json')).toEqual({
    plan: 'pro',
    periodEnd: null,
    customerId: 'cus_ada',
    subscriptionId: null,
  });
});

test('every file of the archive is explained in the reader’s language', async () => {
  const ada = await asUser();
  await aContract(ada, { fileName: 'a.txt', original: 'text', text: 'text' });
  const { paths, read } = await download(ada, 'de');
  const readme = read('README.txt');
  expect(readme).toContain('Ihre Daten bei Plainclause');
  expect(readme).toContain(ada.email);
  for (const path of paths) {
    const told = path.includes('/') ? path.slice(0, path.indexOf('/') + 1) : path;
    if (path !== 'README.txt') expect(readme).toContain(`${told}\n`);
  }
});

test('nothing of another user is in it, and no contract that was deleted', async () => {
  const [ada, grace] = [await asUser(), await asUser()];
  const gone = await aContract(ada, { fileName: 'gone.txt', original: 'gone bytes', text: 'gone text' });
  await aContract(ada, { fileName: 'kept.txt', original: 'kept bytes', text: 'kept text' });
  const hers = await aContract(grace, { fileName: 'hers.txt', original: 'her bytes', text: 'her text' });
  await write(grace.email, 'Her own message');
  await call('DELETE', `/api/contracts/${gone.id}`, { headers: ada.headers });

  const { files, read } = await download(ada);
  const all = Object.entries(files)
    .map(([path, bytes]) => path + decode(bytes))
    .join('\n');
  expect(read('texts/001-kept.txt')).toBe('kept text');
  for (const foreign of [grace.id, grace.email, hers.id, 'hers.txt', 'her bytes', 'her text', 'Her own message']) {
    expect(all).not.toContain(foreign);
  }
  for (const deleted of ['gone.txt', 'gone bytes', 'gone text']) expect(all).not.toContain(deleted);
  // What a deleted contract cost stays in the ledger.
  expect(read('usage.json')).toContain(gone.id);
});

test('no password, session, code or hash is in it', async () => {
  const ada = await asUser();
  await env.DB.prepare("update account set password = 'salt:hash-of-password', access_token = 'provider-token'").run();
  await call('PATCH', '/api/user/profile', { headers: ada.headers, body: { email: 'new@example.test' } });
  await call('POST', '/api/auth/forgot-password', { body: { email: ada.email } });
  await aContract(ada, { fileName: 'a.txt', text: 'text' });
  const { files, json } = await download(ada);
  const all = Object.values(files).map(decode).join('\n');
  expect(json('account.json').awaitedEmailChange).toMatchObject({ email: 'new@example.test' });

  const secrets = ['salt:hash-of-password', 'provider-token'];
  for (const [column, table] of [
    ['token', 'session'],
    ['code_hash', 'email_change'],
    ['identifier', 'verification'],
    ['content_hash', 'contract'],
  ]) {
    const { results } = await env.DB.prepare(`select ${column} as secret from ${table}`).all<{ secret: string }>();
    secrets.push(...results.map(({ secret }) => secret));
  }
  expect(secrets).toHaveLength(6);
  for (const secret of secrets) expect(all).not.toContain(secret);
  expect(all).not.toContain(await codeMailedTo('new@example.test'));
});

/** The file of the archive that holds a user's rows of each table. */
const fileOf: Record<string, string> = {
  user: 'account.json',
  account: 'account.json',
  email_change: 'account.json',
  former_address: 'account.json',
  contract: 'contracts.json',
  contract_tag: 'contracts.json',
  generated_contract_tag: 'contracts.json',
  contract_question: 'contracts.json',
  generated_contract: 'contracts.json',
  analysis: 'analyses/',
  session: 'sessions.json',
  billing: 'subscription.json',
  support_message: 'support-messages.json',
  usage_reservation: 'usage.json',
  own_clause: 'own-clauses.json',
  own_rule: 'own-rules.json',
  share: 'shared-links.json',
  reminder: 'reminders.json',
  calendar_address: 'reminders.json',
  api_token: 'api-tokens.json',
  webhook: 'webhooks.json',
};

/** Tables that name a user and are not in the archive, each with the reason. */
const leftOut: Record<string, string> = {
  verification: 'hashes of codes and links, kept for a day',
  registration: 'what others may have typed for the address',
  confirm_code: 'the hash of a code, kept for a quarter of an hour',
  two_factor: 'secrets; whether signing in asks for a code is said of the user',
  account_deletion: 'an account that is gone',
  translation: 'what a machine made of texts that the user had, kept for 30 days so that none is made twice',
  model_usage: 'what the service paid a language model for; the tokens charged to the user are in usage.json',
  searched_text: 'words of the texts, which are in texts/ and generated/',
  contract_date: 'dates of the analyses, which contracts.json has',
  billing_notice: 'an e-mail about the subscription that is about to be sent',
};

test('every table that names a user is in the archive, or it is said why not', async () => {
  const tables = await userTables();
  const known = [...Object.keys(fileOf), ...Object.keys(leftOut)];
  expect(tables).toEqual(expect.arrayContaining(['user', 'contract', 'session', 'support_message']));
  expect(tables.filter((table) => !known.includes(table))).toEqual([]);
  expect(new Set(known).size).toBe(known.length);
  const { read } = await download(await asUser());
  for (const file of Object.values(fileOf)) expect(read('README.txt')).toContain(`${file}\n`);
});

test('file names are safe to unpack anywhere', async () => {
  const ada = await asUser();
  const names = [
    '../../etc/passwd',
    'C:\\con.txt',
    '.hidden',
    'a\u202etxt.exe',
    `${'x'.repeat(180)}.txt`,
    '   ',
    'عقد.txt',
  ];
  for (const [at, fileName] of names.entries()) {
    await aContract(ada, { fileName, original: `bytes ${at}`, text: 'text', createdAt: new Date(at + 1) });
  }
  const { paths, read } = await download(ada);
  const originals = paths.filter((path) => path.startsWith('files/'));
  expect(originals).toEqual([
    'files/001-etc passwd',
    'files/002-C con.txt',
    'files/003.hidden',
    'files/004-a txt.exe',
    `files/005-${'x'.repeat(80)}.txt`,
    'files/006',
    'files/007-عقد.txt',
  ]);
  for (const [at, path] of originals.entries()) expect(read(path)).toBe(`bytes ${at}`);
});

test('many large files are passed on without being held', async () => {
  const ada = await asUser();
  const chunk = crypto.getRandomValues(new Uint8Array(64 * 1024));
  const size = 10 * 1024 * 1024;
  let asked = 0;
  const open = () => {
    let sent = 0;
    return new ReadableStream<Uint8Array>({
      pull(controller) {
        asked += chunk.length;
        sent += chunk.length;
        controller.enqueue(chunk);
        if (sent >= size) controller.close();
      },
    });
  };
  for (let count = 0; count < 12; count++) {
    await insertContract(env.DB, { ownerId: ada.id, fileName: `${count}.pdf`, byteSize: size, status: 'complete' });
  }
  const FILES = { get: async (key: string) => (key.startsWith('files/') ? { body: open(), size } : null) };
  const response = await call('GET', '/api/user/export', {
    headers: ada.headers,
    env: { FILES: FILES as unknown as R2Bucket },
  });
  let received = 0;
  let held = 0;
  for await (const bytes of response.body ?? []) {
    received += bytes.length;
    held = Math.max(held, asked - received);
  }
  expect(received).toBeGreaterThan(12 * size);
  expect(held).toBeLessThan(1024 * 1024);
});

test('an archive that breaks off is a failed download, not a short one', async () => {
  const ada = await asUser();
  await aContract(ada, { fileName: 'a.txt', original: 'bytes', text: 'text' });
  const FILES = { get: () => Promise.reject(new Error('out of order')) } as unknown as R2Bucket;
  const response = await call('GET', '/api/user/export', { headers: ada.headers, env: { FILES } });
  await expect(response.arrayBuffer()).rejects.toThrow();
  expect(JSON.stringify(takeErrors())).toContain('account_export.failed');
});

test('an empty account gets an archive too, and five an hour', async () => {
  const ada = await asUser();
  const { json } = await download(ada);
  expect(json('contracts.json')).toEqual([]);
  for (let count = 0; count < 4; count++) await download(ada);
  const refused = await call('GET', '/api/user/export', { headers: ada.headers });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
});
