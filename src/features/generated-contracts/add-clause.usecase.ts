import type { Deps } from '#src/deps.ts';
import { answerErrorText } from '#src/i18n/answer-error-text.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import type { CurrentUser } from '../accounts/accounts.schema';
import { readWording, type Wording } from '../clauses/clause-wording.rules';
import { wordingMissing, wrongBlanks } from '../clauses/clauses.errors';
import { getClause } from '../clauses/clauses.usecases';
import { type Composition, compose, refuse, settle, staying } from './compose-contract.rules';
import { findGenerated } from './find-generated';
import { unfit } from './generated-contracts.errors';
import type { ClauseAdded, KeptClause, NewClause } from './generated-contracts.schema';
import { type RecomposeNeeds, recompose } from './recompose.usecase';
import { faultOfBlank, settledBlank } from './settle-blanks.rules';

type Input = NewClause & {
  contractId: string;
  user: Pick<CurrentUser, 'id' | 'accountStatus'>;
  locale: Locale;
};

/**
 * Adds a clause to a generated contract, in the place of what it replaces. An analysis of what the contract was before
 * stays what it is. Throws usage.payment_required, contracts.not_found, templates.not_generated, clauses.*,
 * contracts.document_too_large.
 */
export async function addClause(
  deps: RecomposeNeeds & Pick<Deps, 'content'>,
  input: Input,
): Promise<Omit<ClauseAdded, 'success'>> {
  const owned = { ownerId: input.user.id, id: input.contractId };
  await findGenerated(deps, owned);
  const clause = await getClause(deps, { id: input.clauseId, user: input.user, locale: input.locale });
  const words = clause.wordings[input.wording];
  if (!words) throw wordingMissing();
  const wording = readWording(words);
  const choice = { clause, kind: input.wording, wording };

  const rewritten = await recompose(deps, owned, (composition: Composition | null, { checkedBefore, now }) => {
    if (!composition) throw unfit('clauses.unfit_version');
    const refusal = refuse(composition, choice);
    if (refusal) throw unfit(refusal);
    const settled = settle(composition, choice, settleBlanks(wording, input));
    const { id: clauseId, version, heading } = clause;
    const added = { clauseId, version, heading, wording: input.wording, addedAt: now.toISOString(), checkedBefore };
    const clauses = [...staying(composition, clause), { ...added, number: '', settled }];
    return {
      placed: compose(
        composition,
        clauses.map((one) => one.settled),
      ),
      clauses,
    };
  });
  const number = rewritten.at(-1)?.number ?? '';
  return { number, checkOutdated: rewritten.some((one: KeptClause) => one.checkedBefore) };
}

function settleBlanks(wording: Wording, { blanks: raw, locale }: Input): string[] {
  const { blanks } = wording;
  const faults = blanks.flatMap((_, place) => {
    const code = faultOfBlank(wording, place, raw[place] ?? '');
    return code ? [{ place, code }] : [];
  });
  const [first] = faults;
  if (!first) return blanks.map((_, place) => settledBlank(wording, place, raw[place] ?? ''));
  const worded = faults.map(({ place, code }) => {
    const fault = answerErrorText[code]({}, { locale });
    return [String(place), m.template_field_fault({ label: blanks[place] ?? '', fault }, { locale })];
  });
  throw wrongBlanks(first.code, Object.fromEntries(worded));
}
