import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildDeps, type Deps, depsOf } from '#src/deps.ts';
import { keepSentMail } from '#src/dev/run/local/outbox.ts';
import { MailError } from '#src/platform/mailer.ts';
import { overDatabase } from '#src/shared-deps.ts';
import { call } from '#src/testing/api.ts';
import { asUser, signedIn } from '#src/testing/as-user.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { countStatements } from '#src/testing/count-statements.ts';
import { aDate, aDatedContract, writeAnew } from '#src/testing/dated-contract.ts';
import { mailTo } from '#src/testing/sent-mail.ts';
import { sweepEverything } from '#src/testing/sweep-everything.ts';
import { mailReminders } from './mail-reminders.usecase';

const minute = 60_000;
const day = 24 * 60 * minute;
/** The last day of all these contracts, and so many days before it. */
const last = '2027-06-30';
const before = (days: number, minutes = 0) => new Date(Date.parse(`${last}T09:00:00Z`) - days * day + minutes * minute);
const uploaded = before(200);

let accepts = true;
let user: Awaited<ReturnType<typeof asUser>>;
beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  accepts = true;
  user = await asUser();
});

function depsAt(now: Date): Deps {
  const deps = buildDeps(keepSentMail(env), { origin: 'https://plainclause.test', waitUntil: () => {} });
  const mailer: Deps['mailer'] = {
    async send(message) {
      if (!accepts) throw new MailError('refused');
      await deps.mailer.send(message);
    },
  };
  return { ...deps, mailer, clock: () => now };
}
const sweepAt = (now: Date) => sweepEverything(depsAt(now));
/** Sweeps once a day from so many days before the last day to so many. */
async function sweepDaily(from: number, to: number) {
  for (let days = from; days >= to; days--) await sweepAt(before(days));
}
const mails = () => mailTo(user.email);
const contract = (fields: Partial<Parameters<typeof aDatedContract>[0]> = {}) =>
  aDatedContract({ ownerId: user.id, at: uploaded, dates: [aDate({ date: last })], ...fields });

test('30 and 7 days before the last day its owner gets one mail each, and none in between or after', async () => {
  await contract();
  await sweepDaily(33, 31);
  expect(await mails()).toHaveLength(0);
  await sweepAt(before(30));
  expect(await mails()).toHaveLength(1);
  await sweepAt(before(30, 5));
  await sweepDaily(29, 8);
  expect(await mails()).toHaveLength(1);
  await sweepDaily(7, -1);
  expect(await mails()).toHaveLength(2);
});

