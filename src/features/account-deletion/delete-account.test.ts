import { env } from 'cloudflare:workers';
import { describe, expect, inject, test } from 'vitest';
import { createDatabase } from '#src/db/client.ts';
import { analysisTable, verificationTable } from '#src/db/tables.ts';
import { buildDeps } from '#src/deps.ts';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { anAnalysis, insertContract } from '#src/testing/contract-factory.ts';
import { payAt, stripe, stripeEnv } from '#src/testing/local-stripe.ts';
import { mailTo } from '#src/testing/sent-mail.ts';
import { aBuyer } from '#src/testing/subscriber.ts';
import { contractFiles } from '../contracts/contract-files';
import type { ContractStatus } from '../contracts/contracts.schema';
import { usageReservationTable } from '../usage/usage.table';
import { sweepDeletions } from './sweep-deletions.usecase';

/** Where contracts are in another database, a call that is under way may still write there: it is looked after. */
const watched = inject('shards').length > 0 ? ['account_deletion'] : [];
const now = () => new Date();
const inMinutes = (count: number) => new Date(Date.now() + count * 60_000);
const db = () => createDatabase(env.DB);

/** An account with a row in every table that can hold one, and with files. */
async function aFullAccount({ status = 'complete' }: { status?: ContractStatus } = {}) {
  const user = await asUser();
  const ownerId = user.id;
  const contractId = await insertContract(env.DB, { ownerId, status, contentHash: `hash-${ownerId}` });
  await db().batch([
    db().insert(analysisTable).values({ contractId, findings: anAnalysis(), createdAt: now() }),
    db().insert(usageReservationTable).values({ contractId, ownerId, tokens: 9, state: 'settled', createdAt: now() }),
    db()
      .insert(verificationTable)
      .values({ id: ownerId, identifier: 'reset-password:hash', value: ownerId, expiresAt: inMinutes(9) }),
  ]);
  await call('PATCH', '/api/user/profile', { headers: user.headers, body: { email: `new-${user.email}` } });
  const written = { name: 'Ada', email: user.email, subject: 'A question', message: 'How do I delete all this?' };
  await call('POST', '/api/support/contact', { body: written });
  await env.DB.prepare(
    `insert into registration (id, user_id, password_hash, proof_hash) values ('r-' || ?1, ?1, 'hash', 'hash')`,
  )
    .bind(ownerId)
    .run();
  const keys = [
    contractFiles.original(ownerId, contractId),
    contractFiles.text(ownerId, `hash-${ownerId}`, 1),
    contractFiles.measured(ownerId, `hash-${ownerId}`, new Date()),
    contractFiles.findings(ownerId, contractId, 'v1'),
    contractFiles.findingsBegun(ownerId, contractId, 'v2', new Date()),
  ];
  for (const key of keys) await env.FILES.put(key, 'the text of a contract');
  return { ...user, contractId, keys };
}

/** Tables with a row, and files, that contain any of the words. */
async function whereItIsFound(...words: string[]): Promise<string[]> {
  const has = (text: string) => words.some((word) => text.includes(word));
  const { results } = await env.DB.prepare(
    `select name from sqlite_master where type = 'table' and name not like '\\_%' escape '\\' and name not like 'sqlite%'`,
  ).all<{ name: string }>();
  expect(results.length).toBeGreaterThan(10);
  const found: string[] = [];
  for (const { name } of results) {
    const { results: rows } = await env.DB.prepare(`select * from "${name}"`).all();
    if (has(JSON.stringify(rows))) found.push(name);
  }
  // What was mailed on someone's own machine is kept like in a mailbox.
  const files = (await env.FILES.list()).objects.map(({ key }) => key).filter((key) => !key.startsWith('dev/outbox/'));
  return [...found.sort(), ...files.filter(has).map(() => 'a file')];
}

const everything = [
  'account',
  'analysis',
  'contract',
  'email_change',
  'registration',
  'session',
  'support_message',
  'usage_reservation',
  'user',
  'verification',
  ...Array(5).fill('a file'),
];
const remove = ({ headers }: { headers: { cookie: string } }, options: Parameters<typeof call>[2] = {}) =>
  call('DELETE', '/api/user/delete', { ...options, headers });
const sweepAt = (time: Date, variables: object = {}) =>
  sweepDeletions({
    ...buildDeps({ ...env, ...variables }, { origin: 'http://localhost', waitUntil: () => {} }),
    clock: () => time,
  });

test('nothing of a deleted account is left in any table or in the files, and other accounts keep all', async () => {
  const [ada, grace] = [await aFullAccount(), await aFullAccount()];
  expect(await whereItIsFound(ada.id, ada.contractId, ada.email)).toEqual(everything);

  const response = await remove(ada);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    success: true,
    message: 'Your account and all data have been permanently removed.',
  });
  expect(await whereItIsFound(ada.id, ada.contractId, ada.email)).toEqual(watched);
  expect(await whereItIsFound(grace.id, grace.contractId, grace.email)).toEqual(everything);
  expect((await call('GET', '/api/user', { headers: grace.headers })).status).toBe(200);
});

