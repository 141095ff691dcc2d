import { describe, expect, test } from 'vitest';
import type { ContractKind } from '#src/features/contracts/contract-kinds.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { rulesDoubted } from './testing/doubted';

interface Case {
  rule: string;
  language: Locale;
  kind: ContractKind;
  /** With {law} for the governing law. */
  frame: string;
  law: string;
  /** Of a place that has no such rule, or another. */
  otherLaw: string;
  beyond: string;
  within: string;
}

const home = (parties: string, law: string) => `${parties}\n\n{words}\n\n${law}`;
const english = {
  home: home(
    'This tenancy is made between Ann Hill (the "Tenant") and Bob Reed (the "Landlord").',
    'This agreement is governed by the law of {law}.',
  ),
  job: home(
    'This contract is made between Mill Ltd (the "Employer") and Ann Hill (the "Employee").',
    'This agreement is governed by the law of {law}.',
  ),
};
const spanish = {
  home: home(
    'Contrato de arrendamiento entre Ana Gil (la «Arrendataria») y Luis Paz (el «Arrendador»).',
    'Este contrato se rige por la ley {law}.',
  ),
  job: home(
    'Contrato entre Molino, S.L. (la «Empresa») y Ana Gil (la «Trabajadora»).',
    'Este contrato se rige por la ley {law}.',
  ),
  gym: home(
    'Contrato entre Forma, S.L. (el «Gimnasio») y Ana Gil (la «Clienta»).',
    'Este contrato se rige por la ley {law}.',
  ),
};
const french = {
  home: home(
    'Contrat entre Anne Lac (la « Locataire ») et Luc Pré (le « Bailleur »).',
    'Le présent contrat est soumis au droit {law}.',
  ),
  job: home(
    'Contrat entre Moulin SARL (l’« Employeur ») et Anne Lac (la « Salariée »).',
    'Le présent contrat est soumis au droit {law}.',
  ),
  gym: home(
    'Contrat entre Forme SARL (le « Club ») et Anne Lac (la « Cliente »).',
    'Le présent contrat est soumis au droit {law}.',
  ),
};
const german = {
  home: home('Mietvertrag zwischen Anna See (die „Mieterin“) und Lutz Au (der „Vermieter“).', 'Es gilt {law} Recht.'),
  job: home(
    'Vertrag zwischen der Mühle GmbH (die „Arbeitgeberin“) und Anna See (die „Arbeitnehmerin“).',
    'Es gilt {law} Recht.',
  ),
  gym: home('Vertrag zwischen der Form GmbH (das „Studio“) und Anna See (die „Kundin“).', 'Es gilt {law} Recht.'),
};
const arabic = {
  job: home(
    'أبرم هذا العقد بين شركة المطحنة المحدودة («صاحب العمل») والسيدة هدى سالم («العامل»).',
    'يخضع هذا العقد {law}.',
  ),
};

