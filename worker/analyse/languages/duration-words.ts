export type DurationUnit = 'hour' | 'day' | 'business-day' | 'week' | 'month' | 'quarter' | 'year';

/** A period of time where some words name it. */
export interface WrittenDuration {
  amount: number;
  unit: DurationUnit;
  index: number;
  end: number;
}

/** How a language writes periods of time. Patterns run on normalised text. */
export interface DurationWords {
  /** What stands behind a number; of days, the group says that they are working days. */
  units: readonly (readonly [RegExp, DurationUnit])[];
  /** Between the number and its unit, up to the unit. */
  filler: RegExp;
  /** Right before a number and its unit, where they are no length but a place in time: "zum Letzten eines Monats". */
  notLength: RegExp | null;
  /** Right behind a unit that no number stands before: one of it. */
  oneBehind: RegExp | null;
  /** Periods that are not written as a number before its unit; null where there are none. */
  inOtherForms: ((words: string, numberOf: (word: string) => number | undefined) => WrittenDuration[]) | null;
}
