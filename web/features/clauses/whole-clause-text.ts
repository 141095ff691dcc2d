import { type WordingKind, wordingKinds } from '#src/features/clauses/clause-choices.schema.ts';
import type { Clause } from '#src/features/clauses/clauses.schema.ts';

/** In English, as the wordings are. */
const names: Record<WordingKind, string> = {
  standard: 'Standard wording',
  cautious: 'Cautious wording',
  firm: 'Firm wording',
};

/** All of a clause that can go into a contract, as plain text. */
export function wholeClauseText({ heading, wordings }: Pick<Clause, 'heading' | 'wordings'>): string {
  const parts = wordingKinds.flatMap((kind) => (wordings[kind] ? [`${names[kind]}\n\n${wordings[kind]}`] : []));
  return [heading, ...parts].join('\n\n');
}
