import { compose } from './compose-contract.rules';
import { findGenerated } from './find-generated';
import { notAdded, unfit } from './generated-contracts.errors';
import { type RecomposeNeeds, recompose } from './recompose.usecase';

/**
 * Takes a clause of the library out of a generated contract again, and puts back what it had replaced. Throws
 * contracts.not_found, templates.not_generated, clauses.not_added, clauses.unfit_version, clauses.contract_changed.
 */
export async function takeOutClause(
  deps: RecomposeNeeds,
  { ownerId, contractId, clauseId }: { ownerId: string; contractId: string; clauseId: string },
): Promise<void> {
  const owned = { ownerId, id: contractId };
  const { addedClauses } = await findGenerated(deps, owned);
  if (!addedClauses.some((clause) => clause.clauseId === clauseId)) throw notAdded();
  await recompose(deps, owned, (composition, { checkedBefore }) => {
    if (!composition) throw unfit('clauses.unfit_version');
    const clauses = composition.clauses
      .filter((clause) => clause.clauseId !== clauseId)
      .map((clause) => ({ ...clause, checkedBefore: clause.checkedBefore || checkedBefore }));
    return {
      placed: compose(
        composition,
        clauses.map(({ settled }) => settled),
      ),
      clauses,
    };
  });
}
