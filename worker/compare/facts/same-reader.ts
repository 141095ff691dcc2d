import type { Reader, StoredAnalysis } from '#src/features/contracts/analysis.schema.ts';
import { foldWords } from '#src/kernel/folding.ts';

/** Whether a party is the one for whom both versions were analysed; null where that is not one and the same. */
export type IsReader = (party: string) => boolean;

const said = (words: string | null | undefined) => foldWords(words ?? '').join(' ');

/** Null: nothing is better or worse for somebody, since it is not certain for whom it is read. */
export function sameReader(before: StoredAnalysis, after: StoredAnalysis): IsReader | null {
  const [one, other] = [namesOf(before.reader), namesOf(after.reader)];
  if (!one.some((name) => other.includes(name))) return null;
  const names = new Set([...one, ...other]);
  return (party) => names.has(said(party));
}

const namesOf = (reader: Reader) => [said(reader?.name), said(reader?.role)].filter((name) => name !== '');
