import { blankUse } from '../clauses/blank-use.rules.ts';
import { itemMark, itemPlaces, type Wording, type WordingPiece } from '../clauses/clause-wording.rules.ts';
import type { TemplateDocument } from '../templates/template-document.schema.ts';
import type { SettledClause } from './generated-contracts.schema.ts';

/** What the contract calls the party that a wording means by each of its roles. */
export function rolesIn({ parties }: Pick<TemplateDocument, 'parties'>): Map<string, string> {
  return new Map(parties.flatMap(({ term, alsoCalled }) => [term, ...alsoCalled].map((role) => [role, term])));
}

/** Words with a capital that a text gives a meaning of its own: “Work”. */
export const termsIn = (text: string): string[] =>
  [...text.matchAll(/“(\p{Lu}[^“”[\]]*)”/gu)].map(([, term]) => term as string);

type Input = {
  wording: Wording;
  /** By place; of roles and the law nothing is asked. */
  blanks: readonly string[];
  roles: ReadonlyMap<string, string>;
  /** Terms that the rest of the contract gives a meaning. */
  taken: ReadonlySet<string>;
};

/**
 * The paragraphs of a clause as they are in a contract: its parties called as the contract calls them, its blanks filled
 * in, and a term that the contract uses for something else set apart from it (“Relevant Work”).
 */
export function settleParagraphs({ wording, blanks, roles, taken }: Input): SettledClause['paragraphs'] {
  const filled = (piece: WordingPiece): string => {
    if (piece.blank === undefined) return piece.text;
    const use = blankUse(piece.text);
    if (use === 'role') return roles.get(piece.text) ?? piece.text;
    return use === 'law' ? piece.text : (blanks[piece.blank] ?? '');
  };
  const own = wording.paragraphs.flatMap(({ pieces }) => termsIn(pieces.map(({ text }) => text).join('')));
  const clashing = own.filter((term) => taken.has(term));
  const apart = (text: string) =>
    clashing.reduce(
      (words, term) => words.replaceAll(new RegExp(`(?<!Relevant )\\b${term}(?=s?\\b)`, 'gu'), `Relevant ${term}`),
      text,
    );
  const places = itemPlaces(wording.paragraphs);
  return wording.paragraphs.map(({ kind, pieces }, index) => {
    const place = places[index];
    const words = pieces
      .map((piece) => (piece.blank === undefined ? { ...piece, text: apart(piece.text) } : piece))
      .map((piece, at, all) => {
        const next = all[at + 1];
        const named = next?.blank !== undefined && filled(next).startsWith('Party ');
        return named ? filled(piece).replace(/\b[Tt]he $/, '') : filled(piece);
      });
    return { kind, mark: typeof place === 'number' ? itemMark(place) : null, words: words.join('') };
  });
}
