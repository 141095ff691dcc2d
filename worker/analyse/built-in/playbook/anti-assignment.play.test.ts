import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { testPlay } from '../testing/test-play';
import { antiAssignment } from './anti-assignment.play';

const said: [Locale, string, string | null][] = [
  ['en', 'Neither party may assign this Agreement without the prior written consent of the other party.', 'both'],
  ['en', 'This Agreement is not assignable by Distributor without prior written consent of Tripath.', 'Distributor'],
  ['en', 'Any attempted assignment in violation of this Section shall be null and void.', null],
  ['es', 'Ninguna de las partes podrá ceder el presente contrato sin el consentimiento previo de la otra.', 'both'],
  ['es', 'El Prestador no podrá ceder los derechos de este contrato sin autorización escrita.', 'Prestador'],
  ['es', 'La cesión del contrato requerirá el consentimiento previo y por escrito del Cliente.', null],
  ['fr', "Aucune des parties ne peut céder le présent contrat sans l'accord préalable de l'autre.", 'both'],
  ['fr', 'Le présent contrat est conclu intuitu personae et ne pourra être cédé à un tiers.', null],
  ['fr', "Le Prestataire s'interdit de transférer ses obligations sans le consentement du Client.", 'Prestataire'],
  ['de', 'Keine Partei darf Rechte aus diesem Vertrag ohne Zustimmung der anderen abtreten.', 'both'],
  ['de', 'Die Übertragung dieses Vertrags bedarf der vorherigen schriftlichen Zustimmung.', null],
  ['de', 'Der Auftragnehmer ist nicht berechtigt, Ansprüche aus dem Vertrag abzutreten.', 'Auftragnehmer'],
  ['ar', 'لا يجوز لأي من الطرفين التنازل عن هذا العقد دون موافقة كتابية مسبقة من الطرف الآخر.', 'both'],
  ['ar', 'لا يجوز للمستأجر التنازل عن العقد للغير إلا بموافقة المؤجر.', 'المستأجر'],
  ['ar', 'يحظر على المورد إحالة حقوقه والتزاماته الناشئة عن الاتفاقية.', 'المورد'],
];
const lookalikes: [Locale, string][] = [
  ['en', 'The Consultant hereby assigns to the Company all right, title and interest in the Work Product.'],
  ['es', 'El precio se pagará mediante transferencia bancaria a la cuenta indicada en el contrato.'],
  ['fr', 'Le Concepteur cède au Client les droits de propriété intellectuelle sur les livrables.'],
  ['de', 'Der Verkäufer überträgt dem Käufer das Eigentum an der Ware.'],
  ['ar', 'يلتزم الطرفان بتنفيذ هذا العقد بحسن نية.'],
];

describe('handing the contract on', () => {
  for (const [language, text, bound] of said) {
    test(`is found in ${language}, with who is bound: “${text}”`, () => {
      const { words, facts } = testPlay(antiAssignment, text, { language });
      expect(words).toHaveLength(1);
      expect(facts?.bound ?? null).toBe(bound);
    });
  }

  for (const [language, text] of lookalikes) {
    test(`is not seen in ${language} in: “${text}”`, () => {
      expect(testPlay(antiAssignment, text, { language }).words).toEqual([]);
    });
  }

  test('barred for one side is a risk, for both it is not', () => {
    const levels = (who: string) =>
      testPlay(antiAssignment, `${who} not assign this Agreement without the other's consent.`).risks.map(
        ({ level }) => level,
      );
    expect(levels('The Consultant may')).toEqual(['medium']);
    expect(testPlay(antiAssignment, 'Neither party may assign this Agreement without consent.').risks).toEqual([]);
  });

  test('barred for each side in turn is no one-sided risk', () => {
    const { facts, risks } = testPlay(
      antiAssignment,
      'Operator shall not assign this Agreement without the written consent of Owner.\n\nOwner shall not assign this Agreement without the written consent of Operator.',
    );
    expect(facts?.bound).toBeNull();
    expect(risks).toEqual([]);
  });

  test('is described as allowed where the words allow it', () => {
    const { explained } = testPlay(
      antiAssignment,
      'Either party may, at its election, assign this Agreement to any person acquiring its assets without the consent of the other.',
    );
    expect(explained).toBe(
      'The contract says that it may be transferred to someone else; the quoted words say by whom and to whom.',
    );
  });

  test('at one side’s sole discretion is a risk', () => {
    const { risks } = testPlay(
      antiAssignment,
      'Neither party may assign this Agreement without consent, which may be withheld in its sole discretion.',
    );
    expect(risks.map(({ title }) => title)).toEqual(['Consent may be refused at will']);
  });

  test('is explained in the reader’s language', () => {
    const { explained } = testPlay(antiAssignment, 'Keine Partei darf diesen Vertrag ohne Zustimmung übertragen.', {
      language: 'de',
      to: 'fr',
    });
    expect(explained).toBe(
      'Le contrat, ou les droits et obligations qui en découlent, ne peut être cédé à un tiers qu’avec un accord, sous réserve des exceptions figurant dans le passage cité. La clause engage les deux parties.',
    );
  });

  test('is missed in a contract that has no word of it', () => {
    expect(testPlay(antiAssignment, 'The Supplier shall provide the services.').missingWhy).not.toBeNull();
  });
});
