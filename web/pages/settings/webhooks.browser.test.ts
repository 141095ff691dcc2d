import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook as Receiver } from 'standardwebhooks';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findFaults } from '#web/testing/axe.ts';
import { openPage } from '#web/testing/browser.ts';

const demo = { email: 'demo@plainclause.test', password: 'plainclause' };
const got: { path: string | undefined; body: string; headers: Record<string, string> }[] = [];
const program = createServer(async (request, response) => {
  let body = '';
  for await (const piece of request) body += piece;
  got.push({ path: request.url, body, headers: request.headers as Record<string, string> });
  if (request.url?.startsWith('/away')) response.writeHead(302, { location: '/elsewhere' }).end();
  else response.writeHead(204).end();
});
let base: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => program.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(program.address() as AddressInfo).port}`;
});
afterAll(() => program.close());

/** The settings of an account on Pro. */
async function openSettings(locale: 'en' | 'ar', viewport: { width: number; height: number }) {
  const { page } = await openPage('/', { viewport });
  await page.evaluate((chosen) => localStorage.setItem('plainclause.locale', chosen), locale);
  const origin = inject('appUrl');
  expect((await page.request.post('/api/auth/login', { data: demo, headers: { origin } })).status()).toBe(200);
  await page.goto('/settings');
  return page;
}

test('a webhook is added, its secret shown once, a test event checked by its program, and it is removed', async () => {
  const page = await openSettings('en', { width: 1280, height: 900 });
  const address = `${base}/${crypto.randomUUID()}`;
  await page.getByRole('button', { name: 'Manage Webhooks' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address').fill(address);
  expect(await findFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add Webhook' }).click();
  const secret = (await dialog.locator('code').textContent()) ?? '';
  expect(await findFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'I Have Kept It' }).click();

  await dialog.getByRole('button', { name: `Send test event to ${address}` }).click();
  await page.getByText('The test event was delivered').waitFor();
  await dialog.getByText('Answer: 204').first().waitFor();
  expect(await findFaults(page)).toEqual([]);
  const sent = got.find(({ path }) => address.endsWith(path ?? ' '));
  expect(new Receiver(secret).verify(sent?.body ?? '', sent?.headers ?? {})).toMatchObject({ type: 'webhook.test' });

  page.once('dialog', (question) => question.accept());
  await dialog.getByRole('button', { name: `Remove ${address}` }).click();
  await page.getByText('Webhook removed').waitFor();
  await dialog.getByText(address).waitFor({ state: 'detached' });
});

test('a redirect is not followed, and is told as not delivered', async () => {
  const page = await openSettings('en', { width: 1280, height: 900 });
  const address = `${base}/away/${crypto.randomUUID()}`;
  await page.getByRole('button', { name: 'Manage Webhooks' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address').fill(address);
  await dialog.getByRole('button', { name: 'Add Webhook' }).click();
  await dialog.getByRole('button', { name: 'I Have Kept It' }).click();
  await dialog.getByRole('button', { name: `Send test event to ${address}` }).click();
  await dialog.getByText('The address did not take the test event.').waitFor();
  await dialog.getByText('Answer: 302').first().waitFor();
  expect(got.map(({ path }) => path)).toContain(new URL(address).pathname);
  expect(got.map(({ path }) => path)).not.toContain('/elsewhere');

  page.once('dialog', (question) => question.accept());
  await dialog.getByRole('button', { name: `Remove ${address}` }).click();
  await dialog.getByText(address).waitFor({ state: 'detached' });
});

test('in Arabic, on a phone, what is no address is refused and one that is is added', async () => {
  const page = await openSettings('ar', { width: 390, height: 844 });
  await page.getByRole('button', { name: 'إدارة خطافات الويب' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('العنوان').fill('لا عنوان');
  await dialog.getByRole('button', { name: 'إضافة خطاف ويب' }).click();
  await dialog.getByText('يُرجى إدخال عنوان https عام').waitFor();
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  expect(await findFaults(page)).toEqual([]);
  const address = `${base}/${crypto.randomUUID()}`;
  await dialog.getByLabel('العنوان').fill(address);
  await dialog.getByRole('button', { name: 'إضافة خطاف ويب' }).click();
  expect(await dialog.locator('code').textContent()).toMatch(/^whsec_.{44}$/);
  await dialog.getByRole('button', { name: 'لقد حفظته' }).click();
  page.once('dialog', (question) => question.accept());
  await dialog.getByRole('button', { name: `إزالة ${address}` }).click();
  await dialog.getByText(address).waitFor({ state: 'detached' });
});
