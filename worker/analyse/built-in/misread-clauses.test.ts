import { expect, test } from 'vitest';
import type { ContractType } from '#src/features/contracts/analysis.schema.ts';
import type { ClauseType } from '#src/features/contracts/clause-types.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { playbook } from './playbook';
import { paymentTerms } from './playbook/payment-terms.play';
import { renewalTerm } from './playbook/renewal-term.play';
import { terminationForConvenience } from './playbook/termination-for-convenience.play';
import { runPlaybook } from './run-playbook';
import { testPlay } from './testing/test-play';
import { readContractText } from './text/contract-text';

function isFound(type: ClauseType, text: string, language: Locale, contractType: ContractType = 'tenancy') {
  const contract = readContractText({ text, blocks: [], language });
  return runPlaybook(playbook, contract, contractType).has(type);
}

test.each<[Locale, late: string, rise: string]>([
  ['en', 'Rent that is late is increased by 10 % of the rent.', 'The rent is increased by 3 % of the rent each year.'],
  ['es', 'La renta con retraso se aumenta un 10 %.', 'La renta se aumenta un 3 % anual.'],
  ['fr', 'Tout loyer en retard est augmenté de plein droit de 10 %.', 'Le loyer est augmenté chaque année de 3 %.'],
  ['de', 'Eine rückständige Miete erhöht sich um 10 %.', 'Die Miete erhöht sich jedes Jahr um 3 %.'],
  ['ar', 'تزاد الأجرة المتأخرة بنسبة 10 %.', 'تزاد الأجرة سنويا بنسبة 3 %.'],
])('what is added to a late rent is no rise of it (%s)', (language, late, rise) => {
  expect(isFound('rent-review', late, language)).toBe(false);
  expect(isFound('rent-review', rise, language)).toBe(true);
});

test.each<[Locale, string]>([
  ['en', 'Our former agreement, with a penalty of £60 for each barrel, expired in 2026.'],
  ['es', 'El contrato anterior, con una penalización de 60 euros por barril, venció en 2026.'],
  ['fr', "L'ancien contrat, avec une pénalité de 60 euros par fût, a pris fin en 2026."],
  ['de', 'Der frühere Liefervertrag, der eine Vertragsstrafe von 60 € je Hektoliter vorsah, ist erloschen.'],
  ['ar', 'العقد السابق الذي نص على غرامة تأخير قدرها 60 دينارا انتهى في 2026.'],
])('what an older contract said is no clause of this one (%s)', (language, text) => {
  expect(isFound('liquidated-damages', text, language)).toBe(false);
});

test.each<[Locale, not: string, said: string]>([
  ['es', 'Ninguna de las partes garantiza que se venda la obra.', 'El Vendedor garantiza que la obra es suya.'],
  ['fr', 'Le Jardinier ne garantit la Ville contre aucune réclamation.', 'Le Vendeur garantit que le bien est à lui.'],
  ['fr', "La poussette leur sera rendue en l'état.", "Le véhicule est vendu en l'état."],
])('a guarantee that nobody gives is no warranty (%s: %s)', (language, not, said) => {
  expect(isFound('warranty', not, language, 'sale')).toBe(false);
  expect(isFound('warranty', said, language, 'sale')).toBe(true);
});

test.each<[Locale, over: string, said: string]>([
  ['en', 'Probation is over.', 'The first three months are a probationary period.'],
  ['es', 'Ya no hay período de prueba.', 'El período de prueba es de dos meses.'],
  ['fr', "Il n'y a plus de période d'essai.", "La période d'essai est de deux mois."],
  ['de', 'Probezeit ist keine mehr.', 'Die Probezeit beträgt drei Monate.'],
  ['ar', 'لا توجد فترة تجربة.', 'مدة فترة التجربة ثلاثة أشهر يخضع لها العامل.'],
])('a trial that is over is none (%s)', (language, over, said) => {
  expect(isFound('probation', over, language, 'employment')).toBe(false);
  expect(isFound('probation', said, language, 'employment')).toBe(true);
});

test.each<[Locale, string]>([
  ['en', 'Invoices are payable in 30 days; whoever pays the invoice within 10 days deducts 2 % as a discount.'],
  ['es', 'Las facturas se pagan en un plazo de 30 días; quien pague en 10 días tiene un descuento del 2 %.'],
  ['fr', 'Les factures sont payables dans les 30 jours ; qui paie dans les 10 jours déduit 2 % d’escompte.'],
  ['de', 'Rechnungen sind innerhalb von 30 Tagen zahlbar; bei Zahlung binnen 10 Tagen werden 2 % Skonto gewährt.'],
])('the time for a discount is not the time to pay (%s)', (language, text) => {
  expect(testPlay(paymentTerms, text, { language }).facts?.period).toMatchObject({ amount: 30, unit: 'day' });
});

test('each side has its own notice', () => {
  const opening = 'Vertrag zwischen der Kessler GmbH als Dienstgeberin und Frau Sabine Achleitner als Dienstnehmerin.';
  const text =
    'Die Dienstnehmerin kann jederzeit ohne Angabe von Gründen mit einer Frist von vier Monaten kündigen, die Dienstgeberin mit einer Frist von sechs Wochen.';
  const { facts } = testPlay(terminationForConvenience, `${opening}\n\n${text}`, {
    language: 'de',
    contractType: 'employment',
  });
  expect(facts?.notice).toMatchObject({ amount: 4, unit: 'month' });
});

test('the notice against a renewal is not how long it renews for', () => {
  const text =
    'تتجدد عضويتك تلقائياً لمدة 12 شهراً أخرى في كل مرة، ما لم تسلّمي نموذج «عدم التجديد» قبل نهاية العضوية بستين يوماً على الأقل.';
  expect(testPlay(renewalTerm, text, { language: 'ar' }).facts?.period).toMatchObject({ amount: 12, unit: 'month' });
});
