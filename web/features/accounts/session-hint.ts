import { signedInMark } from '#src/features/accounts/sessions/signed-in-mark.schema.ts';

/** On https the name says that this host alone set it. */
const marks = [signedInMark, `__Host-${signedInMark}`];

/** Whether there may be a session here: decides what is drawn, and whether the server is asked at all. */
export const mayBeSignedIn = (): boolean => document.cookie.split('; ').some((cookie) => marks.includes(cookie));

/** Takes a mark back that has outlived its session. */
export function forgetSession(): void {
  for (const mark of marks) {
    const secure = mark === signedInMark ? '' : '; Secure';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${mark}; Path=/; Max-Age=0${secure}`;
  }
}
