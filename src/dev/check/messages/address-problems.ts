/** Words that only friends are spoken to with. The service says usted, vous and Sie. */
const familiar = new Map<string, RegExp>([
  ['es', /(?<!\p{L})(?:tus?|tú|te|ti|contigo|inténtalo)(?!\p{L})/iu],
  ['fr', /(?<!\p{L})(?:tu|te|toi|ton|ta|tes)(?!\p{L})/iu],
  ['de', /(?<!\p{L})(?:du|dich|dir|dein\p{L}{0,2}|euch|euer|eure\p{L}?)(?!\p{L})/iu],
]);

export const addressProblems = (locale: string, text: string): string[] =>
  familiar.get(locale)?.test(text) ? ['speaks to the reader as to a friend'] : [];
