import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { buildDeps } from '#src/deps.ts';
import { createPatience, OutOfPatience } from '#src/platform/patience.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { order, payAt, stripeEnv } from '#src/testing/local-stripe.ts';
import { aBuyer } from '#src/testing/subscriber.ts';
import { changePlan } from './change-plan.usecase';
import { refreshSubscription } from './read-subscription.usecase';

it('the calls of one action share the time that someone waits, and what is given up goes on', async () => {
  const rest: Promise<unknown>[] = [];
  const wait = createPatience(200, (work) => rest.push(work));
  const started = Date.now();
  const after = (ms: number) => new Promise<string>((resolve) => setTimeout(resolve, ms, 'answer'));
  expect(await wait(after(120))).toBe('answer');
  await expect(wait(after(5_000))).rejects.toBeInstanceOf(OutOfPatience);
  expect(Date.now() - started).toBeLessThan(1_000);
  expect(rest).toHaveLength(1);
});

it('who waits for a payment provider that does not answer is told so, and shown what is known', async () => {
  const ada = await aBuyer();
  await payAt(await ada.checkout('plus'));
  await ada.hear();
  const going: Promise<unknown>[] = [];
  const impatient = () =>
    buildDeps(
      { ...env, ...stripeEnv() },
      { origin: 'http://localhost:5173', waitUntil: (work) => going.push(work), paymentPatienceMs: 300 },
    );
  await order('/latency', { ms: 1_500, about: await ada.customer() });
  try {
    const started = Date.now();
    expect(await refreshSubscription(impatient(), { userId: ada.id })).toMatchObject({ plan: 'plus', state: 'active' });
    const change = changePlan(impatient(), { userId: ada.id, planId: 'pro', prorationDate: 1 });
    await expect(change).rejects.toMatchObject({ code: 'billing.no_answer' });
    expect(Date.now() - started).toBeLessThan(1_400);
  } finally {
    await order('/latency', { ms: 0 });
    await Promise.all(going);
  }
  expect(JSON.stringify(takeErrors())).toContain('payments.no_answer');
});
