import type { ComparedWords } from '#src/features/comparison/comparison.schema.ts';

/** The words of a change without the heading that they begin with, where that is said above them already. */
export function wordsBelowHeading(words: readonly ComparedWords[], heading: string | null): readonly ComparedWords[] {
  const [first, ...rest] = words;
  if (!heading || !first?.text.startsWith(heading)) return words;
  const behind = first.text.slice(heading.length);
  // A sentence, or a longer heading, may begin with the same words.
  const ends = behind.trim() === '' && rest.length === 0;
  if (!ends && !/^\s*\n/.test(behind)) return words;
  const below = behind.trimStart();
  return below === '' ? rest : [{ ...first, text: below }, ...rest];
}
