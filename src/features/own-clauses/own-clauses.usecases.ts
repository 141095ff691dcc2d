import type { Deps } from '#src/deps.ts';
import { foldWords } from '#src/kernel/folding.ts';
import { newId } from '#src/kernel/ids.ts';
import type { CurrentUser } from '../accounts/accounts.schema';
import { upgradeRequired } from '../billing/billing.errors';
import { includesProFeatures } from '../billing/plans.schema';
import { ownClauseNotFound, tooManyOwnClauses } from './own-clauses.errors';
import type { NewOwnClause, OwnClause, OwnClauseFilters } from './own-clauses.schema';

type Needs = Pick<Deps, 'ownClauses' | 'clock'>;
type User = Pick<CurrentUser, 'id' | 'accountStatus'>;
type Kept = Awaited<ReturnType<Deps['ownClauses']['list']>>[number];

/** As many as a sentence that is looked for has. */
const mostWords = 12;

const tell = ({ createdAt, updatedAt, ...clause }: Kept): OwnClause => ({
  ...clause,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

const wordsOf = ({ title, note, text }: NewOwnClause) => foldWords(`${title}\n${note}\n${text}`).join(' ');

/** What was kept under a larger plan stays readable, and can be deleted. Throws plan.upgrade_required. */
function mustInclude({ accountStatus }: User): void {
  if (!includesProFeatures(accountStatus)) throw upgradeRequired();
}

/** The wordings that an account keeps, of those that fit all filters. */
export async function listOwnClauses(
  { ownClauses }: Pick<Deps, 'ownClauses'>,
  { user, search = '', category }: OwnClauseFilters & { user: User },
): Promise<OwnClause[]> {
  const words = foldWords(search).slice(0, mostWords);
  if (search.trim() !== '' && words.length === 0) return [];
  return (await ownClauses.list({ ownerId: user.id, category, words })).map(tell);
}

/** Throws plan.upgrade_required, own_clauses.too_many. */
export async function keepOwnClause(
  { ownClauses, clock }: Needs,
  { user, clause }: { user: User; clause: NewOwnClause },
): Promise<OwnClause> {
  mustInclude(user);
  const now = clock();
  const kept = { id: newId(), ...clause, createdAt: now, updatedAt: now };
  if (!(await ownClauses.add({ ...kept, ownerId: user.id, words: wordsOf(clause) }))) throw tooManyOwnClauses();
  return tell(kept);
}

/** Throws plan.upgrade_required, own_clauses.not_found. */
export async function changeOwnClause(
  { ownClauses, clock }: Needs,
  { user, id, clause }: { user: User; id: string; clause: NewOwnClause },
): Promise<OwnClause> {
  mustInclude(user);
  const change = { ...clause, words: wordsOf(clause), updatedAt: clock() };
  const kept = await ownClauses.change({ id, ownerId: user.id, ...change });
  if (!kept) throw ownClauseNotFound();
  return tell(kept);
}

/** Throws own_clauses.not_found. */
export async function deleteOwnClause(
  { ownClauses }: Pick<Deps, 'ownClauses'>,
  { user, id }: { user: User; id: string },
): Promise<void> {
  if (!(await ownClauses.delete({ ownerId: user.id, id }))) throw ownClauseNotFound();
}
