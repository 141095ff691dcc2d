import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import type { AnyPlay } from '../play';
import { testPlay } from '../testing/test-play';
import { breakClause } from './break-clause.play';
import { rentReview } from './rent-review.play';
import { repairs } from './repairs.play';
import { subletting } from './subletting.play';

const said: [AnyPlay, Locale, string, string | null][] = [
  [repairs, 'en', 'The Tenant shall carry out all repairs to the property, including the roof.', 'high'],
  [repairs, 'en', 'The Landlord shall keep the structure in good repair.', null],
  [repairs, 'es', 'Todas las reparaciones serán por cuenta del arrendatario.', 'high'],
  [repairs, 'fr', 'Le locataire prend à sa charge l’entretien courant du logement.', null],
  [repairs, 'de', 'Der Mieter trägt sämtliche Reparaturen an der Mietsache.', 'high'],
  [repairs, 'ar', 'يتحمل المستأجر جميع أعمال الصيانة في العين المؤجرة.', 'high'],
  [subletting, 'en', 'The Tenant shall not sublet the flat without the consent of the Landlord.', 'low'],
  [subletting, 'es', 'Queda prohibido subarrendar la vivienda.', 'low'],
  [subletting, 'fr', 'La sous-location est interdite sans l’accord écrit du bailleur.', 'low'],
  [subletting, 'de', 'Eine Untervermietung ist nur mit Zustimmung des Vermieters gestattet.', 'low'],
  [subletting, 'ar', 'لا يجوز للمستأجر التأجير من الباطن إلا بموافقة المؤجر.', 'low'],
  [rentReview, 'en', 'The Landlord may increase the rent at any time at its discretion.', 'high'],
  [rentReview, 'en', 'The rent shall be reviewed each year in line with the retail price index.', null],
  [rentReview, 'es', 'La arrendadora podrá modificar la renta en cualquier momento.', 'high'],
  [rentReview, 'fr', 'Le loyer est révisé chaque année selon l’indice de référence.', null],
  [rentReview, 'de', 'Der Vermieter kann die Miete jederzeit erhöhen.', 'high'],
  [rentReview, 'ar', 'يحق للمؤجر زيادة الأجرة في أي وقت.', 'high'],
  [breakClause, 'en', 'The Landlord may terminate this lease on thirty (30) days’ notice.', 'high'],
  [breakClause, 'en', 'The Landlord may terminate this lease on three (3) months’ notice.', null],
  [breakClause, 'en', 'The Tenant may terminate this lease on thirty (30) days’ notice.', null],
  [
    breakClause,
    'es',
    'La Arrendadora podrá resolver el contrato en cualquier momento, con un preaviso de quince días.',
    'high',
  ],
  [breakClause, 'fr', 'Le bailleur peut résilier le bail à tout moment avec un préavis d’un mois.', 'high'],
  [breakClause, 'de', 'Der Vermieter kann den Mietvertrag mit einer Frist von einem Monat kündigen.', 'high'],
  [breakClause, 'ar', 'يجوز للمؤجر إنهاء العقد بموجب إخطار مدته ثلاثون يوما.', 'high'],
];
const lookalikes: [AnyPlay, Locale, string][] = [
  [repairs, 'en', 'The Tenant shall pay the rent on the first day of each month.'],
  [repairs, 'es', 'El arrendatario pagará la renta cada mes.'],
  [subletting, 'fr', 'Le locataire paie le loyer d’avance.'],
  [rentReview, 'en', 'The rent shall not be increased during the term.'],
  [rentReview, 'de', 'Die Miete ist monatlich im Voraus zu zahlen.'],
  [breakClause, 'en', 'The Landlord may terminate this lease at once if the Tenant is in breach.'],
  [breakClause, 'de', 'Der Vermieter darf die Wohnung nach Ankündigung von 48 Stunden betreten.'],
  [breakClause, 'ar', 'يدفع المستأجر الأجرة كل شهر.'],
];

describe('a tenancy', () => {
  for (const [play, language, text, level] of said) {
    test(`says under ${play.type} in ${language}: “${text}”`, () => {
      const { words, risks, explained } = testPlay(play, text, { language, contractType: 'tenancy' });
      expect(words).toHaveLength(1);
      expect(explained).toBeTruthy();
      expect(risks[0]?.level ?? null).toBe(level);
    });
  }
  for (const [play, language, text] of lookalikes) {
    test(`says nothing under ${play.type} in ${language} with “${text}”`, () => {
      expect(testPlay(play, text, { language, contractType: 'tenancy' }).words).toEqual([]);
    });
  }
  test('without a word on repairs is reported, and other contracts are not', () => {
    expect(testPlay(repairs, 'The rent is due.', { contractType: 'tenancy' }).missingWhy).toMatch(/repairs/);
    expect(testPlay(repairs, 'The Tenant does all repairs.', { contractType: 'loan' }).words).toEqual([]);
  });
});
