import type { Deps } from '#src/deps.ts';
import { StoredJsonError } from '#src/kernel/stored-json.ts';

/** Each costs a file and its words; the rest is for the next run. */
const mostAtOnce = 50;

/** Makes texts searchable that were stored before they were, or were written since. Answers how many. */
export async function makeTextsSearchable({
  searchedTexts,
  contractTexts,
}: Pick<Deps, 'searchedTexts' | 'contractTexts'>): Promise<number> {
  const waiting = await searchedTexts.listUnsearched({ limit: mostAtOnce });
  for (const { contractId, ...of } of waiting) {
    // Of a text that is gone or damaged no word is found, and it is not looked for again.
    const kept = await contractTexts.read(of).catch(nullWhereDamaged);
    await searchedTexts.keep({ contractId, text: kept?.text ?? '' });
  }
  return waiting.length;
}

function nullWhereDamaged(error: unknown): null {
  if (error instanceof StoredJsonError) return null;
  throw error;
}
