import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { testPlay } from '../testing/test-play';
import { auditRights } from './audit-rights.play';

const said: [Locale, string][] = [
  ['en', "Client may audit Supplier's books and records during normal business hours upon reasonable notice."],
  ['en', 'Licensee shall make its records available for inspection by an independent auditor.'],
  ['en', 'Either party will have the right to inspect the books of the other party upon 30 days written notice.'],
  ['es', 'El Licenciante podrá auditar los libros y registros del Licenciatario con un preaviso de diez días.'],
  ['es', 'El Cliente tendrá derecho a inspeccionar las instalaciones del Proveedor en horario laboral.'],
  ['es', 'El Distribuidor permitirá examinar su contabilidad por un auditor independiente.'],
  ['fr', 'Le Concédant peut faire auditer les livres comptables du Licencié une fois par an.'],
  ['fr', 'Le Client se réserve le droit de contrôler les locaux du Prestataire.'],
  ['fr', 'Le Fournisseur permettra au Client de vérifier ses registres et justificatifs.'],
  [
    'de',
    'Der Lizenzgeber ist berechtigt, die Bücher des Lizenznehmers durch einen Wirtschaftsprüfer prüfen zu lassen.',
  ],
  ['de', 'Der Auftraggeber hat das Recht, während der Geschäftszeiten Einsicht in die Unterlagen zu nehmen.'],
  ['de', 'Der Auftragnehmer gestattet dem Kunden, seine Geschäftsräume zu besichtigen und Aufzeichnungen zu prüfen.'],
  ['ar', 'يحق للمرخص تدقيق دفاتر وسجلات المرخص له خلال ساعات العمل.'],
  ['ar', 'يجوز للعميل تفتيش مقر المورد بعد إخطار مسبق.'],
  ['ar', 'يلتزم الموزع بتمكين الشركة من الاطلاع على حسابات المبيعات.'],
];
const lookalikes: [Locale, string][] = [
  ['en', 'Each party has had an opportunity to review this Agreement with counsel.'],
  ['es', 'El Contratista colaborará en la inspección de Hacienda relativa a sus propias cuentas.'],
  ['fr', 'En cas de changement de contrôle de la société, les comptes sont arrêtés.'],
  ['de', 'Der Vermieter behält sich vor, eine Bonitätsprüfung vorzunehmen, und hat das Recht, Unterlagen anzufordern.'],
  ['ar', 'يلتزم الطرفان بتنفيذ التزاماتهما.'],
];

describe('a right to inspect', () => {
  for (const [language, text] of said) {
    test(`is found in ${language}: “${text}”`, () => {
      expect(testPlay(auditRights, text, { language }).words).toHaveLength(1);
    });
  }

  for (const [language, text] of lookalikes) {
    test(`is not seen in ${language} in: “${text}”`, () => {
      expect(testPlay(auditRights, text, { language }).words).toEqual([]);
    });
  }

  test('names who has it and the notice', () => {
    const { explained } = testPlay(
      auditRights,
      "Client may audit Supplier's books and records upon ten (10) days prior written notice.",
    );
    expect(explained).toBe(
      'There is a right to inspect or audit what the quoted words name. Who has it: “Client”. Notice before it: 10 days.',
    );
  });

  test('at less than a week’s notice is worth knowing, at a week’s it is not', () => {
    const levels = (days: string) =>
      testPlay(
        auditRights,
        `Client may audit Supplier's books and records upon ${days} prior written notice.`,
      ).risks.map(({ level }) => level);
    expect(levels('six (6) days')).toEqual(['low']);
    expect(levels('seven (7) days')).toEqual([]);
  });

  test('at any time and without limits is a risk', () => {
    const { risks } = testPlay(
      auditRights,
      "Client may inspect and audit Supplier's premises and records at any time.",
    );
    expect(risks.map(({ title }) => title)).toEqual(['Inspections at any time']);
  });

  test('says which difference shifts the cost', () => {
    const { risks } = testPlay(
      auditRights,
      'If an audit reveals an underpayment of more than five percent (5%), Licensee shall reimburse the cost of the audit.',
    );
    expect(risks.map(({ description }) => description)).toEqual([
      'Who pays for the audit depends on what it finds. Difference named: 5%.',
    ]);
  });
});
