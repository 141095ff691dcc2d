import { z } from 'zod';
import type { Deps } from '#src/deps.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import type { CurrentUser } from '../accounts/accounts.schema';
import { usageRefused } from '../usage/usage.errors';
import { clauseNotFound } from './clauses.errors';
import { type Clause, type ClauseFilters, clauseSchema } from './clauses.schema';
import { fitOf } from './search-query.rules';
import { publishedIndex } from './seed-clauses.usecase';

type Needs = Pick<Deps, 'content' | 'clauses' | 'clock'>;
type Input = { user: Pick<CurrentUser, 'accountStatus'>; locale: Locale };

async function allClauses({ content }: Pick<Deps, 'content'>, { user, locale }: Input): Promise<Clause[]> {
  if (user.accountStatus === null) throw usageRefused('usage.payment_required');
  const clauses = await content.read(`clauses/${locale}.json`, z.array(clauseSchema));
  if (!clauses) throw new Error('the clauses were not published');
  return clauses;
}

/**
 * The clauses that fit all filters, in the words of one language: the best first where words are searched, else by
 * title. Throws usage.payment_required.
 */
export async function listClauses(deps: Needs, input: Input & ClauseFilters): Promise<Clause[]> {
  const all = await allClauses(deps, input);
  const { search = '', category = 'all', risk = 'all', locale } = input;
  const found = search.trim() === '' ? all : await searchClauses(deps, { all, words: search, locale });
  return found.filter(
    (clause) => (category === 'all' || clause.category === category) && (risk === 'all' || clause.riskLevel === risk),
  );
}

async function searchClauses(
  deps: Needs,
  { all, words, locale }: { all: Clause[]; words: string; locale: Locale },
): Promise<Clause[]> {
  const index = await publishedIndex(deps);
  const query = { version: index.version, locale, words };
  let ids = await deps.clauses.search(query);
  if (!ids) {
    // The first search after a release, before the clock came round.
    await deps.clauses.seed({ index, now: deps.clock() });
    ids = (await deps.clauses.search(query)) ?? [];
  }
  const byId = new Map(all.map((clause) => [clause.id, clause]));
  const fits = new Map(
    index.rows.filter((row) => row.locale === locale && ids.includes(row.id)).map((row) => [row.id, fitOf(row, words)]),
  );
  // Among those that fit alike the database's order stays: by how often, and among how many words.
  const best = ids.toSorted((a, b) => (fits.get(b) ?? 0) - (fits.get(a) ?? 0));
  return best.flatMap((id) => byId.get(id) ?? []);
}

/** One clause. Throws usage.payment_required, clauses.not_found. */
export async function getClause(
  deps: Pick<Deps, 'content'>,
  { id, ...input }: Input & { id: string },
): Promise<Clause> {
  const clause = (await allClauses(deps, input)).find((one) => one.id === id);
  if (!clause) throw clauseNotFound();
  return clause;
}
