import { expect, it, onTestFinished, vi } from 'vitest';
import { call } from '#src/testing/api.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { declined, deliver, payAt, stripeEnv } from '#src/testing/local-stripe.ts';
import { aBuyer } from '#src/testing/subscriber.ts';

it('neither keys nor client secrets, addresses or signatures reach the log or an answer, also when things go wrong', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const secrets = { STRIPE_SECRET_KEY: 'sk_test_wrong_and_secret', STRIPE_WEBHOOK_SECRET: 'whsec_very_secret' };
  const ada = await aBuyer();
  const answers: string[] = [];
  const read = async (answer: Response) => answers.push(await answer.text());

  await payAt(await ada.checkout('plus'), declined);
  await payAt(await ada.checkout('plus'));
  await ada.hear();
  for (const path of ['/api/payment-config', '/api/subscription', '/api/invoices', '/api/user']) {
    await read(await ada.ask('GET', path));
  }
  for (const path of ['/api/subscription/refresh', '/api/subscription/portal', '/api/cancel-subscription']) {
    await read(await call('POST', path, { headers: ada.headers, env: { ...stripeEnv(), ...secrets } }));
  }
  await read(await deliver({ id: 'evt_1', type: 'invoice.paid', data: { object: {} } }, 'whsec_of_someone_else'));

  const logged = JSON.stringify([takeErrors(), log.mock.calls]);
  expect(log).toHaveBeenCalled();
  expect(logged).toContain('payments.unavailable');
  const known = [stripeEnv().STRIPE_SECRET_KEY, stripeEnv().STRIPE_WEBHOOK_SECRET, ...Object.values(secrets)];
  for (const secret of [...known, 'whsec_', '_secret_']) {
    expect(logged).not.toContain(secret);
    expect(answers.join()).not.toContain(secret);
  }
  for (const personal of [ada.email, '4242']) expect(logged).not.toContain(personal);
});
