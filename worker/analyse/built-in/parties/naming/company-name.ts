import type { Locale } from '#src/i18n/locale.schema.ts';
import { endsAsCompany } from '#worker/analyse/built-in/facts/party-name-at.ts';
import { normaliseText } from '#worker/analyse/built-in/text/normalised-text.ts';
import { languages } from '#worker/analyse/languages/languages.ts';

/** Whether a name is that of a company or an institution, not a person's. */
export const isCompany = (name: string, language: Locale) =>
  endsAsCompany(name) || languages[language].partyNames.firm.test(normaliseText(name).text);
