import type { Passage } from './play';

/** The passages, and one more unless they hold its sentence. */
export function addPassage(passages: readonly Passage[], passage: Passage | undefined): Passage[] {
  const isNew = passage && !passages.some(({ sentence }) => sentence === passage.sentence);
  return isNew ? [...passages, passage] : [...passages];
}
