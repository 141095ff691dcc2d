/** Where forms that are not sent yet are kept in this browser, with whose they are. */
export const draftsKey = 'plainclause.drafts';

/** Leaves nothing of what was typed for whoever uses this browser next. */
export function forgetDrafts(): void {
  try {
    localStorage.removeItem(draftsKey);
  } catch {
    // Refused storage holds nothing.
  }
}
