import type { Locale } from '#src/i18n/locale.schema.ts';
import { readContractText } from '#worker/analyse/built-in/text/contract-text.ts';
import { findMoney } from '../find-money';

export const openings: Record<Locale, string> = {
  en: 'This Agreement is made between Acme Ltd (the "Landlord") and Jo Field (the "Tenant").',
  es: 'Contrato entre Acme S.L. (en adelante, "el Arrendador") y don Juan Ferrer Ríos (en adelante, "el Arrendatario").',
  fr: 'Contrat entre Acme SAS, ci-après dénommée « le Bailleur », et Monsieur Jean Martin, ci-après dénommé « le Locataire ».',
  de: 'Vertrag zwischen Acme GmbH (nachfolgend „Vermieterin“ genannt) und Herrn Jan Schmidt (nachfolgend „Mieter“ genannt).',
  ar: 'بين شركة النور للعقارات، ويشار إليها بـ"المؤجر"، وأحمد علي حسن، ويشار إليه بـ"المستأجر"، في الرياض.',
};

/** The sums of a contract, each in a line: what it is, who pays whom, and what for. */
export function foundMoney(language: Locale, words: string, opening = openings[language]) {
  const contract = readContractText({ text: `${opening}\n\n${words}`, blocks: [], language });
  return findMoney(contract).map(({ amount, currency, per, payer, payee, purpose, label }) =>
    [amount, currency, per, `${payer} > ${payee}`, purpose ?? label].join(' | '),
  );
}
