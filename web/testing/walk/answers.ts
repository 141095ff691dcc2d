import type { Page } from 'playwright-core';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { type Call, holdCalls } from './calls.ts';
import { textIn } from './texts.ts';

/** What comes instead of the server's answer, in the language of the reader. */
export type Answer = (call: Call, locale: Locale) => Promise<unknown>;

type Json = Record<string, unknown> | unknown[];

/** The server's own answer with some of it changed. */
export const changed =
  (changes: Record<string, unknown>): Answer =>
  (call) =>
    call.pass((told) => ({ ...(told as object), ...changes }));

/** The server's own list with some of each row changed. */
export const changedEach =
  (changes: Record<string, unknown>): Answer =>
  (call) =>
    call.pass((rows) => (rows as object[]).map((row) => ({ ...row, ...changes })));

export const answered =
  (json: Json | ((text: (key: string) => string) => Json)): Answer =>
  (call, locale) =>
    call.reply({ body: typeof json === 'function' ? json((key) => textIn(locale, key)) : json });

/** The server's own answer, where a place would change it for others. */
export const asItIs: Answer = (call) => call.pass();

/** A server in trouble that gives no reason. */
export const failed: Answer = (call) => call.reply({ status: 500, body: { message: '' } });

export const refused =
  (status: number, code: string, headers: Record<string, string> = {}): Answer =>
  (call) =>
    call.reply({ status, headers, body: { code, message: code } });

/** The connection breaks. */
export const lost: Answer = (call) => call.lose();

/** The answer takes longer than anybody waits. */
export const never: Answer = async () => {};

const escaped = (path: string) => path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*');

/** Takes effect until the next time, or until calls are let go. */
export async function answerOtherwise(page: Page, answers: Record<string, Answer>, locale: Locale) {
  const known = Object.entries(answers).map(([name, answer]) => {
    const [path = '', method] = name.split(' ').reverse();
    return { path, method, answer, isWanted: new RegExp(`^${escaped(path)}$`) };
  });
  await holdCalls(page, {
    paths: known.map(({ path }) => path),
    async onCall(call) {
      const found = known.findLast(
        ({ method, isWanted }) => isWanted.test(call.url.pathname) && (!method || method === call.method),
      );
      await (found?.answer ?? asItIs)(call, locale);
    },
  });
}