test('every session ends, this browser forgets its own, and the owner is notified', async () => {
  const ada = await asUser();
  const response = await call('DELETE', '/api/user/delete', { headers: { ...ada.headers, 'accept-language': 'ar' } });
  const cookies = response.headers.getSetCookie();
  expect(cookies).toContainEqual(expect.stringMatching(/^plainclause\.session_token=;.*Max-Age=0/i));
  expect(cookies).toContainEqual(expect.stringMatching(/^plainclause\.signed_in=.*Max-Age=0/i));
  expect((await call('GET', '/api/user', { headers: ada.headers })).status).toBe(401);
  expect((await remove(ada)).status).toBe(401);
  expect((await mailTo(ada.email))[0]?.subject).toBe('تم حذف حسابك في Plainclause');
});

test('the address can be registered again, and finds nothing of before', async () => {
  const ada = await aFullAccount();
  await remove(ada);
  const again = await asUser({ email: ada.email });
  expect(await (await call('GET', '/api/contracts', { headers: again.headers })).json()).toEqual([]);
});

describe('a subscribed account', () => {
  const knownToStripe = async (customer: string) => {
    const found = await stripe().customers.retrieve(customer);
    const { data } = await stripe().subscriptions.list({ customer, status: 'active' });
    return { customer: !found.deleted, subscriptions: data.length };
  };

  test('is charged no more: its subscription ends and its customer is deleted with it', async () => {
    const ada = await aBuyer();
    await ada.buy('plus');
    const customer = await ada.customer();
    expect(await knownToStripe(customer)).toEqual({ customer: true, subscriptions: 1 });
    expect((await remove(ada, { env: stripeEnv() })).status).toBe(200);
    expect(await knownToStripe(customer)).toEqual({ customer: false, subscriptions: 0 });
    expect(await whereItIsFound(ada.id, customer)).toEqual(watched);
  });

  test('is deleted though the payment provider is out of reach, and the sweep ends its subscription', async () => {
    const ada = await aBuyer();
    await ada.buy('plus');
    const customer = await ada.customer();
    expect((await remove(ada)).status).toBe(200);
    expect(JSON.stringify(takeErrors())).toContain('account_deletion.subscription_left');
    expect((await call('GET', '/api/user', { headers: ada.headers })).status).toBe(401);
    expect(await whereItIsFound(ada.id, customer)).toEqual(['account_deletion']);
    await sweepAt(now(), stripeEnv());
    expect(await knownToStripe(customer)).toEqual({ customer: false, subscriptions: 0 });
    expect(await whereItIsFound(ada.id, customer)).toEqual(watched);
  });

  test('whose payment page is still open cannot be paid for any more', async () => {
    const ada = await aBuyer();
    const page = await ada.checkout('plus');
    await remove(ada, { env: stripeEnv() });
    expect((await payAt(page)).leadsTo).toBeNull();
  });
});

test('files that could not be deleted are deleted by the sweep', async () => {
  const ada = await aFullAccount();
  const failing = { list: () => Promise.reject(new Error('out of order')) } as unknown as R2Bucket;
  const FILES = new Proxy(env.FILES, {
    get: (bucket, name) => {
      if (name === 'list') return failing.list;
      const value = Reflect.get(bucket, name);
      return typeof value === 'function' ? value.bind(bucket) : value;
    },
  });
  expect((await remove(ada, { env: { FILES } })).status).toBe(200);
  expect(JSON.stringify(takeErrors())).toContain('account_deletion.files_left');
  expect(await whereItIsFound(ada.id)).toEqual(['account_deletion', ...Array(5).fill('a file')]);

  expect(await sweepAt(now())).toBe(5);
  expect(await whereItIsFound(ada.id)).toEqual(watched);
});

test('what an analysis under way writes after the account is gone is deleted too', async () => {
  const ada = await aFullAccount({ status: 'reading' });
  await remove(ada);
  expect(await whereItIsFound(ada.id)).toEqual(['account_deletion']);
  await env.FILES.put(contractFiles.text(ada.id, 'late', 1), 'the text of a contract');
  await sweepAt(inMinutes(5));
  expect(await whereItIsFound(ada.id)).toEqual(['account_deletion']);
  await sweepAt(inMinutes(61));
  expect(await whereItIsFound(ada.id)).toEqual([]);
});

test('an account with more files than one listing holds is emptied', async () => {
  const ada = await asUser();
  const keys = Array.from({ length: 1005 }, (_, count) => contractFiles.original(ada.id, `c${count}`));
  for (let from = 0; from < keys.length; from += 100) {
    await Promise.all(keys.slice(from, from + 100).map((key) => env.FILES.put(key, '')));
  }
  await remove(ada);
  expect(await whereItIsFound(ada.id)).toEqual(watched);
});
