import type { Locale } from '#src/i18n/locale.schema.ts';

/**
 * What the page of an analysis shows first of all. The Worker tells it in the page itself, `web/public/boot.js` puts it
 * where the build has drawn the places for it.
 */
export interface FirstScreen {
  /** Language of what is written; null where that is not known. */
  language: Locale | null;
  /** By place: words that stand there, or that it is shown as it was drawn. */
  told: Record<string, string | true>;
}

/** The element of the page that holds it. */
export const firstScreenId = 'first-screen-told';
