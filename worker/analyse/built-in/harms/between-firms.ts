import type { Reader } from '#src/features/contracts/analysis.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { isCompany } from '../parties/naming/company-name';
import type { Viewpoint } from '../parties/viewpoint';
import type { FoundHarms } from './find-harms';

/** Nobody is called by letters and numbers, by capitals within a word, by what belongs to another or by "of" and "and". */
const namesNobody =
  /\p{L}\d|['’]s(?!\p{L})|(?<!\p{L})(?!Mc|Mac|De|Di|Du|La|Le|Fitz|O)\p{Lu}\p{Ll}{1,30}\p{Lu}|(?<!\p{L})(?:of|OF|and|AND|as|AS|for|FOR)(?!\p{L})/u;

/** Each party is a firm or an institution, by its name, or the reader is one. */
export function isBetweenFirms(parties: readonly { name: string }[], reader: Reader, language: Locale): boolean {
  const isFirm = (name: string) => isCompany(name, language) || namesNobody.test(name);
  if (reader?.name && isFirm(reader.name)) return true;
  return parties.length >= 2 && parties.every(({ name }) => isFirm(name));
}

/**
 * Harms are learned from what contracts do to people. Between firms nothing weighs on the reader but what has a name and
 * is known to be the reader's, and that is not grave for sure.
 */
export const asBetweenFirms = (found: FoundHarms, { reader }: Viewpoint): FoundHarms => ({
  ...found,
  named: reader ? found.named.map((one) => ({ ...one, isSure: false, isGravest: false })) : [],
  unnamed: [],
});
