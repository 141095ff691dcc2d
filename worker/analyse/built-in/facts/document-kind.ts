import { type DocumentKind, documentKinds } from '#src/features/contracts/document-kinds.schema.ts';
import type { AnalystDocument } from '#worker/analyse/analyst.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { readGreeting } from '../parties/naming/greeted';
import { compilePattern } from '../text/compile-pattern';
import { normaliseText } from '../text/normalised-text';

/** What a document is shows early. */
const longestRead = 4000;
const openingLength = 400;
/** Different signs that are wanted, in all and for a thousand characters: fewer where the document says what it is. */
const named = { signs: 2, density: 0.77, points: 3 };
const unnamed = { signs: 6, density: 2.5, againstBinding: 1.5 };

/** What a document is that is clearly no contract; null for a contract and for what cannot be told. */
export function readDocumentKind({ text: source, language }: Omit<AnalystDocument, 'blocks'>): DocumentKind | null {
  const { text } = normaliseText(source, 0, Math.min(source.length, longestRead));
  const { kinds, binding } = languages[language].documents;
  const different = (pattern: RegExp) =>
    new Set((text.match(compilePattern(pattern, language, 'g')) ?? []).map((words) => words.toLowerCase())).size;
  const bound = different(binding);
  const opening = text.slice(0, openingLength);
  const [likeliest] = documentKinds
    .map((kind) => ({
      kind,
      signs: different(kinds[kind].signs),
      points: compilePattern(kinds[kind].opening, language).test(opening) ? named.points : 0,
    }))
    .sort((a, b) => b.signs + b.points - (a.signs + a.points));
  if (!likeliest) return null;
  const { kind, signs, points } = likeliest;
  const density = (1000 * signs) / Math.max(text.length, 1);
  const told =
    points > 0
      ? signs >= named.signs && density >= named.density && signs + points > bound
      : signs >= unnamed.signs && density >= unnamed.density && signs >= bound * unnamed.againstBinding;
  // No paper greets one reader by name.
  const isGreeted = kind === 'news-article' && readGreeting(source.slice(0, openingLength), language) !== null;
  return told && !isGreeted ? kind : null;
}
