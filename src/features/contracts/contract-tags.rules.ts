import { cleanLine } from '#src/kernel/clean-line.ts';
import { tagMissing } from './contracts.errors';

export interface Tag {
  name: string;
  /** Spellings that differ in case alone are one tag. */
  key: string;
}

export const tagKey = (name: string): string => cleanLine(name).normalize('NFKC').toLowerCase();

/** Tags fit to show and to store, each once, as it is spelled first. Throws contracts.tag_missing. */
export function cleanTags(names: readonly string[]): Tag[] {
  const tags = new Map<string, Tag>();
  for (const typed of names) {
    const name = cleanLine(typed);
    if (!name) throw tagMissing();
    const key = tagKey(name);
    if (!tags.has(key)) tags.set(key, { name, key });
  }
  return [...tags.values()];
}
