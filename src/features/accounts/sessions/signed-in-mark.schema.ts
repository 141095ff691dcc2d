/** The cookie that tells the client whether it is worth asking who is signed in. Kept apart from zod for its size. */
export const signedInMark = 'plainclause.signed_in=1';
