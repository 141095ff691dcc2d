import type { Locale } from './locale';

/**
 * Fetches the texts of a language. In the built client, where a message carries its English text alone, the build puts
 * the real loader in this place (`src/dev/build/split-catalogues.ts`); anywhere else messages carry all five languages.
 */
export async function loadCatalogue(_locale: Locale): Promise<void> {}
