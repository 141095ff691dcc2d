import { languages } from '#worker/analyse/languages/languages.ts';
import { type ComparedText, readWords, type Vocabulary } from './compared-words';
import type { Provision } from './provisions';

type Side = { text: ComparedText; words: number[] };

/** Numbers of clauses that have others now: where a provision names them anew, it says the same. */
export class References {
  readonly #numbers = new Map<string, string>();
  /** Of all languages: versions may be in two. */
  readonly #naming: ReadonlySet<number>;

  constructor(vocabulary: Vocabulary) {
    const names = Object.values(languages).map(({ writing }) => writing.clauseNames);
    this.#naming = new Set(readWords(names.join(' '), vocabulary).ids);
  }

  /** A provision that is the same in both versions. */
  note(before: Provision, after: Provision): void {
    if (before.number && after.number && /^\d/.test(before.number)) this.#numbers.set(before.number, after.number);
  }

  /** Whether words that differ are the old and the new number of the same clause, and stand as one. */
  follow({ old, now, before, at }: { old: string[]; now: string[]; before: Side; at: number }): boolean {
    const [from, to] = [old[0], now[0]];
    if (old.length !== 1 || now.length !== 1 || !from || this.#numbers.get(from) !== to) return false;
    const word = before.words[at - 1];
    if (word === undefined) return false;
    const between = before.text.text.slice(before.text.ends[word], before.text.starts[before.words[at] as number]);
    return between.includes('§') || this.#naming.has(before.text.ids[word] as number);
  }
}
