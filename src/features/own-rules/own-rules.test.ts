import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import type { OwnRules, Rule } from './own-rules.schema';

type User = Awaited<ReturnType<typeof asUser>>;
const path = '/api/own-rules';
const none = { days: null, clause: null, laws: [] };
const payment: Rule = { ...none, kind: 'payment-within', level: 'high', days: 30 };
const all: Rule[] = [
  payment,
  { ...none, kind: 'notice-at-most', level: 'medium', days: 92 },
  { ...none, kind: 'no-renewal', level: 'low' },
  { ...none, kind: 'cap-on-liability', level: 'high' },
  { ...none, kind: 'must-have', level: 'high', clause: 'data-protection' },
  { ...none, kind: 'must-not-have', level: 'medium', clause: 'exclusivity' },
  { ...none, kind: 'governing-law', level: 'high', laws: ['england-and-wales', 'scotland'] },
];

let ada: User;
beforeEach(async () => {
  ada = await asUser({ accountStatus: 'pro' });
});
const read = async (as = ada) => (await call('GET', path, { headers: as.headers })).json<OwnRules>();
const save = (rules: unknown, as = ada) => call('PUT', path, { headers: as.headers, body: { rules } });

test('rules of every kind are kept in their order, for their owner alone', async () => {
  expect(await read()).toEqual({ rules: [] });
  expect((await save(all)).status).toBe(200);
  expect(await read()).toEqual({ rules: all });
  expect(await read(await asUser({ accountStatus: 'premium' }))).toEqual({ rules: [] });
  await save([payment]);
  expect(await read()).toEqual({ rules: [payment] });
});

test.each(['free', 'plus', null] as const)(
  '%s takes no rules; those kept before are read and given up',
  async (plan) => {
    await save([payment]);
    await env.DB.prepare('update user set account_status = ? where id = ?').bind(plan, ada.id).run();
    const refused = await save([payment, payment]);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'plan.upgrade_required' });
    expect(await read()).toEqual({ rules: [payment] });
    expect((await save([])).status).toBe(200);
    expect(await read()).toEqual({ rules: [] });
  },
);

test.each([
  ['no number', { ...payment, days: null }],
  ['no whole number', { ...payment, days: 1.5 }],
  ['a number below one', { ...payment, days: 0 }],
  ['a number beyond ten years', { ...payment, days: 3651 }],
  ['a number where none belongs', { ...payment, kind: 'no-renewal' }],
  ['a kind that is not known', { ...payment, kind: 'anything' }],
  ['a level that is not known', { ...payment, level: 'extreme' }],
  ['a clause to refuse among those to ask for', { ...none, kind: 'must-have', level: 'low', clause: 'exclusivity' }],
  ['no clause', { ...none, kind: 'must-not-have', level: 'low' }],
  ['no law', { ...none, kind: 'governing-law', level: 'low' }],
  ['a law that is not known', { ...none, kind: 'governing-law', level: 'low', laws: ['atlantis'] }],
])('%s is refused, and what was kept stays', async (_, rule) => {
  await save([payment]);
  const refused = await save([payment, rule]);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ code: 'http.invalid_input' });
  expect(await read()).toEqual({ rules: [payment] });
});

test('fifty are kept and no more, and no body beyond what they take is read', async () => {
  expect((await save(Array(50).fill(payment))).status).toBe(200);
  expect((await save(Array(51).fill(payment))).status).toBe(422);
  expect((await save([{ ...payment, more: 'x'.repeat(70_000) }])).status).toBe(413);
  expect((await read()).rules).toHaveLength(50);
});
