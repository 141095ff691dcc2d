const minute = 60_000;

/** The message is stored first and mailed at once; the sweep sends what is still unsent after this long. */
export const firstRetryAfterMs = 5 * minute;
const longestPauseMs = 6 * 60 * minute;

/** Pauses double from five minutes to six hours. `attempts` counts those that failed. */
export const pauseAfter = (attempts: number) =>
  Math.min(firstRetryAfterMs * 2 ** Math.max(0, attempts - 1), longestPauseMs);

/** A receipt that an address refuses this often will not arrive; the message itself is tried without end. */
export const receiptAttempts = 6;

/** A stranger can type anyone's address: no address gets more receipts than this within an hour. */
export const receiptsAnHour = 3;
export const receiptWindowMs = 60 * minute;

export const keptForMs = 365 * 24 * 60 * minute;
