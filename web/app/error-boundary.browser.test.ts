import { expect, test } from 'vitest';
import { openPage } from '../testing/browser.ts';

/** What Chromium and React write when a file of the client does not come. */
const isOfMissingFile = (problem: string) => /Failed to load resource|dynamically imported module/.test(problem);

test.each([
  ['en', 'Something went wrong', 'Refresh Page', 'About'],
  ['ar', 'حدث خطأ ما', 'تحديث الصفحة', 'من نحن'],
])(
  'a page whose file does not come says so in %s, leaves the way elsewhere open, and comes when it is loaded again',
  async (locale, title, refresh, about) => {
    const { page } = await openPage('/', { allow: isOfMissingFile });
    await page.evaluate((chosen) => localStorage.setItem('plainclause.locale', chosen), locale);
    await page.route('**/assets/about.page-*.js', (route) => route.abort());
    await page.goto('/pricing');
    await page.getByRole('heading', { level: 1 }).waitFor();

    const toAbout = page.locator('header nav a[href="/about"]').first();
    await toAbout.click();
    const alert = page.locator('main').getByRole('alert');
    await alert.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/about');

    await page.locator('header nav a[href="/pricing"]').first().click();
    await alert.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1 }).waitFor();

    await toAbout.click();
    await alert.waitFor();
    await page.unroute('**/assets/about.page-*.js');
    await alert.getByRole('button', { name: refresh }).click();
    await alert.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.title()).toContain(about);
  },
);
