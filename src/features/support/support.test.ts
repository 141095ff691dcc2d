import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { buildDeps } from '#src/deps.ts';
import { keepSentMail } from '#src/dev/run/local/outbox.ts';
import { MailError, type Mailer } from '#src/platform/mailer.ts';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { mailTo } from '#src/testing/sent-mail.ts';
import { deleteOldMessages, mailWaitingMessages } from './sweep-support.usecase';

const written = {
  name: 'Ada Lovelace',
  email: 'ada@example.test',
  subject: 'A question about renewal',
  message: 'When is the last day?\n\nAnd <b>who</b> has to be told?',
};
const support = 'support@plainclause.test';
const minute = 60_000;
const day = 24 * 60 * minute;

interface Options {
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
  mail?: (to: string) => boolean;
}
/** `mail` says which addresses the mail service accepts. */
const binding = (accepts: (to: string) => boolean) =>
  ({
    send: async ({ to }: { to: string }) => {
      if (!accepts(to)) throw new Error('refused');
    },
  }) as unknown as SendEmail;
const write = ({ body = {}, headers = {}, mail }: Options = {}) =>
  call('POST', '/api/support/contact', {
    body: { ...written, ...body },
    headers,
    ...(mail && { env: { EMAIL: binding(mail) } }),
  });
const depsAt = (now: Date, accepts: (to: string) => boolean = () => true) => {
  const deps = buildDeps(keepSentMail(env), { origin: 'http://localhost', waitUntil: () => {} });
  const mailer: Mailer = {
    async send(message) {
      if (!accepts(message.to)) throw new MailError('refused');
      await deps.mailer.send(message);
    },
  };
  return { ...deps, mailer, clock: () => now };
};
const inMinutes = (count: number) => new Date(Date.now() + count * minute);
const stored = async () => (await env.DB.prepare('select * from support_message').all()).results;

test('a message reaches support, and answering it writes to its sender', async () => {
  const response = await write();
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    success: true,
    message: "Thank you for your message! We'll get back to you soon.",
  });
  const [mail] = await mailTo(support);
  expect(mail).toMatchObject({ subject: 'Support: A question about renewal', replyTo: 'ada@example.test' });
  expect(mail?.text).toContain('From: Ada Lovelace (ada@example.test), language en');
  expect(mail?.text).toContain('When is the last day?');
  expect(mail?.html).toContain('And &lt;b&gt;who&lt;/b&gt; has to be told?');
  expect(await stored()).toMatchObject([{ email: 'ada@example.test', message: written.message, next_try_at: null }]);
});

test('its sender gets a receipt in the language of the page, which repeats nothing that was typed', async () => {
  await write({ headers: { 'accept-language': 'de' } });
  const [receipt] = await mailTo(written.email);
  expect(receipt?.subject).toBe('Ihre Nachricht ist angekommen');
  expect(receipt?.text).toContain('innerhalb von 24 Stunden');
  expect(receipt?.text).not.toMatch(/Ada|renewal|last day/);
});

test.each([
  ['name', ' ', 'Name is required'],
  ['name', 'a'.repeat(101), 'Name must be at most 100 characters long'],
  ['email', '', 'Email is required'],
  ['email', 'ada', 'Please enter a valid email address'],
  ['subject', undefined, 'Subject is required'],
  ['subject', 'a'.repeat(201), 'Subject must be at most 200 characters long'],
  ['message', '', 'Message is required'],
  ['message', 'too short', 'Message must be at least 10 characters long'],
  ['message', 'a'.repeat(5001), 'Message must be at most 5,000 characters long'],
])('a message with the %s "%.12s" is refused with the reason', async (field, value, reason) => {
  const response = await write({ body: { [field]: value } });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ message: reason, fields: { [field]: reason } });
  expect(await stored()).toEqual([]);
});

test('a subject with line breaks stays one line', async () => {
  await write({ body: { subject: 'Hello\r\nBcc: everyone@example.test', name: 'A\u202eda' } });
  expect(await stored()).toMatchObject([{ subject: 'Hello Bcc: everyone@example.test', name: 'A da' }]);
});

test('when mail fails the message is kept and mailed later, once', async () => {
  expect((await write({ mail: () => false })).status).toBe(200);
  expect(takeErrors().length).toBeGreaterThan(0);
  expect(await mailTo(support)).toEqual([]);

  expect(await mailWaitingMessages(depsAt(inMinutes(1)))).toBe(0);
  expect(await mailWaitingMessages(depsAt(inMinutes(6)))).toBe(1);
  expect(await mailTo(support)).toHaveLength(1);
  expect(await mailTo(written.email)).toHaveLength(1);
  expect(await mailWaitingMessages(depsAt(inMinutes(600)))).toBe(0);
});

