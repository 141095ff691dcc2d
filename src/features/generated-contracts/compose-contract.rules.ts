import type { WordingKind } from '../clauses/clause-choices.schema.ts';
import type { Wording } from '../clauses/clause-wording.rules.ts';
import type { Clause } from '../clauses/clauses.schema.ts';
import type { TemplateBody } from '../templates/templates.schema.ts';
import { refusalOf } from './clause-fit.rules.ts';
import { type ContractStructure, leadOf, readStructure } from './contract-structure.rules.ts';
import { type Entered, enteredIn } from './entered-values.rules.ts';
import type { ClauseRefusal } from './generated-contracts.errors.ts';
import type { SettledClause } from './generated-contracts.schema.ts';
import type { Unadded } from './kept-clauses.rules.ts';
import { findReplaced, type Placed, placeClauses } from './place-clauses.rules.ts';
import { type KindOf, kindsOf, recognise } from './provision-kind.rules.ts';
import { rolesIn, settleParagraphs, termsIn } from './settle-clause.rules.ts';

/** What a contract of the library's clauses is put together from. */
export interface Composition {
  body: TemplateBody;
  /** The contract as it was generated. */
  before: Unadded['before'];
  contract: ContractStructure;
  kinds: KindOf;
  /** What was filled into the form. */
  entered: readonly Entered[];
  /** What was added before. */
  clauses: Unadded['clauses'];
}

export type Choice = { clause: Pick<Clause, 'id' | 'heading' | 'placement'>; kind: WordingKind; wording: Wording };

/** Null when the contract is none that this version of its template makes. */
export function readComposition({ before, clauses }: Unadded, body: TemplateBody): Composition | null {
  const contract = readStructure(before);
  const recognised = contract && recognise(contract, body.document);
  if (!recognised) return null;
  const entered = enteredIn(recognised, body.fields);
  return { body, before, contract, kinds: kindsOf(recognised), entered, clauses };
}

export const refuse = (
  { body, contract, kinds }: Composition,
  { clause, kind, wording }: Choice,
): ClauseRefusal | null => refusalOf({ placement: clause.placement, kind, wording, body, contract, kinds });

/** The clauses that stay when another is added: the same one again, or one of its kind, gives way to it. */
export function staying({ clauses }: Composition, { id, placement }: Choice['clause']): Unadded['clauses'] {
  return clauses.filter(
    ({ clauseId, settled }) => clauseId !== id && !settled.replaces.some((kind) => placement.replaces.includes(kind)),
  );
}

/** What of the contract a clause takes the place of, in order. */
export function replacedBy({ kinds }: Composition, { placement }: Choice['clause']) {
  const replaces = { heading: '', paragraphs: [], replaces: placement.replaces, deed: false, guarantor: null };
  return [...findReplaced(kinds, [replaces]).keys()].map((provision) => ({
    number: provision.number,
    words: leadOf(provision),
  }));
}

/** A clause of the library as it will be in the contract. */
export function settle(composition: Composition, choice: Choice, blanks: readonly string[]): SettledClause {
  const { body, kinds } = composition;
  const { clause, kind, wording } = choice;
  const rest = [...kinds].filter(([, about]) => about === null || !clause.placement.replaces.includes(about));
  const words = [
    ...rest.flatMap(([{ paragraphs }]) => paragraphs),
    ...staying(composition, clause).flatMap(({ settled }) => settled.paragraphs),
  ].map((paragraph) => paragraph.words);
  const paragraphs = settleParagraphs({
    wording,
    blanks,
    roles: rolesIn(body.document),
    taken: new Set(termsIn(words.join('\n'))),
  });
  const guarantor = clause.placement.replaces.includes('guarantee') ? guarantorIn(wording, blanks) : null;
  const named = guarantor && `the guarantor ${guarantor.name} of ${guarantor.address} (the “Guarantor”)`;
  return {
    heading: clause.heading,
    paragraphs: paragraphs.map((one) => ({
      ...one,
      words: named ? one.words.replace(named, () => 'the Guarantor') : one.words,
    })),
    replaces: clause.placement.replaces,
    deed: clause.placement.deed.includes(kind),
    guarantor,
  };
}

function guarantorIn({ blanks: suggestions }: Wording, blanks: readonly string[]) {
  const blank = (suggestion: string) => blanks[suggestions.indexOf(suggestion)] ?? '';
  return { name: blank('name of the guarantor'), address: blank('address of the guarantor') };
}

export const compose = ({ contract, kinds }: Composition, clauses: readonly SettledClause[]): Placed =>
  placeClauses(contract, kinds, clauses);
