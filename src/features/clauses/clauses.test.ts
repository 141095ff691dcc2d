import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildDeps } from '#src/deps.ts';
import { type Locale, locales } from '#src/i18n/locale.schema.ts';
import { call, testOrigin } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import type { Clause } from './clauses.schema';
import { searchExpression } from './search-query.rules';
import { publishedIndex, seedClauses } from './seed-clauses.usecase';

type Filters = Partial<Record<'search' | 'category' | 'risk', string>>;

async function listed(filters: Filters = {}, locale: Locale = 'en'): Promise<Clause[]> {
  const { headers } = await asUser();
  const query = new URLSearchParams(filters);
  const response = await call('GET', `/api/clauses?${query}`, { headers: { ...headers, 'accept-language': locale } });
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json();
}
const idsOf = async (search: string, locale: Locale = 'en') => (await listed({ search }, locale)).map(({ id }) => id);
const deps = () => buildDeps(env, { origin: testOrigin, waitUntil: () => {} });
const countOf = (from: string) => env.DB.prepare(`select count(*) as n from ${from}`).first<number>('n');

describe('the library', () => {
  test.each([
    ['en', 'Governing Law'],
    ['es', 'Ley aplicable'],
    ['fr', 'Loi applicable'],
    ['de', 'Anwendbares Recht (Rechtswahl)'],
    ['ar', 'القانون الواجب التطبيق'],
  ] as const)('is listed in %s, its legal text in English', async (locale, title) => {
    const clauses = await listed({}, locale);
    const law = clauses.find(({ id }) => id === 'governing-law');
    expect(law).toMatchObject({ title, heading: 'Governing Law', category: 'Legal', riskLevel: expect.any(String) });
    expect(law?.content).toBe(law?.wordings.standard);
    expect(law?.content).toMatch(/\blaw of \[?England and Wales/);
    const titles = clauses.map((clause) => clause.title);
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, locale)));
  });

  test('is narrowed by category and by risk', async () => {
    const all = await listed();
    const some = await listed({ category: 'Termination', risk: 'medium' });
    expect(some.length).toBeGreaterThan(0);
    expect(some).toEqual(all.filter(({ category, riskLevel }) => category === 'Termination' && riskLevel === 'medium'));
    expect(await listed({ category: 'all', risk: 'all', search: ' ' })).toEqual(all);
  });

  test('refuses a category and a risk that there are not', async () => {
    const { headers } = await asUser();
    const response = await call('GET', '/api/clauses?category=Sports&risk=none', { headers });
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json<{ fields: object }>()).fields).sort()).toEqual(['category', 'risk']);
  });

  test('is closed to an account that must pay first', async () => {
    const { headers } = await asUser({ accountStatus: null });
    for (const path of ['/api/clauses', '/api/clauses/governing-law']) {
      const response = await call('GET', path, { headers });
      expect([response.status, (await response.json<{ code: string }>()).code]).toEqual([
        402,
        'usage.payment_required',
      ]);
    }
  });

  test('answers one clause, and says when it has none', async () => {
    const { headers } = await asUser();
    expect(await (await call('GET', '/api/clauses/governing-law', { headers })).json()).toMatchObject({
      id: 'governing-law',
    });
    const missing = await call('GET', '/api/clauses/nothing', { headers });
    expect([missing.status, (await missing.json<{ code: string }>()).code]).toEqual([404, 'clauses.not_found']);
  });
});

