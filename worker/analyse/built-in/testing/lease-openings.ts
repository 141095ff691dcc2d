import type { Locale } from '#src/i18n/locale.schema.ts';

/** The beginning of a lease between a firm and the person who reads, in each language. */
export const leaseOpenings: Readonly<Record<Locale, string>> = {
  en: 'This Agreement is made between Acme Ltd (the "Landlord") and Jo Field (the "Tenant").',
  es: 'Contrato entre Acme S.L. (en adelante, "el Arrendador") y don Juan Ferrer Ríos (en adelante, "el Arrendatario").',
  fr: 'Contrat entre Acme SAS, ci-après dénommée « le Bailleur », et Monsieur Jean Martin, ci-après dénommé « le Locataire ».',
  de: 'Vertrag zwischen Acme GmbH (nachfolgend „Vermieter“ genannt) und Frau Anna Schmidt (nachfolgend „Mieterin“ genannt).',
  ar: 'بين شركة النور للعقارات، ويشار إليها بـ"المؤجر"، وأحمد علي حسن، ويشار إليه بـ"المستأجر".',
};
