import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { agreedWords } from './agreed-words';

const held = (words: string, language: Locale) => agreedWords(words, language).replace(/\s+/g, ' ').trim();

describe('of a form only what is ticked holds', () => {
  const forms: [Locale, words: string, held: string][] = [
    ['en', 'Pets: [ ] allowed [x] allowed with a deposit', 'Pets: [x] allowed with a deposit'],
    ['en', 'Automatic renewal: [ ] yes [X] no', ''],
    ['en', '☐ The Tenant takes out contents insurance.', ''],
    ['en', 'Arbitration clause: ~~binding arbitration in London~~ none', ''],
    ['en', 'Retention: [struck out: 5 per cent held for six months] paid at once', 'Retention: paid at once'],
    ['en', 'Option B, security over a house: struck out.', ''],
    ['es', 'Período de prueba: [ ] SÍ [X] NO APLICA', ''],
    ['es', 'Cláusula penal a cargo del aprendiz: NO HAY', ''],
    ['es', 'Seguro de hogar: ☒ sí ☐ no', 'Seguro de hogar: ☒ sí'],
    ['fr', 'Dépôt de garantie : ☐ oui ☒ non', ''],
    ['fr', "« Clause d'exclusivité » : rayé par les parties.", ''],
    ['fr', 'Arrhes demandées : néant', ''],
    ['de', '☐ Der Halter schließt eine Versicherung ab.', ''],
    ['de', 'Gerichtsstand: [gestrichen]', ''],
    ['de', 'Probezeit: [ ] keine [X] drei Monate', 'Probezeit: [X] drei Monate'],
    ['de', 'Mahnspesen: ☒ keine ☐ ~~12 Euro~~', ''],
    ['ar', 'فترة الاختبار: ☒ شهران ☐ شهر واحد', 'فترة الاختبار: ☒ شهران'],
    ['ar', 'كفالة شخصية: ☐ نعم ☒ لا', ''],
    ['ar', 'تجديد تلقائي: لا يوجد', ''],
  ];
  for (const [language, words, expected] of forms)
    test(`in ${language}: “${words}”`, () => expect(held(words, language)).toBe(expected));

  test.each([
    ['en', 'The Tenant pays a deposit: no later than 1 May, to the agent.'],
    ['en', 'The Supplier deletes the data (deleted files included) at the end.'],
    ['es', 'El arrendatario paga la fianza (un mes) al firmar.'],
    ['fr', 'Le locataire verse un dépôt de garantie (un mois) à la signature.'],
    ['de', 'Der Mieter zahlt eine Kaution (drei Monatsmieten) bei Übergabe.'],
    ['ar', 'يدفع المستأجر تأمينا (شهرا واحدا) عند التسليم.'],
  ] as const)('and what is no form stays as it is (%s: %s)', (language, words) =>
    expect(held(words, language)).toBe(words),
  );
});
