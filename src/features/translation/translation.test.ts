import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { createDatabase } from '#src/db/client.ts';
import { buildDeps, depsOf } from '#src/deps.ts';
import type { TranslateRequest, TranslateService } from '#src/platform/translate.ts';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { sweepTranslations } from './sweep-translations.usecase';
import { translateContent } from './translate-content.usecase';
import { createTranslationsRepository } from './translation.repository';
import { keptForMs } from './translation.rules';

type User = Awaited<ReturnType<typeof asUser>>;

/** An analysis Worker that marks what it is given; `requests` holds what it was asked. */
function translating(answer: (request: TranslateRequest) => string | null = ({ text }) => `übersetzt: ${text}`) {
  const requests: TranslateRequest[] = [];
  const TRANSLATE: TranslateService = {
    async translate(request) {
      requests.push(request);
      return answer(request);
    },
  };
  return { requests, env: { TRANSLATE } };
}

const wanted = { text: 'The rent rises each year.', targetLanguage: 'de' };
const translate = (user: User, { env }: { env: Partial<Cloudflare.Env> }, body: object = wanted) =>
  call('POST', '/api/translate-content', { headers: user.headers, body, env });
const told = async (user: User, service: ReturnType<typeof translating>, body?: object) => {
  const response = await translate(user, service, body);
  expect(response.status).toBe(200);
  return response.json();
};
const rows = async () => (await env.DB.prepare('select count(*) as n from translation').first<number>('n')) ?? 0;

describe('a text', () => {
  test('is answered in the wanted language', async () => {
    const service = translating();
    const user = await asUser();
    expect(await told(user, service)).toEqual({ translatedText: 'übersetzt: The rent rises each year.' });
    expect(service.requests).toEqual([{ ...wanted, context: 'legal/business content', ownerId: user.id }]);
  });

  test('is never translated into English', async () => {
    const service = translating();
    const german = { text: 'Die Miete steigt jedes Jahr.', targetLanguage: 'en' };
    expect(await told(await asUser(), service, german)).toEqual({ translatedText: german.text });
    expect([service.requests, await rows()]).toEqual([[], 0]);
  });

  test('is translated once for each text, language and context', async () => {
    const [ada, service] = [await asUser(), translating()];
    const others = [{ targetLanguage: 'fr' }, { context: 'a rental contract' }, { text: 'The rent is fixed.' }];
    for (const other of [{}, ...others]) {
      const first = await told(ada, service, { ...wanted, ...other });
      expect(await told(ada, service, { ...wanted, ...other })).toEqual(first);
    }
    expect(service.requests).toHaveLength(4);
  });

  test('that someone else had translated is translated anew: no account learns what another asked', async () => {
    const service = translating();
    await told(await asUser(), service);
    await told(await asUser(), service);
    expect(service.requests).toHaveLength(2);
  });
});

describe('the text stays as it was', () => {
  test('where nothing translates, and is tried again the next time', async () => {
    const ada = await asUser();
    expect(
      await told(
        ada,
        translating(() => null),
      ),
    ).toEqual({ translatedText: wanted.text });
    expect(await told(ada, translating())).toEqual({ translatedText: `übersetzt: ${wanted.text}` });
  });

  test('where the analysis Worker cannot be reached', async () => {
    const failing = translating(() => {
      throw new Error('connection lost');
    });
    expect(await told(await asUser(), failing)).toEqual({ translatedText: wanted.text });
    expect(takeErrors()).toEqual([[expect.stringContaining('translation.failed')]]);
  });

  test('where the account was deleted meanwhile, of which nothing is kept', async () => {
    const deps = buildDeps({ ...env, ...translating().env }, { origin: 'http://localhost', waitUntil: () => {} });
    const input = { ...wanted, targetLanguage: 'de', context: 'a letter', ownerId: 'someone-gone' } as const;
    expect(await translateContent(deps, input)).toBe(wanted.text);
    expect([await rows(), takeErrors()]).toEqual([0, [[expect.not.stringContaining('rent rises')]]]);
  });
});

