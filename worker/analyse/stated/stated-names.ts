import { foldWords } from '#src/kernel/folding.ts';

/** Tells whether a text has a name, however it is spaced, accented and capitalised. */
export function createNameSearch(text: string): (name: string) => boolean {
  const words = ` ${foldWords(text).join(' ')} `;
  return (name) => words.includes(` ${foldWords(name).join(' ')} `);
}
