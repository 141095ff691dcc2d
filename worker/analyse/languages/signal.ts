/** A turn of phrase by which a text gives orders to the machine that reads it. */
export interface Signal {
  /** Over text in lower case without accents. Flags must include g. */
  pattern: RegExp;
  /** 2 is enough for a warning by itself; 1 needs another signal near by. */
  weight: 1 | 2;
  /** Counts only where a sentence may begin: "Ignore …", not "the Bank may ignore …". */
  order?: true;
}

export type Signals = readonly Signal[];

/** Up to `most` words, as few as will do. */
export const words = (most: number) => `(?:[^\\s.;!?]{1,200}\\s+){0,${most}}?`;

/** Builds a pattern from readable pieces: a space matches any white space, ` ?` also none. A class writes `\s` itself. */
export const phrase = (source: string) => new RegExp(source.replaceAll(' ?', '\\s*').replaceAll(' ', '\\s+'), 'gu');
