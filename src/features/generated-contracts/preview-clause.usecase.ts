import type { Deps } from '#src/deps.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import type { CurrentUser } from '../accounts/accounts.schema';
import { readWording } from '../clauses/clause-wording.rules';
import { wordingMissing } from '../clauses/clauses.errors';
import { getClause } from '../clauses/clauses.usecases';
import { refuse, replacedBy, staying } from './compose-contract.rules';
import { findGenerated } from './find-generated';
import type { ClausePreview, PreviewedClause } from './generated-contracts.schema';
import { readContract } from './read-contract.usecase';
import { suggest } from './suggest-blanks.rules';

type Needs = Pick<Deps, 'content' | 'generatedContracts' | 'contracts' | 'contractTexts'>;
type Input = PreviewedClause & {
  contractId: string;
  user: Pick<CurrentUser, 'id' | 'accountStatus'>;
  locale: Locale;
};

/**
 * What adding a clause would do to a generated contract; nothing is changed. Throws usage.payment_required,
 * contracts.not_found, templates.not_generated, clauses.not_found, clauses.wording_missing.
 */
export async function previewClause(deps: Needs, input: Input): Promise<ClausePreview> {
  const row = await findGenerated(deps, { ownerId: input.user.id, id: input.contractId });
  const clause = await getClause(deps, { id: input.clauseId, user: input.user, locale: input.locale });
  const words = clause.wordings[input.wording];
  if (!words) throw wordingMissing();
  const wording = readWording(words);
  const choice = { clause, kind: input.wording, wording };
  const composition = await readContract(deps, row);
  const kept = composition && staying(composition, clause);
  return {
    refusal: composition ? refuse(composition, choice) : 'clauses.unfit_version',
    replaces: composition ? replacedBy(composition, clause) : [],
    takesOut: composition?.clauses.filter((one) => !kept?.includes(one)).map(({ heading }) => heading) ?? [],
    deed: clause.placement.deed.includes(input.wording),
    guarantor: clause.placement.replaces.includes('guarantee'),
    ...suggest(composition, choice),
  };
}
