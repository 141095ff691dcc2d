const day = 24 * 60 * 60_000;

export const keptForMs = 30 * day;

/** Rows of all accounts; one takes 20 KB at most. */
export const mostKept = 10_000;
