/** Stands alone: every page reads it before anything else, and loads no schema for it. */
export const accountStatuses = ['free', 'plus', 'pro', 'premium'] as const;
