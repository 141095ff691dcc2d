/** Of both legal texts. */
export const legalLastUpdated = '2025-07-16';