test('the mail says which day it is, of which contract, in whose words, where to read on and how to be left alone', async () => {
  const id = await contract({ givenTitle: 'Shop in <Leeds>' });
  await sweepAt(before(30));
  const [mail] = await mails();
  expect(mail?.subject).toBe('Last day to give notice: 30 June 2027 – Shop in <Leeds>');
  expect(mail?.text).toContain('Shop in <Leeds>\n\nWednesday, 30 June 2027 – Last day to give notice');
  expect(mail?.text).toContain('> three months before the end');
  expect(mail?.text).not.toContain('worked out');
  expect(mail?.text).toContain(`https://plainclause.test/analysis/${id}`);
  expect(mail?.html).toContain('<h2><bdi>Shop in &lt;Leeds&gt;</bdi></h2>');
  expect(mail?.headers).toEqual({
    'List-Unsubscribe': expect.stringMatching(/^<https:\/\/plainclause\.test\/api\/reminders\/off\/[\w.-]{40,}>$/),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

test('it is written in the language of the account', async () => {
  user = await asUser({ locale: 'ar' });
  await contract();
  await sweepAt(before(30));
  const [mail] = await mails();
  expect(mail?.subject).toMatch(/^آخر يوم لتوجيه الإخطار: 30 يونيو 2027 – Lease/);
  expect(mail?.html).toContain('dir="rtl"');
});

test('a day that was worked out is told as one, and one that only a model claims is not told', async () => {
  await contract({
    dates: [
      aDate({ date: last, computedFrom: 'Counted back from the end of the term' }),
      aDate({ date: last, kind: 'cancellation', unconfirmed: true }),
    ],
  });
  await sweepAt(before(30));
  const [mail] = await mails();
  expect(mail?.text).toContain('worked out, so check it. Counted back from the end of the term.');
  expect(mail?.text).not.toContain('Last day to cancel');
});

test('all that is due to an account on a day is one mail, in the order of the days', async () => {
  await contract({ givenTitle: 'The later one', dates: [aDate({ date: '2027-06-30' })] });
  await contract({ givenTitle: 'The first one', dates: [aDate({ date: '2027-06-29', kind: 'cancellation' })] });
  await sweepAt(before(28));
  const sent = await mails();
  expect(sent.map(({ subject }) => subject)).toEqual(['Last days coming up in your contracts (2)']);
  expect(sent[0]?.text).toMatch(/The first one[\s\S]*The later one/);
});

test('what becomes due on a day that has had its mail is mailed on the next', async () => {
  await contract();
  await sweepAt(before(30));
  await contract({ givenTitle: 'Another' });
  await sweepAt(before(30, 5));
  expect(await mails()).toHaveLength(1);
  await sweepAt(before(29));
  expect((await mails()).map(({ subject }) => subject)[0]).toContain('Another');
  expect(await mails()).toHaveLength(2);
});

test('a contract that ends before the day needs no reminder; one that renews after its end does', async () => {
  await contract({ dates: [aDate({ date: '2027-06-01', kind: 'expiry' }), aDate({ date: last })] });
  await sweepDaily(30, 7);
  expect(await mails()).toHaveLength(0);
  await contract({ dates: [aDate({ date: '2027-06-29', kind: 'expiry' }), aDate({ date: last, kind: 'renewal' })] });
  await sweepAt(before(6));
  expect((await mails())[0]?.text).toContain('renews on this day unless it is ended before');
});

test('other days of a contract are not mailed', async () => {
  await contract({ dates: [aDate({ date: last, kind: 'payment' }), aDate({ date: last, kind: 'probation' })] });
  await sweepDaily(31, 0);
  expect(await mails()).toHaveLength(0);
});

test('who uploads a contract within the 30 days has just read of the day, and is told at 7 days', async () => {
  await contract({ at: before(20) });
  await sweepDaily(19, 8);
  expect(await mails()).toHaveLength(0);
  await sweepAt(before(7));
  expect(await mails()).toHaveLength(1);
});

test('who uploads it within the last 7 days is told once, as soon as the analysis is an hour old', async () => {
  await contract({ at: before(3) });
  await sweepAt(before(3, 55));
  expect(await mails()).toHaveLength(0);
  await sweepAt(before(3, 60));
  await sweepDaily(2, 0);
  expect(await mails()).toHaveLength(1);
});

test('on the day itself it is too late for a mail', async () => {
  await contract({ at: before(0, -300) });
  await sweepAt(before(0, 60));
  expect(await mails()).toHaveLength(0);
});

test('an analysis that is written anew reminds nobody again, and of a day that it no longer states nobody', async () => {
  const ids = [await contract(), await contract({ givenTitle: 'Changed' })];
  await sweepAt(before(30));
  for (const id of ids) {
    await env.DB.prepare("update contract set status = 'analysing' where id = ?").bind(id).run();
    const dates = id === ids[0] ? [aDate({ date: last })] : [];
    await writeAnew({ ownerId: user.id, id, dates, at: before(29) });
  }
  await sweepDaily(28, 8);
  expect(await mails()).toHaveLength(1);
  await sweepAt(before(7));
  expect((await mails())[0]?.text).not.toContain('Changed');
});

test('an account that wants none gets none, and what went by is not sent when it wants them again', async () => {
  await contract();
  // Sweeps of the year after end the sessions of this one.
  const turn = async (on: boolean) =>
    call('PUT', '/api/user/reminders', { headers: await signedIn(user), body: { on } });
  expect(await (await turn(false)).json()).toEqual({ on: false, calendarSince: null });
  await sweepAt(before(30));
  expect(await (await turn(true)).json()).toMatchObject({ on: true });
  await sweepAt(before(29));
  expect(await mails()).toHaveLength(0);
  await sweepAt(before(7));
  expect(await mails()).toHaveLength(1);
});

test('one contract alone can be left out', async () => {
  const id = await contract({ givenTitle: 'Left out' });
  await contract({ givenTitle: 'Reminded' });
  const path = `/api/contracts/${id}`;
  const turn = await call('PATCH', path, { headers: user.headers, body: { reminders: false } });
  expect(await turn.json()).toEqual({ id, reminders: false });
  expect(await (await call('GET', path, { headers: user.headers })).json()).toMatchObject({ reminders: false });
  await sweepAt(before(30));
  const sent = await mails();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).not.toContain('Left out');
});

test('sweeps at the same moment send one mail', async () => {
  await contract();
  await Promise.all(Array.from({ length: 4 }, () => sweepAt(before(30))));
  expect(await mails()).toHaveLength(1);
});

test('while mail is away it is tried again, and sent once when it is back', async () => {
  await contract();
  accepts = false;
  await sweepAt(before(30));
  await sweepAt(before(30, 4));
  const failed = takeErrors();
  expect(failed).toHaveLength(1);
  expect(JSON.stringify(failed)).toContain('mail.failed');
  await sweepAt(before(30, 5));
  expect(takeErrors()).toHaveLength(1);
  accepts = true;
  await sweepAt(before(30, 10));
  expect(await mails()).toHaveLength(0);
  await sweepAt(before(30, 15));
  await sweepDaily(29, 8);
  expect(await mails()).toHaveLength(1);
});

test('a mail that broke off is not sent twice', async () => {
  await contract();
  const deps = depsAt(before(30));
  const { reminders } = await deps.storesOf(user.id);
  await reminders.takeUp({ now: before(30) });
  expect(await reminders.claim({ ownerId: user.id, now: before(30) })).toHaveLength(1);
  await sweepDaily(30, 8);
  expect(await mails()).toHaveLength(0);
});

test('a contract whose findings are damaged is told without its words, and stops nobody', async () => {
  const id = await contract();
  for (const { key } of (await env.FILES.list({ prefix: 'findings/' })).objects) await env.FILES.put(key, '{');
  const other = await asUser();
  await aDatedContract({ ownerId: other.id, at: uploaded, dates: [aDate({ date: last })] });
  await sweepAt(before(30));
  takeErrors();
  expect((await mails())[0]?.text).toContain(`https://plainclause.test/analysis/${id}`);
  expect(await mailTo(other.email)).toHaveLength(1);
});

test('a sweep reads what is due and nothing else, however many days there are', async () => {
  await contract();
  const other = await contract({ dates: [] });
  const fill = (date: string, reminded: number | null) =>
    env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000)
       insert into contract_date (contract_id, owner_id, date, kind, reminded)
       select ?, ?, ?, 'notice-deadline', ? from n`,
    )
      .bind(other, user.id, date, reminded)
      .run();
  // Far ahead, long past, told at 30 days and told at 7.
  await fill('2030-01-01', null);
  await fill('2020-01-01', null);
  await fill('2027-06-25', 30);
  await fill('2027-06-02', 7);
  const database = countStatements();
  const bindings = keepSentMail({ ...env, ...database.databases });
  const deps = buildDeps(bindings, { origin: 'https://plainclause.test', waitUntil: () => {} });
  const own = await depsOf(deps, { ownerId: user.id });
  database.take();
  await mailReminders(overDatabase(own, { clock: () => before(30) }));
  expect(await mails()).toHaveLength(1);
  expect(database.take().rows).toBeLessThan(60);
});
