import { signedInMark } from '#src/features/accounts/sessions/signed-in-mark.schema.ts';

/** Whether there may be a session here: decides what is drawn, and whether the server is asked at all. */
export const mayBeSignedIn = (): boolean => document.cookie.split('; ').includes(signedInMark);

/** Takes a mark back that has outlived its session. */
export function forgetSession(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${signedInMark}; Path=/; Max-Age=0`;
}
