import type { Deps } from '#src/deps.ts';
import { textFile } from '../contracts/incoming-file';
import { measureAccepted, measuredColumns } from '../contracts/measure-upload';
import type { Composition } from './compose-contract.rules';
import { findGenerated } from './find-generated';
import { contractChanged } from './generated-contracts.errors';
import type { RewrittenText } from './generated-contracts.repository';
import type { KeptClause } from './generated-contracts.schema';
import type { Unadded } from './kept-clauses.rules';
import type { Placed } from './place-clauses.rules';
import { readContract } from './read-contract.usecase';
import { rewriteContract } from './rewrite-contract.usecase';

export type RecomposeNeeds = Pick<
  Deps,
  'content' | 'contracts' | 'generatedContracts' | 'contractTexts' | 'files' | 'measure' | 'clock' | 'waitUntil'
>;

type Change = (
  composition: Composition | null,
  at: { checkedBefore: boolean; now: Date },
) => { placed: Placed; clauses: Unadded['clauses'] };

/** Others may be changing the same contract. */
const mostTries = 3;

/**
 * Gives a generated contract the text that `change` makes of it, and answers the clauses that it then has. Throws what
 * `change` throws, contracts.not_found, templates.not_generated, contracts.document_too_large, clauses.contract_changed.
 */
export async function recompose(
  deps: RecomposeNeeds,
  owned: { ownerId: string; id: string },
  change: Change,
): Promise<KeptClause[]> {
  for (let tries = 0; tries < mostTries; tries++) {
    const row = await findGenerated(deps, owned);
    const composition = await readContract(deps, row);
    const now = deps.clock();
    const { ownerId } = owned;
    const checkedBefore = (await deps.contracts.findUploadOf({ ownerId, contentHash: row.contentHash })) !== null;
    const { placed, clauses } = change(composition, { checkedBefore, now });
    const file = await textFile(`${row.fileName}.txt`, placed.text);
    const upload = await measureAccepted(deps, { ownerId, file });
    const before = composition?.before;
    const addedClauses = clauses.map(
      (clause, index): KeptClause => ({
        ...clause,
        number: placed.numbers[index] ?? clause.number,
        ...(index === 0 && before && { before }),
      }),
    );
    const to: RewrittenText = { ...measuredColumns(upload), layout: placed.layout, addedClauses, updatedAt: now };
    const rewritten = rewriteContract(deps, { row, to, bytes: file.bytes });
    // Taken to its end even when the caller goes away half way.
    deps.waitUntil(rewritten.catch(() => {}));
    if (await rewritten) return addedClauses;
  }
  throw contractChanged();
}