test('when only the receipt fails, support does not get the message twice', async () => {
  await write({ mail: (to) => to === support });
  takeErrors();
  expect(await mailWaitingMessages(depsAt(inMinutes(6)))).toBe(1);
  expect(await mailTo(support)).toHaveLength(1);
  expect(await mailTo(written.email)).toHaveLength(1);
});

test('a receipt that cannot arrive is given up and said so, a message to support never', async () => {
  await write({ mail: () => false });
  let now = inMinutes(0);
  for (let sweep = 0; sweep < 7; sweep++) {
    now = new Date(now.getTime() + day);
    expect(await mailWaitingMessages(depsAt(now, () => false))).toBe(1);
  }
  expect(JSON.stringify(takeErrors())).toContain('support.receipt_given_up');
  now = new Date(now.getTime() + day);
  expect(await mailWaitingMessages(depsAt(now, (to) => to === support))).toBe(1);
  takeErrors();
  expect(await mailTo(support)).toHaveLength(1);
  expect(await stored()).toMatchObject([{ next_try_at: null, receipt_sent_at: null }]);
});

test('two sweeps at once mail a message once', async () => {
  await write({ mail: () => false });
  takeErrors();
  const now = inMinutes(6);
  const taken = await Promise.all([mailWaitingMessages(depsAt(now)), mailWaitingMessages(depsAt(now))]);
  expect(taken.sort()).toEqual([0, 1]);
  expect(await mailTo(support)).toHaveLength(1);
});

test('no address can be flooded with receipts, and no message is lost over it', async () => {
  for (let network = 1; network <= 5; network++) {
    expect((await write({ headers: { 'cf-connecting-ip': `192.0.2.${network}` } })).status).toBe(200);
  }
  expect(await mailTo(written.email)).toHaveLength(3);
  expect(await mailTo(support)).toHaveLength(5);
});

test('the fourth message within ten minutes is refused with the wait', async () => {
  for (let count = 0; count < 3; count++) await write();
  const refused = await write();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(590);
});

test('messages are deleted after a year', async () => {
  await write();
  expect(await deleteOldMessages(depsAt(new Date(Date.now() + 364 * day)))).toBe(0);
  expect(await deleteOldMessages(depsAt(new Date(Date.now() + 366 * day)))).toBe(1);
  expect(await stored()).toEqual([]);
});

test('the address to write to without the form is the one that is configured', async () => {
  const response = await call('GET', '/api/support/contact', { env: { SUPPORT_EMAIL: 'help@plainclause.test' } });
  expect(await response.json()).toEqual({ email: 'help@plainclause.test', answers: 'workdays' });
});

describe('who is signed in with a plan', () => {
  test.each([
    ['plus', support, 'Plus', 'before others: within 24 hours, Monday to Friday'],
    ['pro', support, 'Pro', 'before others: within 24 hours, Monday to Friday'],
    ['premium', 'manager@plainclause.test', 'Premium', 'within 24 hours, on any day of the week'],
  ] as const)('is answered as %s promises, and support reads so', async (accountStatus, to, name, promise) => {
    const ada = await asUser({ accountStatus });
    const env = { PREMIUM_SUPPORT_EMAIL: 'manager@plainclause.test' };
    const { headers } = ada;
    await call('POST', '/api/support/contact', { body: { ...written, email: ada.email.toUpperCase() }, headers, env });
    const [mail] = await mailTo(to);
    expect(mail?.text).toContain(`Plan: ${name}. Promised: `);
    expect(mail?.text).toContain(promise);
    const [receipt] = await mailTo(ada.email.toUpperCase());
    expect(receipt?.text).toMatch(accountStatus === 'premium' ? /on any day of the week/ : /answered before others/);
    const contact = await call('GET', '/api/support/contact', { headers, env });
    expect(await contact.json()).toEqual({ email: to, answers: accountStatus === 'premium' ? 'any-day' : 'first' });
  });

  test('is told nothing of a plan at another address, which a stranger may own', async () => {
    const { headers } = await asUser({ accountStatus: 'premium' });
    await write({ headers });
    expect((await mailTo(support))[0]?.text).not.toContain('Plan:');
    expect((await mailTo(written.email))[0]?.text).not.toContain('Premium');
  });

  test('that is free is answered as everybody is', async () => {
    const ada = await asUser();
    await write({ headers: ada.headers, body: { email: ada.email } });
    expect((await mailTo(support))[0]?.text).toContain(
      'Plan: Free. Promised: We respond within 24 hours, Monday to Friday.',
    );
    expect((await mailTo(ada.email))[0]?.text).toContain('within 24 hours, Monday to Friday');
  });
});
