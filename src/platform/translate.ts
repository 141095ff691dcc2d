import type { Locale } from '../i18n/locale.schema';

export interface TranslateRequest {
  /** Whose day it counts in. */
  ownerId: string;
  text: string;
  targetLanguage: Locale;
  /** What kind of text it is, such as "legal/business content". */
  context: string;
}

/** The analysis Worker's entry point `Translate`, as the API Worker sees it. */
export interface TranslateService {
  /** Null where no language model is configured or it could not: errors lose their class across Workers. */
  translate(request: TranslateRequest): Promise<string | null>;
}
