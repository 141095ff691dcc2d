import { expect, test } from 'vitest';
import { openPage } from '#web/testing/browser.ts';
import { mailedTo, mailsTo } from '#web/testing/outbox.ts';

test('a visitor writes to support, who can answer, and gets a receipt in their language', async () => {
  const email = `visitor-${crypto.randomUUID()}@example.com`;
  const subject = `Renewal ${crypto.randomUUID()}`;
  const { page } = await openPage('/support');
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await page.locator('[name=name]').fill('Grace Hopper');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=subject]').fill(subject);
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await page.getByRole('alert').getByText('Bitte schreiben Sie eine Nachricht').waitFor();
  await page.locator('[name=message]').fill('Wann kann ich meinen Vertrag kündigen?');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await page.getByText('Nachricht gesendet').waitFor();

  await mailedTo(email, /^Ihre Nachricht ist angekommen$/m);
  const forwarded = (await mailsTo('support@plainclause.test')).find((mail) => mail.subject.includes(subject));
  expect(forwarded).toMatchObject({ subject: `Support: ${subject}`, replyTo: email });
  expect(forwarded?.text).toContain('Wann kann ich meinen Vertrag kündigen?');
});
