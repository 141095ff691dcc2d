import { blankUse } from '../features/clauses/blank-use.rules';
import { type WordingKind, wordingKinds } from '../features/clauses/clause-choices.schema';
import { readWording } from '../features/clauses/clause-wording.rules';
import {
  type Choice,
  type Composition,
  compose,
  readComposition,
  settle,
  staying,
} from '../features/generated-contracts/compose-contract.rules';
import type { TemplateBody } from '../features/templates/templates.schema';
import { clauseSources } from './clause-sources';
import { generate, type Manner, valuesFor } from './generated-contracts';

/** Every clause of the library in every wording. */
export const allChoices: Choice[] = clauseSources.flatMap(({ source: { id, placement, texts, wordings } }) =>
  wordingKinds.flatMap((kind: WordingKind) => {
    const words = wordings[kind];
    return words ? [{ clause: { id, heading: texts.en.title, placement }, kind, wording: readWording(words) }] : [];
  }),
);

/** A contract of a template, to which nothing has been added. */
export function compositionOf(body: TemplateBody, manner: Manner, choice = 0): Composition {
  const { text, layout } = generate(body, valuesFor(body.fields, manner, choice));
  const read = readComposition({ before: { text, layout }, clauses: [] }, body);
  if (!read) throw new Error(`${body.id} does not know its own contract`);
  return read;
}

/** Adds a clause with its blanks filled in: one by one, or as usual and with a word where only the person knows. */
export function addTo(
  composition: Composition,
  choice: Choice,
  fill: string | readonly string[] = 'what was agreed',
): Composition {
  const { clause, kind, wording } = choice;
  const { id: clauseId, heading } = clause;
  const blanks = wording.blanks.map((blank, place) =>
    typeof fill === 'string' ? (blankUse(blank) === 'fact' ? fill : blank) : (fill[place] ?? ''),
  );
  const kept = { clauseId, version: 1, heading, wording: kind, addedAt: '', checkedBefore: false, number: '' };
  const settled = settle(composition, choice, blanks);
  return { ...composition, clauses: [...staying(composition, clause), { ...kept, settled }] };
}

export const written = (composition: Composition) =>
  compose(
    composition,
    composition.clauses.map(({ settled }) => settled),
  );
