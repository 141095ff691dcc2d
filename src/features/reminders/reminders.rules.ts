/** How many days ahead a mail reminds of a last day, and how many ahead another does. */
export const daysAhead = { first: 30, second: 7 } as const;

/** An analysis that is younger was just read by who asked for it. */
export const restsForMs = 60 * 60_000;

const minute = 60_000;
const firstRetryAfterMs = 5 * minute;
const longestPauseMs = 6 * 60 * minute;

/** Pauses double from five minutes to six hours. `attempts` counts those that failed. */
export const pauseAfter = (attempts: number) =>
  Math.min(firstRetryAfterMs * 2 ** Math.max(0, attempts - 1), longestPauseMs);