describe('a search', () => {
  test.each([
    ['en', 'LIMITATION of liabil', 'limitation-of-liability'],
    ['en', 'force majeure', 'force-majeure'],
    ['es', 'limitacion de responsabilidad', 'limitation-of-liability'],
    ['es', 'FUERZA MAYOR', 'force-majeure'],
    ['fr', 'responsabilite limitation', 'limitation-of-liability'],
    ['fr', 'resiliation', 'termination-for-breach'],
    ['de', 'Haftungsbeschrankung', 'limitation-of-liability'],
    ['de', 'haftungsbeschraenkung', 'limitation-of-liability'],
    ['de', 'Hoehere Gewalt', 'force-majeure'],
    ['ar', 'تحديد المسؤولية', 'limitation-of-liability'],
    ['ar', 'تحديد مسئوليه', 'limitation-of-liability'],
    ['ar', 'مسوولية', 'limitation-of-liability'],
    ['ar', 'القوّة القاهرة', 'force-majeure'],
    ['ar', 'قوه قاهره', 'force-majeure'],
    ['ar', 'الـقـوة', 'force-majeure'],
  ] as const)(
    'in %s for “%s” finds it, without minding case, accents and ways of writing',
    async (locale, words, id) => {
      expect(await idsOf(words, locale)).toContain(id);
    },
  );

  test('puts a title before tags, those before a description, that before the wording', async () => {
    const clauses = await listed({ search: 'insurance' });
    expect(clauses[0]?.title).toMatch(/insurance/i);
    const places = clauses.map(({ title, tags, description, use }) =>
      [title, tags.join(' '), `${description} ${use}`].findIndex((text) => /\binsurance\b/i.test(text)),
    );
    const first = (place: number) => places.indexOf(place);
    const last = (place: number) => places.lastIndexOf(place);
    expect(places).toContain(-1);
    expect(last(0)).toBeLessThan(first(-1));
    if (first(1) >= 0) expect(last(0)).toBeLessThan(first(1));
  });

  test('weighs each word by where it occurs', async () => {
    expect((await idsOf('liability cap'))[0]).toBe('limitation-of-liability');
    expect((await idsOf('notice employm'))[0]).toBe('notice-period-in-employment');
  });

  test('finds English words of the legal text whatever the language', async () => {
    for (const locale of locales) expect(await idsOf('force majeure', locale), locale).toContain('force-majeure');
  });

  test('takes all words, and the last one as a beginning', async () => {
    expect(await idsOf('governing la')).toContain('governing-law');
    expect(await idsOf('gover law')).not.toContain('governing-law');
    expect(await idsOf('governing zebra')).toEqual([]);
  });

  test('goes together with the filters', async () => {
    const found = await listed({ search: 'notice', category: 'Termination' });
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map(({ category }) => category))).toEqual(new Set(['Termination']));
  });

  test.each([
    '"',
    "'; drop table clause_search; --",
    'title: *',
    'NEAR(law, 2)',
    'law AND NOT',
    '^law -law +law',
    '(((',
    '🙂 ⚖️',
    '\u0000',
    'scope',
    '%',
    'ﷺ'.repeat(100),
    'law '.repeat(300),
    'x'.repeat(1000),
  ])('for %j is answered, whatever the words mean elsewhere', async (search) => {
    expect(await listed({ search })).toBeInstanceOf(Array);
  });

  test('for nothing but signs finds nothing', async () => {
    expect(await idsOf('!?')).toEqual([]);
  });

  test('never hands to the database what a person typed as an expression', async () => {
    await seedClauses(deps());
    const { version } = await publishedIndex(deps());
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.constantFrom(...locales),
        async (words, locale) => {
          expect(await deps().clauses.search({ version, locale, words })).toBeInstanceOf(Array);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('reads rows for what it finds, not the library', async () => {
    await seedClauses(deps());
    const { version, rows } = await publishedIndex(deps());
    const expression = searchExpression({ version, locale: 'de' }, 'Versicherung');
    const { meta, results } = await env.DB.prepare('select clause_id from clause_search where clause_search match ?')
      .bind(expression)
      .all();
    expect(results.length).toBeGreaterThan(0);
    expect(meta.rows_read).toBeLessThan(rows.length / 4);
  });
});

describe('the words that are searched', () => {
  test('are stored once, however many begin at the same time, and nothing is written when nothing changed', async () => {
    const { rows } = await publishedIndex(deps());
    await Promise.all([idsOf('law'), seedClauses(deps()), seedClauses(deps()), idsOf('notice')]);
    expect(await countOf('clause_search')).toBe(rows.length);
    expect(await countOf('clause_index')).toBe(1);
    expect(await seedClauses(deps())).toBe(0);
    expect(await countOf('clause_search')).toBe(rows.length);
  });

  test('of a release that still serves stay for a day, then they go', async () => {
    const index = await publishedIndex(deps());
    const old = { version: 'older', rows: index.rows.slice(0, 3) };
    const now = new Date();
    await deps().clauses.seed({ index: old, now });
    await seedClauses(deps());
    expect(await countOf('clause_index')).toBe(2);
    const tomorrow = () => new Date(now.getTime() + 25 * 60 * 60_000);
    expect(await seedClauses({ ...deps(), clock: tomorrow })).toBe(1);
    expect(await countOf('clause_search')).toBe(index.rows.length);
    expect(await idsOf('governing law')).toContain('governing-law');
  });
});
