import type { Page } from 'playwright-core';
import type { Locale } from '#src/i18n/locale.schema.ts';
import type { Act } from './place.ts';
import { textIn } from './texts.ts';

/** One after the other. */
export const inTurn =
  (...acts: Act[]): Act =>
  async (page, locale) => {
    for (const act of acts) await act(page, locale);
  };

const button = (page: Page, locale: Locale, key: string, within: string) =>
  page
    .locator(within)
    .getByRole('button', { name: textIn(locale, key), exact: true })
    .first();

export const click =
  (key: string, within = 'main'): Act =>
  (page, locale) =>
    button(page, locale, key, within).click();

export const press =
  (selector: string): Act =>
  (page) =>
    page.locator(selector).first().click();

export const appears =
  (selector: string): Act =>
  (page) =>
    page.locator(selector).first().waitFor();

export const fill =
  (values: Record<string, string>, within = 'main'): Act =>
  async (page) => {
    for (const [name, value] of Object.entries(values)) await page.locator(`${within} [name="${name}"]`).fill(value);
  };

const dialogOpens = appears('dialog[open]');
export const openDialog = (key: string) => inTurn(click(key), dialogOpens);
export const openFirstDialog = inTurn(press('main li button[aria-haspopup=dialog]'), dialogOpens);

/** Submits a form unchanged, which is refused. */
export const sendInVain = (within = 'main') =>
  inTurn(press(`${within} form [type=submit]`), appears(`${within} :is([aria-invalid=true], [role=alert])`));

const toast = '[popover] p';
/** A toast goes by itself; with the focus in it, it stays. */
export const holdToast: Act = async (page) => {
  await page.locator(toast).first().waitFor();
  await page.locator('[popover] button').focus();
};

const agreement = 'SERVICES AGREEMENT\n\nAlba Ltd and Berg Ltd agree as follows. Either party may end it on notice.\n';

/** Chooses a file for the upload, by default one that will do. */
export const chooseFile =
  (name = 'services-agreement.txt', text = agreement.repeat(20)): Act =>
  (page) =>
    page.locator('#contract-file').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

/** Chooses several files at once, all with the words of a contract. */
export const chooseFiles =
  (...names: string[]): Act =>
  (page) =>
    page
      .locator('#contract-file')
      .setInputFiles(
        names.map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(agreement.repeat(20)) })),
      );

/** A file of 11 MB, which is never read. */
export const chooseHugeFile: Act = (page) =>
  page.locator('#contract-file').evaluate((input: HTMLInputElement) => {
    const files = new DataTransfer();
    files.items.add(new File([new Uint8Array(11_000_000)], 'drawings.pdf'));
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });

export const goOffline: Act = async (page) => {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
    window.dispatchEvent(new Event('offline'));
  });
};
