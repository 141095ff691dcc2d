import { expect, inject, test } from 'vitest';
import { openPage } from '#web/testing/browser.ts';
import { codeMailedTo } from '#web/testing/outbox.ts';

test.each(['light', 'dark'] as const)(
  'a message is shown as its reader sees it, on a %s screen too',
  async (scheme) => {
    const email = `reader-${crypto.randomUUID()}@example.com`;
    const answer = await fetch(`${inject('appUrl')}/api/auth/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': 'ar' },
      body: JSON.stringify({ email, password: 'plain words', confirmPassword: 'plain words' }),
    });
    expect(answer.status).toBe(200);
    const code = await codeMailedTo(email);

    const { page } = await openPage(`/dev/mail?to=${email}`, { colorScheme: scheme });
    await page.getByRole('button', { name: 'HTML' }).click();
    const message = page.frameLocator('iframe');
    await message.getByText(code, { exact: true }).waitFor();
    const looks = () =>
      message.locator('main').evaluate((main) => {
        const brightness = (colour: string) => Math.max(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number));
        const { backgroundColor, color, direction } = getComputedStyle(main);
        return { paper: brightness(backgroundColor) > 128, ink: brightness(color) > 128, direction };
      });
    const dark = scheme === 'dark';
    await expect.poll(looks).toEqual({ paper: !dark, ink: dark, direction: 'rtl' });
  },
);
