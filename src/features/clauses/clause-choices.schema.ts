export const clauseCategories = ['Risk Management', 'Intellectual Property', 'Termination', 'Legal'] as const;
export type ClauseCategory = (typeof clauseCategories)[number];
export const clauseRisks = ['high', 'medium', 'low'] as const;
export type ClauseRisk = (typeof clauseRisks)[number];
/** From balanced to the strictest. */
export const wordingKinds = ['standard', 'cautious', 'firm'] as const;
export type WordingKind = (typeof wordingKinds)[number];

/** In characters. */
export const longestBlank = 2000;
