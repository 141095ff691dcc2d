import { expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { openPage } from '#web/testing/browser.ts';
import { mailedTo, mailsTo } from '#web/testing/outbox.ts';
import { registerAccount } from '#web/testing/register-account.ts';

const words: Record<'en' | 'ar', Record<'make' | 'copy' | 'what' | 'off' | 'isOff' | 'remind', string>> = {
  en: {
    ...{ make: 'Make an address', copy: 'Copy', what: 'Last day to give notice', off: 'Turn off reminders' },
    ...{ isOff: 'Reminders are off', remind: 'Remind me by email' },
  },
  ar: {
    ...{ make: 'إنشاء عنوان', copy: 'نسخ', what: 'آخر يوم لتوجيه الإخطار', off: 'إيقاف التذكيرات' },
    ...{ isOff: 'أُوقفت التذكيرات', remind: 'ذكّرني بالبريد الإلكتروني' },
  },
};

const inDays = (count: number) => new Date(Date.now() + count * 24 * 60 * 60_000);
const written = (date: Date) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(date);

/** It renews in 35 days, with notice of 30: in five days it is too late to give it. */
const agreement = () => `SERVICES AGREEMENT

This Services Agreement is made on 1 February 2025 between Northwind Ltd ("Supplier") and Ada Quill ("Customer").

1. Services. The Supplier shall provide the cleaning services described in Schedule 1 to the Customer with reasonable care.
2. Term. This Agreement ends on ${written(inDays(35))} and renews automatically for further periods of one year unless either party gives thirty days' written notice before the end of the term.
3. Fees. The Customer shall pay GBP 900 a month to the Supplier on the first day of each month.
4. Law. This Agreement is governed by the laws of England and Wales.
`;

test.each(['en', 'ar'] as const)(
  'a calendar fetches what is ahead, a reminder is mailed, and its link turns reminders off without signing in (%s)',
  { timeout: 90_000 },
  async (locale: Locale & keyof typeof words) => {
    const to = words[locale];
    const { page } = await openPage('/about', { extraHTTPHeaders: { 'accept-language': locale } });
    await page.evaluate((chosen) => localStorage.setItem('plainclause.locale', chosen), locale);
    const { email } = await registerAccount(page.request, 'reminded');
    const file = { name: 'Cleaning.txt', mimeType: 'text/plain', buffer: Buffer.from(agreement()) };
    const { contractId } = await (await page.request.post('/api/contracts', { multipart: { contract: file } })).json();
    await expect
      .poll(async () => (await page.request.get(`/api/contracts/${contractId}`)).json(), { timeout: 20_000 })
      .toMatchObject({ status: 'complete', reminders: true });

    await page.goto('/settings');
    await page.getByRole('button', { name: to.make }).click();
    const address = String(await page.locator('main code').textContent());
    await page.getByRole('button', { name: to.copy, exact: true }).waitFor();
    const calendar = await fetch(address);
    expect(calendar.headers.get('content-type')).toContain('text/calendar');
    const lines = (await calendar.text()).replaceAll('\r\n ', '').split('\r\n');
    const day = inDays(5).toISOString().slice(0, 10).replaceAll('-', '');
    expect(lines).toContain(`DTSTART;VALUE=DATE:${day}`);
    expect(lines).toContainEqual(expect.stringContaining(`SUMMARY:${to.what}`));

    await page.request.post('/api/dev/reminders');
    const link = await mailedTo(email, /http\S+\/reminders-off#\S+/);
    expect((await mailsTo(email))[0]?.subject).toContain(to.what);
    const { page: elsewhere } = await openPage('/about');
    await elsewhere.evaluate((chosen) => localStorage.setItem('plainclause.locale', chosen), locale);
    await elsewhere.goto(link);
    await elsewhere.getByRole('button', { name: to.off }).click();
    await elsewhere.getByRole('heading', { name: to.isOff }).waitFor();
    await page.reload();
    await page.getByRole('checkbox', { name: to.remind }).waitFor();
    expect(await page.getByRole('checkbox', { name: to.remind }).isChecked()).toBe(false);
  },
);
