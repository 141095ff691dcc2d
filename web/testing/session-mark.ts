import { signedInMark } from '#src/features/accounts/sessions/signed-in-mark.schema.ts';

/** Someone may be signed in: the mark that the server sets beside the session's own cookie. */
export function markSession(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${signedInMark}; Path=/`;
}
