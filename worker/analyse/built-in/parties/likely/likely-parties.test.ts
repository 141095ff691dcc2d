import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { readParties } from '#worker/analyse/built-in/facts/find-parties.ts';
import { readContractText } from '#worker/analyse/built-in/text/contract-text.ts';

const named = (language: Locale, text: string) =>
  readParties(readContractText({ text, blocks: [], language })).map(({ name, role }) => [name, role]);

describe('Parties that no sentence introduces are known by where their names stand', () => {
  test.each([
    [
      'en',
      'Klangraum Music School\n3 Lime Road, Leeds\n\nLESSONS\n\nYou learn the piano with us, once a week, for 68 pounds a month.\n\n1. Lessons begin on 1 March 2027.\n2. Missed lessons are made up.\n\nLeeds, 12 February 2027\n\nKlangraum Music School                Pupil\n(Ian Reed)                            Tabitha Voll',
      ['Klangraum Music School', 'Tabitha Voll'],
    ],
    [
      'es',
      'Taller Mecánico Hermanos Soto\nCalle del Pozo 9, Soria\n\nORDEN DE REPARACIÓN\n\nCambio de embrague del coche por 640 euros.\n\n1. El coche se entrega el 3 de mayo de 2027.\n2. El pago se hace al recogerlo.\n\nSoria, 28 de abril de 2027\n\nPor el taller                       El propietario\nJulián Soto                         Álvaro Medrano Gil',
      ['Taller Mecánico Hermanos Soto', 'Álvaro Medrano Gil'],
    ],
    [
      'ar',
      'مركز الريان للتدريب\nشارع النخيل، العين\n\nاستمارة تسجيل في دورة\n\nتبدأ الدورة في 1 مارس 2027 وتستمر ثلاثة أشهر مقابل 900 درهم.\n\n1. يدفع الرسم قبل البدء.\n2. نعيد الرسم إذا ألغينا الدورة.\n\nعن المركز                          المتدربة\nسامي عوض                           هند راشد المنصوري',
      ['مركز الريان للتدريب', 'هند راشد المنصوري'],
    ],
  ] as const)('%s', (language, text, expected) => {
    expect(named(language, text).map(([name]) => name)).toEqual(expected);
  });

  test('where names may as well be those of places or witnesses, nobody is told', () => {
    const text =
      'BOAT SHED RULES\n\nThe shed at Harbour Lane opens at eight. The key hangs at the Anchor Inn. Nobody sleeps in the shed.\n\nIn 2019 Elsie Crane painted the door.';
    expect(named('en', text)).toEqual([]);
  });
});