describe('what is refused', () => {
  test.each([
    ['no text', { text: undefined }, 'translation.text_required', 'text'],
    ['a blank text', { text: ' \n ' }, 'translation.text_required', 'text'],
    ['more than 5,000 characters', { text: 'x'.repeat(5001) }, 'translation.text_too_long', 'text'],
    ['no language', { targetLanguage: undefined }, 'translation.language_unknown', 'targetLanguage'],
    ['another language', { targetLanguage: 'tlh' }, 'translation.language_unknown', 'targetLanguage'],
    ['an endless context', { context: 'x'.repeat(201) }, 'translation.context_too_long', 'context'],
  ])('%s is said to be wrong', async (_what, change, code, field) => {
    const service = translating();
    const response = await translate(await asUser(), service, { ...wanted, ...change });
    expect(response.status).toBe(422);
    const { message } = await response.clone().json<{ message: string }>();
    expect(await response.json()).toEqual({ code, message, fields: { [field]: message } });
    expect(service.requests).toEqual([]);
  });

  test('5,000 characters are taken', async () => {
    const text = 'x'.repeat(5000);
    expect(await told(await asUser(), translating(), { ...wanted, text })).toMatchObject({
      translatedText: `übersetzt: ${text}`,
    });
  });

  test('a caller who is signed out', async () => {
    const service = translating();
    const response = await call('POST', '/api/translate-content', { body: wanted, env: service.env });
    expect([response.status, service.requests]).toEqual([401, []]);
  });

  test('an account has 200 calls an hour, and others have their own', async () => {
    const [ada, grace] = [await asUser(), await asUser()];
    const service = translating();
    await told(ada, service);
    await env.DB.prepare('update rate_limit set hits = 199').run();
    await told(ada, service);
    const refused = await translate(ada, service);
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    await told(grace, service);
  });
});

describe('what is kept', () => {
  const keep = async ({ id: ownerId }: User, key: string, daysAgo = 0) =>
    createTranslationsRepository(createDatabase(env.DB)).keep({
      ownerId,
      key,
      translatedText: key,
      createdAt: new Date(Date.now() - daysAgo * 24 * 60 * 60_000),
    });
  const keys = async () =>
    (await env.DB.prepare('select key from translation order by key').all<{ key: string }>()).results.map(
      ({ key }) => key,
    );

  test('names the text by its hash alone', async () => {
    await told(
      await asUser(),
      translating(() => 'Die Miete steigt.'),
    );
    const row = await env.DB.prepare('select * from translation').first();
    expect(row).toMatchObject({ key: expect.stringMatching(/^[0-9a-f]{64}$/), translated_text: 'Die Miete steigt.' });
    expect(JSON.stringify(row)).not.toContain(wanted.text);
  });

  test('goes after 30 days', async () => {
    const ada = await asUser();
    await keep(ada, 'old', 31);
    await keep(ada, 'new', 29);
    const deps = await depsOf(buildDeps(env, { origin: 'http://localhost', waitUntil: () => {} }), { ownerId: ada.id });
    expect([await sweepTranslations(deps), await keys(), keptForMs]).toEqual([1, ['new'], 30 * 24 * 60 * 60_000]);
  });

  test('is at most so many: the oldest go, whosever they are', async () => {
    const [ada, grace] = [await asUser({ shard: 'DB' }), await asUser({ shard: 'DB' })];
    for (const [user, key] of [
      [ada, 'a'],
      [grace, 'b'],
      [ada, 'c'],
      [grace, 'd'],
    ] as const)
      await keep(user, key);
    const repository = createTranslationsRepository(createDatabase(env.DB));
    expect(await repository.deleteOld({ before: new Date(0), most: 4 })).toBe(0);
    expect(await repository.deleteOld({ before: new Date(0), most: 3 })).toBe(1);
    expect(await keys()).toEqual(['b', 'c', 'd']);
  });

  test('goes with its account', async () => {
    const [ada, grace] = [await asUser(), await asUser()];
    await keep(ada, 'of ada');
    await keep(grace, 'of grace');
    expect((await call('DELETE', '/api/user/delete', { headers: ada.headers })).status).toBe(200);
    expect(await keys()).toEqual(['of grace']);
  });
});
