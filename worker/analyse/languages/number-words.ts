export type AddNumber = (words: string, value: number) => void;

/** How a language spells numbers, in normalised form and lower case. */
export interface NumberWords {
  /** Adds every number up to 399, in all forms. */
  spell(add: AddNumber): void;
  /** Begins a number word that something is written onto: "بتسعين". */
  joinedBefore: RegExp | null;
}