const cases: Case[] = [
  {
    ...{ rule: 'Tenant Fees Act 2019, s. 3 and Sch. 1 para. 2', language: 'en', kind: 'residential-tenancy' },
    ...{ frame: english.home, law: 'England and Wales', otherLaw: 'Jersey' },
    beyond: 'The rent is £1,300 a month, paid by the Tenant.\n\nThe Tenant pays the Landlord a deposit of £2,600.',
    within: 'The rent is £1,300 a month, paid by the Tenant.\n\nThe Tenant pays the Landlord a deposit of £1,500.',
  },
  {
    ...{ rule: 'Rent (Scotland) Act 1984, s. 90', language: 'en', kind: 'residential-tenancy' },
    ...{ frame: english.home, law: 'Scotland', otherLaw: 'Jersey' },
    beyond: "The Tenant pays the Landlord a deposit of three months' rent.",
    within: "The Tenant pays the Landlord a deposit of two months' rent.",
  },
  {
    ...{ rule: 'Residential Tenancies Act 2004, s. 19B', language: 'en', kind: 'residential-tenancy' },
    ...{ frame: english.home, law: 'Ireland', otherLaw: 'Northern Ireland' },
    beyond: "The Tenant pays the Landlord a deposit of two months' rent.",
    within: "The Tenant pays the Landlord a deposit of one month's rent.",
  },
  {
    ...{ rule: 'Landlord and Tenant Act 1985, ss. 11–12', language: 'en', kind: 'residential-tenancy' },
    ...{ frame: english.home, law: 'England', otherLaw: 'Jersey' },
    beyond: 'The Tenant shall carry out all repairs, including the roof and the boiler, at his own cost.',
    within: 'The Tenant shall carry out all repairs at his own cost.',
  },
  {
    ...{ rule: 'Employment Rights Act 1996, s. 86', language: 'en', kind: 'employment' },
    ...{ frame: english.job, law: 'England and Wales', otherLaw: 'Jersey' },
    beyond: "The Employer may terminate the employment by giving two days' notice in writing.",
    within: "The Employer may terminate the employment by giving one week's notice in writing.",
  },
  {
    ...{ rule: 'Terms of Employment (Information) Act 1994, s. 6D', language: 'en', kind: 'employment' },
    ...{ frame: english.job, law: 'Ireland', otherLaw: 'England' },
    beyond: 'The first nine months are a probationary period.',
    within: 'The first six months are a probationary period.',
  },
  {
    ...{ rule: 'LAU, art. 36.1 y 36.5', language: 'es', kind: 'residential-tenancy' },
    ...{ frame: spanish.home, law: 'española', otherLaw: 'francesa' },
    beyond: 'La Arrendataria entrega una fianza de cuatro mensualidades de renta.',
    within: 'La Arrendataria entrega una fianza de tres mensualidades de renta.',
  },
  {
    ...{ rule: 'ET, art. 14.1', language: 'es', kind: 'employment' },
    ...{ frame: spanish.job, law: 'española', otherLaw: 'portuguesa' },
    beyond: 'Se establece un periodo de prueba de nueve meses.',
    within: 'Se establece un periodo de prueba de seis meses.',
  },
  {
    ...{ rule: 'ET, art. 21.2', language: 'es', kind: 'employment' },
    ...{ frame: spanish.job, law: 'española', otherLaw: 'portuguesa' },
    beyond:
      'Pacto de no competencia: durante dos años tras la extinción del contrato la Trabajadora no podrá competir.',
    within:
      'Pacto de no competencia: durante dos años tras la extinción del contrato la Trabajadora no podrá competir y percibirá por ello una compensación del 60 % del salario.',
  },
  {
    ...{ rule: 'LGDCU, art. 90.2', language: 'es', kind: 'gym-membership' },
    ...{ frame: spanish.gym, law: 'española', otherLaw: 'portuguesa' },
    beyond:
      'Toda disputa se llevará únicamente ante los tribunales de La Valeta, Malta, y la Clienta renuncia a su fuero.',
    within: 'Toda disputa se llevará ante los tribunales del domicilio de la Clienta.',
  },
  {
    ...{ rule: 'Loi n° 89-462 du 6 juillet 1989, art. 22', language: 'fr', kind: 'residential-tenancy' },
    ...{ frame: french.home, law: 'français', otherLaw: 'suisse' },
    beyond: 'La Locataire verse un dépôt de garantie de deux mois de loyer.',
    within: 'La Locataire verse un dépôt de garantie d’un mois de loyer.',
  },
  {
    ...{ rule: 'Loi n° 89-462 du 6 juillet 1989, art. 25-6', language: 'fr', kind: 'residential-tenancy' },
    ...{ frame: french.home, law: 'français', otherLaw: 'suisse' },
    beyond: 'Le logement est meublé.\n\nLa Locataire verse un dépôt de garantie de trois mois de loyer.',
    within: 'Le logement est meublé.\n\nLa Locataire verse un dépôt de garantie de deux mois de loyer.',
  },
  {
    ...{ rule: 'Code du travail, art. L1221-19', language: 'fr', kind: 'employment' },
    ...{ frame: french.job, law: 'français', otherLaw: 'luxembourgeois' },
    beyond: 'Le contrat comporte une période d’essai de six mois.',
    within: 'Le contrat comporte une période d’essai de quatre mois.',
  },
  {
    ...{ rule: 'Cass. soc., 10 juillet 2002, n° 00-45.135', language: 'fr', kind: 'employment' },
    ...{ frame: french.job, law: 'français', otherLaw: 'luxembourgeois' },
    beyond:
      'Clause de non-concurrence : pendant un an après la rupture du contrat, la Salariée s’interdit de travailler chez un concurrent.',
    within:
      'Clause de non-concurrence : pendant un an après la rupture du contrat, la Salariée s’interdit de travailler chez un concurrent. Elle reçoit une contrepartie financière égale au tiers du salaire.',
  },
  {
    ...{ rule: 'OR/CO art. 335b', language: 'fr', kind: 'employment' },
    ...{ frame: french.job, law: 'suisse', otherLaw: 'luxembourgeois' },
    beyond: 'Le temps d’essai est de six mois.',
    within: 'Le temps d’essai est de trois mois.',
  },
  {
    ...{ rule: 'Loi du 3 juillet 1978, art. 65 et 86', language: 'fr', kind: 'employment' },
    ...{ frame: french.job, law: 'belge', otherLaw: 'luxembourgeois' },
    beyond:
      'Clause de non-concurrence : pendant deux ans après la rupture du contrat, la Salariée s’interdit de travailler chez un concurrent. Une indemnité est versée.',
    within:
      'Clause de non-concurrence : pendant douze mois après la rupture du contrat, la Salariée s’interdit de travailler chez un concurrent. Une indemnité est versée.',
  },
  {
    ...{ rule: 'Moroccan Labour Code (Law 65-99), art. 14', language: 'fr', kind: 'employment' },
    ...{ frame: french.job, law: 'marocain', otherLaw: 'luxembourgeois' },
    beyond: 'Le contrat comporte une période d’essai de cinq mois.',
    within: 'Le contrat comporte une période d’essai de trois mois.',
  },
  {
    ...{ rule: '§ 551 BGB', language: 'de', kind: 'residential-tenancy' },
    ...{ frame: german.home, law: 'deutsches', otherLaw: 'luxemburgisches' },
    beyond: 'Die Mieterin zahlt eine Kaution von vier Monatsmieten.',
    within: 'Die Mieterin zahlt eine Kaution von drei Monatsmieten.',
  },
  {
    ...{ rule: '§ 622 Abs. 3 BGB', language: 'de', kind: 'employment' },
    ...{ frame: german.job, law: 'deutsches', otherLaw: 'luxemburgisches' },
    beyond: 'Die Probezeit beträgt neun Monate.',
    within: 'Die Probezeit beträgt sechs Monate.',
  },
  {
    ...{ rule: '§ 1158 Abs. 2 ABGB, § 19 Abs. 2 AngG', language: 'de', kind: 'employment' },
    ...{ frame: german.job, law: 'österreichisches', otherLaw: 'luxemburgisches' },
    beyond: 'Die Probezeit beträgt drei Monate.',
    within: 'Die Probezeit beträgt einen Monat.',
  },
  {
    ...{ rule: 'OR/CO art. 257e', language: 'de', kind: 'residential-tenancy' },
    ...{ frame: german.home, law: 'schweizerisches', otherLaw: 'luxemburgisches' },
    beyond: 'Die Mieterin zahlt eine Kaution von fünf Monatsmieten.',
    within: 'Die Mieterin zahlt eine Kaution von drei Monatsmieten.',
  },
  {
    ...{ rule: '§ 309 Nr. 9 Buchst. b BGB; § 56 Abs. 3 TKG', language: 'de', kind: 'gym-membership' },
    ...{ frame: german.gym, law: 'deutsches', otherLaw: 'luxemburgisches' },
    beyond: 'Der Vertrag verlängert sich automatisch um weitere zwölf Monate.',
    within: 'Der Vertrag verlängert sich automatisch auf unbestimmte Zeit.',
  },
  {
    ...{ rule: 'Saudi Labour Law, art. 53', language: 'ar', kind: 'employment' },
    ...{ frame: arabic.job, law: 'لأنظمة المملكة العربية السعودية', otherLaw: 'لقوانين دولة الكويت' },
    beyond: 'يخضع العامل لفترة تجربة مدتها تسعة أشهر.',
    within: 'يخضع العامل لفترة تجربة مدتها 180 يوما.',
  },
  {
    ...{ rule: 'UAE Federal Decree-Law 33/2021, art. 9', language: 'ar', kind: 'employment' },
    ...{ frame: arabic.job, law: 'لقوانين دولة الإمارات العربية المتحدة', otherLaw: 'لقوانين دولة الكويت' },
    beyond: 'يخضع العامل لفترة تجربة مدتها تسعة أشهر.',
    within: 'يخضع العامل لفترة تجربة مدتها ستة أشهر.',
  },
  {
    ...{ rule: 'Egyptian Labour Law 14/2025 (before it: Law 12/2003, art. 33)', language: 'ar', kind: 'employment' },
    ...{ frame: arabic.job, law: 'لقوانين جمهورية مصر العربية', otherLaw: 'لقوانين دولة الكويت' },
    beyond: 'يخضع العامل لفترة اختبار مدتها ستة أشهر.',
    within: 'يخضع العامل لفترة اختبار مدتها ثلاثة أشهر.',
  },
  {
    ...{ rule: 'Jordanian Labour Law 8/1996, art. 35', language: 'ar', kind: 'employment' },
    ...{ frame: arabic.job, law: 'لقوانين المملكة الأردنية الهاشمية', otherLaw: 'لقوانين دولة الكويت' },
    beyond: 'يخضع العامل لفترة تجربة مدتها ستة أشهر.',
    within: 'يخضع العامل لفترة تجربة مدتها ثلاثة أشهر.',
  },
];

describe.for(cases)('$rule', ({ rule, language, kind, frame, law, otherLaw, beyond, within }) => {
  const contract = (words: string, governing: string) => frame.replace('{words}', words).replace('{law}', governing);

  test('is named where the contract goes beyond it', () => {
    expect(rulesDoubted(contract(beyond, law), language, kind)).toContain(rule);
  });

  test('is not named at its limit', () => {
    expect(rulesDoubted(contract(within, law), language, kind)).not.toContain(rule);
  });

  test('is not named under another law, nor where the kind is not known', () => {
    expect(rulesDoubted(contract(beyond, otherLaw), language, kind)).not.toContain(rule);
    expect(rulesDoubted(contract(beyond, law), language, null)).not.toContain(rule);
  });
});
