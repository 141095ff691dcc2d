import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { testPlay } from '../testing/test-play';
import { governingLaw } from './governing-law.play';

const said: [Locale, string, string | null][] = [
  ['en', 'This Agreement shall be governed by the laws of the State of Nevada.', 'State of Nevada'],
  ['en', 'The laws of California shall govern the construction of the Agreement.', 'California'],
  ['es', 'El presente contrato se regirá por la legislación española.', 'legislación española'],
  ['es', 'La ley aplicable a este contrato será la ley mexicana.', 'ley mexicana'],
  ['es', 'Rigen las leyes federales mexicanas.', 'leyes federales mexicanas'],
  ['es', 'Rige el Código Civil y Comercial de la Nación.', 'Código Civil y Comercial de la Nación'],
  ['fr', 'Le présent contrat est régi par le droit français.', 'droit français'],
  ['de', 'Dieser Vertrag unterliegt dem Recht der Bundesrepublik Deutschland.', 'Bundesrepublik Deutschland'],
  ['de', 'Es gilt deutsches Recht unter Ausschluss des UN-Kaufrechts.', 'deutsches Recht'],
  ['ar', 'يخضع هذا العقد لقوانين دولة الإمارات العربية المتحدة.', 'دولة الإمارات العربية المتحدة'],
];
const lookalikes: [Locale, string][] = [
  ['en', 'The Supplier is a corporation duly organized under the laws of Delaware.'],
  ['en', 'The Consultant shall comply with all applicable laws.'],
  ['es', 'La sociedad fue constituida conforme a las leyes de España.'],
  ['fr', 'La société de droit français Dupont fournit les services.'],
  ['de', 'Der Auftraggeber hat das Recht, die Unterlagen einzusehen.'],
  ['ar', 'يلتزم المورد بالقوانين عند تقديم الخدمات.'],
];

describe('governing law', () => {
  for (const [language, text, law] of said) {
    test(`is found in ${language}: “${text}”`, () => {
      const { words, facts } = testPlay(governingLaw, text, { language });
      expect(words).toHaveLength(1);
      expect(facts?.law).toBe(law);
    });
  }

  for (const [language, text] of lookalikes) {
    test(`is not seen in ${language} where there is none: “${text}”`, () => {
      expect(testPlay(governingLaw, text, { language }).words).toEqual([]);
    });
  }

  test('is explained in the language of the reader, whatever the contract’s', () => {
    const { explained } = testPlay(governingLaw, 'Dieser Vertrag unterliegt dem Recht der Schweiz.', {
      language: 'de',
      to: 'fr',
    });
    expect(explained).toBe('Droit applicable aux litiges\u202f: «\u202fSchweiz\u202f».');
  });

  test('left blank is a risk', () => {
    const { risks } = testPlay(
      governingLaw,
      'This Agreement shall be governed by and construed in accordance with the laws of [***].',
    );
    expect(risks.map(({ level }) => level)).toEqual(['medium']);
  });

  test('is missed where there is none', () => {
    expect(testPlay(governingLaw, 'The Supplier delivers the goods.').missingWhy).toMatch(/which country/);
  });
});
