import type { BlockKind, ContractBlock } from '../templates/contract-block.schema.ts';
import { contractLayout, contractText, type LaidOut } from './contract-layout.rules.ts';
import type { ContractStructure, Part, Provision } from './contract-structure.rules.ts';
import { execute } from './execution.rules.ts';
import type { SettledClause } from './generated-contracts.schema.ts';
import type { KindOf } from './provision-kind.rules.ts';
import { renumber } from './references.rules.ts';

export interface Placed {
  text: string;
  layout: string;
  /** What each clause is in the contract: "12", in the order in which they were given. */
  numbers: string[];
  /** What the sections and provisions of before are called now, by what they were called. */
  renumbered: ReadonlyMap<string, string>;
}

/** A section of the contract as it will be: one of its own, or a clause of the library. */
type Placing = { part: Part; clause?: number };

/** Sections that close a contract: what has no place of its own comes before them. */
const closing = new Set([
  'Model cancellation form',
  'Data protection',
  'Events beyond control',
  'Notices',
  'General',
  'Law and disputes',
]);

/** What of a contract makes room for clauses: each provision, with the place of the clause among them. */
export function findReplaced(kinds: KindOf, clauses: readonly SettledClause[]): Map<Provision, number> {
  const replaced = new Map<Provision, number>();
  for (const [provision, kind] of kinds) {
    const clause = clauses.findIndex(({ replaces }) => kind !== null && replaces.includes(kind));
    if (clause >= 0) replaced.set(provision, clause);
  }
  return replaced;
}

/**
 * A generated contract with clauses of the library: each in the place of what it replaces, otherwise before what closes
 * the contract. Sections are numbered anew, and so is what refers to them.
 */
export function placeClauses(contract: ContractStructure, kinds: KindOf, clauses: readonly SettledClause[]): Placed {
  const replaced = findReplaced(kinds, clauses);
  const placings = arrange(contract.parts, replaced, clauses);
  const numbers = new Map<string, string>();
  const numberOf: string[] = [];
  placings.forEach(({ part, clause }, index) => {
    const number = String(index + 1);
    if (clause !== undefined) numberOf[clause] = number;
    else {
      numbers.set(part.number, number);
      part.provisions.forEach((provision, at) => {
        numbers.set(provision.number, `${number}.${at + 1}`);
      });
    }
  });
  for (const [provision, clause] of replaced) numbers.set(provision.number, numberOf[clause] ?? '');
  for (const part of contract.parts) {
    const [first] = part.provisions;
    const clause = first && replaced.get(first);
    if (!numbers.has(part.number) && clause !== undefined) numbers.set(part.number, numberOf[clause] ?? '');
  }

  const blocks = placings.flatMap(({ part, clause }, index) => [
    blockOf('heading', `${index + 1}.`, part.heading),
    ...part.provisions.flatMap(({ paragraphs }, at) =>
      paragraphs.map((paragraph) => {
        const number = paragraph.kind === 'clause' ? `${index + 1}.${at + 1}` : paragraph.number;
        const words = clause === undefined ? renumber(paragraph.words, numbers) : paragraph.words;
        return blockOf(paragraph.kind, number, words);
      }),
    ),
  ]);
  const { head, tail } = execute(contract, clauses);
  const all = [...head.map(asBlock), ...blocks, ...tail.map(asBlock)];
  return { text: contractText(all), layout: contractLayout(all), numbers: numberOf, renumbered: numbers };
}

function arrange(
  parts: readonly Part[],
  replaced: ReadonlyMap<Provision, number>,
  clauses: readonly SettledClause[],
): Placing[] {
  const placed = new Set<number>();
  const end = closingFrom(parts);
  const take = (clause: number): Placing[] => {
    const settled = clauses[clause];
    if (!settled || placed.has(clause)) return [];
    placed.add(clause);
    return [{ clause, part: { number: '', heading: settled.heading, provisions: provisionsOf(settled) } }];
  };
  const unplaced = () => {
    const own = new Set(replaced.values());
    return clauses.flatMap((_, clause) => (own.has(clause) ? [] : take(clause)));
  };
  const placings = parts.flatMap((part, index): Placing[] => {
    const left = part.provisions.filter((provision) => !replaced.has(provision));
    const here = [...new Set(part.provisions.flatMap((provision) => replaced.get(provision) ?? []))].flatMap(take);
    const kept: Placing[] = left.length > 0 ? [{ part: { ...part, provisions: left } }] : [];
    const around = index >= end ? [...here, ...kept] : [...kept, ...here];
    return index === end ? [...unplaced(), ...around] : around;
  });
  return end < parts.length ? placings : [...placings, ...unplaced()];
}

/** Where the sections begin that close a contract. */
function closingFrom(parts: readonly Part[]): number {
  const last = parts.findLastIndex(({ heading }) => !closing.has(heading));
  return last + 1;
}

function provisionsOf({ paragraphs }: SettledClause): Provision[] {
  const provisions: Provision[] = [];
  for (const { kind, mark, words } of paragraphs) {
    const paragraph: LaidOut = { kind, number: mark, words };
    const provision = provisions.at(-1);
    if (kind === 'clause' || !provision) provisions.push({ number: '', paragraphs: [paragraph] });
    else provision.paragraphs.push(paragraph);
  }
  return provisions;
}

const blockOf = (kind: BlockKind, number: string | null, words: string): ContractBlock => ({
  kind,
  number,
  pieces: [{ text: words }],
});
const asBlock = ({ kind, number, words }: LaidOut) => blockOf(kind, number, words);
