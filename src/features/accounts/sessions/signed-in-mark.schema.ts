/** The cookie by which the client knows whether to ask who is signed in. Kept apart from zod for its size. */
export const signedInMark = 'plainclause.signed_in=1';
