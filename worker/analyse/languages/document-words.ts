import type { DocumentKind } from '#src/features/contracts/document-kinds.schema.ts';

/** How a language shows that a document is no contract, or is one. Patterns run on normalised text and are bounded. */
export interface DocumentWords {
  /** `opening` is how such a document presents itself at its top, `signs` what it is full of. */
  kinds: Record<DocumentKind, { opening: RegExp; signs: RegExp }>;
  /** Words by which people bind themselves to each other. */
  binding: RegExp;
}
