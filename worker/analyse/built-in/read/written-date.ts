export interface WrittenDate {
  /** ISO 8601; null when the words leave it open ("04/05/2018" in English, "March 2018", "____ May 2018"). */
  date: string | null;
  index: number;
  end: number;
  /** What of the date is not written there: its year, or its calendar. */
  inferred?: 'year' | 'calendar';
}
