/** Of both legal texts, as the specification has it. */
export const legalLastUpdated = '2025-07-16';

/** When the privacy policy was last added to. Set it with whatever is added. */
export const privacyAddedTo = '2026-11-28';
