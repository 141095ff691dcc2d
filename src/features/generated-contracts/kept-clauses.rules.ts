import { contractLayout, contractText } from './contract-layout.rules.ts';
import { type ContractStructure, readStructure } from './contract-structure.rules.ts';
import type { KeptClause, SettledClause } from './generated-contracts.schema.ts';

interface Words {
  text: string;
  layout: string;
}

/** A contract as it was generated, and the clauses of the library that it has had since. */
export interface Unadded {
  before: Words;
  clauses: (KeptClause & { settled: SettledClause })[];
}

/**
 * Takes a contract apart into what was generated and what was added. Clauses used to be appended as they were: those are
 * found at its end. Null when they are not.
 */
export function takeApart(contract: Words & { addedClauses: readonly KeptClause[] }): Unadded | null {
  const { text, layout, addedClauses } = contract;
  const [first] = addedClauses;
  if (!first) return { before: { text, layout }, clauses: [] };
  if (first.before) {
    const clauses = addedClauses.flatMap(({ before: _, settled, ...kept }) => (settled ? [{ ...kept, settled }] : []));
    return clauses.length === addedClauses.length ? { before: first.before, clauses } : null;
  }
  const structure = readStructure({ text, layout });
  return structure && appended(structure, addedClauses);
}

function appended({ head, parts, tail }: ContractStructure, added: readonly KeptClause[]): Unadded | null {
  const own = parts.slice(0, parts.length - added.length);
  const last = parts.slice(own.length);
  const clauses = added.flatMap((kept, index) => {
    const part = last[index];
    if (part?.number !== kept.number || part.heading !== kept.heading) return [];
    const paragraphs = part.provisions
      .flatMap((provision) => provision.paragraphs)
      .map(({ kind, number, words }) =>
        kind === 'item' ? { kind, mark: number, words } : { kind: 'clause' as const, mark: null, words },
      );
    const settled = { heading: kept.heading, paragraphs, replaces: [], deed: false, guarantor: null };
    return [{ ...kept, settled }];
  });
  if (clauses.length < added.length) return null;
  const blocks = [
    ...head,
    ...own.flatMap(({ number, heading, provisions }) => [
      { kind: 'heading' as const, number: `${number}.`, words: heading },
      ...provisions.flatMap(({ paragraphs }) => paragraphs),
    ]),
    ...tail,
  ].map(({ kind, number, words }) => ({ kind, number, pieces: [{ text: words }] }));
  return { before: { text: contractText(blocks), layout: contractLayout(blocks) }, clauses };
}
