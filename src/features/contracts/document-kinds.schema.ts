/** Kinds of documents that are no contracts and can be told by name. */
export const documentKinds = [
  'blog-post',
  'cv',
  'essay',
  'invoice',
  'job-advertisement',
  'letter',
  'manual',
  'minutes',
  'news-article',
  'privacy-notice',
  'recipe',
  'statute',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** What a document looks like that does not look like a contract. */
export type Likeness = DocumentKind | 'other';
