import type { Deps } from '#src/deps.ts';
import { errorText } from '#src/i18n/error-text.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { cleanLine } from '#src/kernel/clean-line.ts';
import type { CurrentUser } from '../accounts/accounts.schema';
import { longestBlank } from '../clauses/clause-choices.schema';
import { readWording, type Wording } from '../clauses/clause-wording.rules';
import { wordingMissing, wrongBlanks } from '../clauses/clauses.errors';
import { getClause } from '../clauses/clauses.usecases';
import { contractNotFound } from '../contracts/contracts.errors';
import { measureAccepted, measuredColumns } from '../contracts/measure-upload';
import { addClauseToText } from './add-clause.rules';
import { findGenerated } from './find-generated';
import { contractChanged, notGenerated } from './generated-contracts.errors';
import type { GeneratedContractRow, RewrittenText } from './generated-contracts.repository';
import type { ClauseAdded, NewClause } from './generated-contracts.schema';
import { rewriteContract } from './rewrite-contract.usecase';

type Needs = Pick<
  Deps,
  'content' | 'contracts' | 'generatedContracts' | 'contractTexts' | 'files' | 'measure' | 'clock' | 'waitUntil'
>;
type Input = NewClause & {
  contractId: string;
  user: Pick<CurrentUser, 'id' | 'accountStatus'>;
  locale: Locale;
};

/** Others may be adding to the same contract. */
const mostTries = 3;

/**
 * Adds a clause to a generated contract as its last numbered one. An analysis of what it was before stays what it is.
 * Throws usage.payment_required, contracts.not_found, templates.not_generated, clauses.*, contracts.document_too_large.
 */
export async function addClause(deps: Needs, input: Input): Promise<Omit<ClauseAdded, 'success'>> {
  const owned = { ownerId: input.user.id, id: input.contractId };
  await findGenerated(deps, owned);
  const clause = await getClause(deps, { id: input.clauseId, user: input.user, locale: input.locale });
  const words = clause.wordings[input.wording];
  if (!words) throw wordingMissing();
  const wording = readWording(words);
  const settled = { heading: clause.heading, wording, blanks: settleBlanks(wording, input) };

  for (let tries = 0; tries < mostTries; tries++) {
    const row = await findGenerated(deps, owned);
    const text = await keptText(deps, row);
    const placed = addClauseToText({ text, layout: row.layout }, settled);
    if (!placed) throw notGenerated();
    const file = new File([placed.text], `${row.fileName}.txt`);
    const upload = await measureAccepted(deps, { ownerId: owned.ownerId, file });
    const now = deps.clock();
    const checkedBefore =
      (await deps.contracts.findUploadOf({ ownerId: owned.ownerId, contentHash: row.contentHash })) !== null;
    const { id: clauseId, version, heading } = clause;
    const added = { clauseId, version, heading, wording: input.wording, number: placed.number, checkedBefore };
    const to: RewrittenText = {
      ...measuredColumns(upload),
      layout: placed.layout,
      addedClauses: [...row.addedClauses, { ...added, addedAt: now.toISOString() }],
      updatedAt: now,
    };
    const rewritten = rewriteContract(deps, { row, to, bytes: upload.bytes });
    // Taken to its end even when the caller goes away half way.
    deps.waitUntil(rewritten.catch(() => {}));
    if (await rewritten) {
      const checkOutdated = to.addedClauses.some((one) => one.checkedBefore);
      return { number: placed.number, checkOutdated };
    }
  }
  throw contractChanged();
}

async function keptText({ contractTexts }: Pick<Deps, 'contractTexts'>, row: GeneratedContractRow): Promise<string> {
  const kept = await contractTexts.read({ ...row, machineReadPages: null });
  if (!kept) throw contractNotFound();
  return kept.text;
}

function settleBlanks({ blanks }: Wording, { blanks: raw, locale }: Input): string[] {
  const settled = blanks.map((_, place) => cleanLine(raw[place] ?? ''));
  const faults = settled.flatMap((value, place) => {
    const code =
      value === ''
        ? ('clauses.blank_empty' as const)
        : Array.from(value).length > longestBlank
          ? ('clauses.blank_too_long' as const)
          : null;
    return code ? [{ place, code }] : [];
  });
  const [first] = faults;
  if (!first) return settled;
  const worded = faults.map(({ place, code }) => {
    const fault = errorText[code]({}, { locale });
    return [String(place), m.template_field_fault({ label: blanks[place] ?? '', fault }, { locale })];
  });
  throw wrongBlanks(first.code, Object.fromEntries(worded));
}
