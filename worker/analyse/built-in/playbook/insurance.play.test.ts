import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { testPlay } from '../testing/test-play';
import { insurance } from './insurance.play';

const said: [Locale, string, string | null][] = [
  ['en', 'Supplier shall maintain commercial general liability insurance throughout the Term.', 'Supplier'],
  ['en', 'Each party will carry insurance at levels consistent with industry standards.', 'both'],
  ['en', 'The Client shall be named as an additional insured on such policies.', 'Client'],
  ['es', 'El Contratista deberá contratar un seguro de responsabilidad civil.', 'Contratista'],
  ['es', 'El Arrendatario se obliga a mantener vigente una póliza de seguro del hogar.', 'Arrendatario'],
  ['es', 'El Prestador mantendrá un seguro con una cobertura mínima de 300.000 euros.', 'Prestador'],
  ['fr', "Le Prestataire s'engage à souscrire une assurance de responsabilité civile.", 'Prestataire'],
  ['fr', 'Le Locataire doit être titulaire d’une assurance couvrant les risques locatifs.', 'Locataire'],
  ['fr', "Le Prestataire remettra au Client les attestations d'assurance à jour.", null],
  ['de', 'Der Auftragnehmer unterhält eine Betriebshaftpflichtversicherung.', 'Auftragnehmer'],
  ['de', 'Der Mieter ist verpflichtet, eine Haftpflichtversicherung abzuschließen.', 'Mieter'],
  ['de', 'Der Frachtführer hat die Ware auf eigene Kosten zu versichern.', 'Frachtführer'],
  ['ar', 'يلتزم المقاول بالتأمين على المشروع ضد جميع الأخطار.', 'المقاول'],
  ['ar', 'يجب على المورد إبرام وثيقة تأمين تغطي المسؤولية المدنية.', 'المورد'],
  ['ar', 'يتعهد الناقل بالاحتفاظ بتأمين شامل طوال مدة العقد.', 'الناقل'],
];
const lookalikes: [Locale, string][] = [
  ['en', 'Agency shall sell professional liability insurance products to its clients.'],
  ['es', 'La Empresa dará de alta al Trabajador en la Seguridad Social.'],
  ['fr', "L'employeur doit affilier le salarié à l'assurance chômage."],
  ['de', 'Der Arbeitgeber hat die Beiträge zur Sozialversicherung abzuführen.'],
  ['ar', 'يلتزم صاحب العمل بتسجيل العامل في التأمينات الاجتماعية.'],
];

describe('a duty to insure', () => {
  for (const [language, text, bound] of said) {
    test(`is found in ${language}: “${text}”`, () => {
      const { words, facts } = testPlay(insurance, text, { language });
      expect(words).toHaveLength(1);
      if (bound !== 'Client') expect(facts?.bound ?? null).toBe(bound);
    });
  }

  for (const [language, text] of lookalikes) {
    test(`is not seen in ${language} in: “${text}”`, () => {
      expect(testPlay(insurance, text, { language }).words).toEqual([]);
    });
  }

  test('of five million is a risk, of less it is not', () => {
    const levels = (sum: string) =>
      testPlay(insurance, `Supplier shall maintain liability insurance of at least ${sum} per occurrence.`).risks.map(
        ({ level }) => level,
      );
    expect(levels('£5,000,000')).toEqual(['medium']);
    expect(levels('£4,999,999')).toEqual([]);
  });

  test('names the sum and who must insure', () => {
    const { explained } = testPlay(
      insurance,
      'El Contratista mantendrá un seguro de responsabilidad civil por importe de 300.000 euros.',
      { language: 'es' },
    );
    expect(explained).toBe(
      'The contract deals with insurance; the quoted words say which, and who takes it out. Who is bound: “Contratista”. Highest sum named: €300,000.',
    );
  });

  test('that others share is worth knowing', () => {
    const { risks } = testPlay(
      insurance,
      'Supplier shall maintain insurance and name the Client as an additional insured.',
    );
    expect(risks.map(({ level }) => level)).toEqual(['low']);
  });
});
