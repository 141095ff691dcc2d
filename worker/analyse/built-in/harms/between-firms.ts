import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { endsAsCompany } from '../facts/party-name-at';
import type { Viewpoint } from '../parties/viewpoint';
import type { FoundHarms } from './find-harms';

/** Each party is a firm or an institution, by its name. */
export function isBetweenFirms(parties: readonly { name: string }[], language: Locale): boolean {
  const { firm } = languages[language].partyNames;
  return parties.length >= 2 && parties.every(({ name }) => endsAsCompany(name) || firm.test(name));
}

/**
 * Harms are learned from what contracts do to people. Between firms nothing weighs on the reader but what has a name and
 * is known to be the reader's, and that is not grave for sure.
 */
export const asBetweenFirms = (found: FoundHarms, { reader }: Viewpoint): FoundHarms => ({
  ...found,
  named: reader ? found.named.map((one) => ({ ...one, isSure: false })) : [],
  unnamed: [],
});
