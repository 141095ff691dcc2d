import type { Page, Route } from 'playwright-core';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { textIn } from './texts.ts';

/** What comes instead of the server's answer, in the language of the reader. */
export type Answer = (route: Route, locale: Locale) => Promise<unknown>;

type Json = Record<string, unknown> | unknown[];

/** The server's own answer with some of it changed. */
export const changed =
  (changes: Record<string, unknown>): Answer =>
  async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...changes } });
  };

/** The server's own list with some of each row changed. */
export const changedEach =
  (changes: Record<string, unknown>): Answer =>
  async (route) => {
    const response = await route.fetch();
    const rows: Record<string, unknown>[] = await response.json();
    await route.fulfill({ response, json: rows.map((row) => ({ ...row, ...changes })) });
  };

export const answered =
  (json: Json | ((text: (key: string) => string) => Json)): Answer =>
  (route, locale) =>
    route.fulfill({ json: typeof json === 'function' ? json((key) => textIn(locale, key)) : json });

/** The server's own answer, where a place would change it for others. */
export const asItIs: Answer = (route) => route.fallback();

/** A server in trouble that gives no reason. */
export const failed: Answer = (route) => route.fulfill({ status: 500, json: { message: '' } });

export const refused =
  (status: number, code: string): Answer =>
  (route) =>
    route.fulfill({ status, json: { code, message: code } });

/** The connection breaks. */
export const lost: Answer = (route) => route.abort();

/** The answer takes longer than anybody waits. */
export const never: Answer = async () => {};

const escaped = (path: string) => path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*');

/** Takes effect until `page.unrouteAll`. */
export async function answerOtherwise(page: Page, answers: Record<string, Answer>, locale: Locale) {
  for (const [call, answer] of Object.entries(answers)) {
    const [path = '', method] = call.split(' ').reverse();
    const wanted = new RegExp(`^${escaped(path)}$`);
    await page.route(
      ({ pathname }) => wanted.test(pathname),
      (route) => (method && route.request().method() !== method ? route.fallback() : answer(route, locale)),
    );
  }
}
