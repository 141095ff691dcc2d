/** How a language words one clause; `built-in/play.ts` says how to write it. */
export interface Rule {
  about: RegExp;
  signs: readonly Sign[];
  needs?: readonly RegExp[];
  unless?: readonly RegExp[];
  threshold?: number;
}

export type Sign = readonly [pattern: RegExp, weight: number, where?: 'sentence' | 'heading' | 'clause' | 'lead'];

/** The words of a clause that is known by its sentences. */
export interface Recognised {
  rule: Rule;
}
