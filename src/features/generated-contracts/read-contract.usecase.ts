import type { Deps } from '#src/deps.ts';
import { contractNotFound } from '../contracts/contracts.errors';
import { getTemplateBody } from '../templates/templates.usecases';
import { type Composition, readComposition } from './compose-contract.rules';
import { notGenerated } from './generated-contracts.errors';
import type { GeneratedContractRow } from './generated-contracts.repository';
import { takeApart } from './kept-clauses.rules';

type Needs = Pick<Deps, 'content' | 'contractTexts'>;

/** The kept text of a generated contract. Throws contracts.not_found. */
export async function keptText({ contractTexts }: Pick<Deps, 'contractTexts'>, row: GeneratedContractRow) {
  const kept = await contractTexts.read({ ...row, machineReadPages: null });
  if (!kept) throw contractNotFound();
  return kept.text;
}

/** A generated contract taken apart; null when its template no longer makes such a one. Throws templates.not_generated. */
export async function readContract(deps: Needs, row: GeneratedContractRow): Promise<Composition | null> {
  const text = await keptText(deps, row);
  if (row.layout?.length !== text.split('\n\n').length) throw notGenerated();
  const body = await getTemplateBody(deps, row.templateId);
  const apart = takeApart({ text, layout: row.layout, addedClauses: row.addedClauses });
  return body && apart && readComposition(apart, body);
}
