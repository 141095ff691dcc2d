import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { readContractText } from '../text/contract-text';
import { readActingRoles } from './acting-roles';

function acting(count: number, text: string, language: Locale) {
  const contract = readContractText({ text, blocks: [], language });
  return readActingRoles(count, () => false, contract)?.map(({ called }) => called) ?? null;
}

describe('roles without a name', () => {
  test.each<[Locale, string[], string[]]>([
    [
      'en',
      ['Brewery', 'Workshop'],
      [
        'The Workshop must build the door by May. The Brewery may look at it. The Brewery must say what it thinks.',
        'The Workshop may ask a friend for help. The Brewery shall keep the yard free. The Workshop shall sweep it.',
      ],
    ],
    [
      'es',
      ['Cervecería', 'Taller'],
      [
        'El Taller deberá construir la puerta. La Cervecería podrá verla. La Cervecería deberá dar su opinión.',
        'Después, el Taller podrá pedir ayuda. Desde mayo, la Cervecería deberá dejar libre el patio. El Taller deberá barrerlo.',
      ],
    ],
    [
      'fr',
      ['Brasserie', 'Atelier'],
      [
        "En mai, l'Atelier doit construire la porte. La Brasserie peut la voir. La Brasserie doit dire ce qu'elle en pense.",
        "Pour cela, l'Atelier peut demander de l'aide. En juin, la Brasserie doit libérer la cour. Ensuite l'Atelier doit la balayer.",
      ],
    ],
    [
      'de',
      ['Brauhaus', 'Werkstatt'],
      [
        'Die Werkstatt muss die Tür bauen. Das Brauhaus darf sie ansehen. Das Brauhaus muss sich dazu äußern.',
        'Die Werkstatt darf sich helfen lassen. Das Brauhaus muss den Hof freihalten. Die Werkstatt muss ihn kehren.',
      ],
    ],
    [
      'ar',
      ['المطبعة', 'الورشة'],
      [
        'تلتزم الورشة بصنع الباب قبل مايو. يجوز للمطبعة معاينته. تلتزم المطبعة بإبداء رأيها.',
        'يحق للورشة الاستعانة بصديق. تلتزم المطبعة بإخلاء الفناء. تلتزم الورشة بكنسه. ثم تتحمل المطبعة أجرة الكنس.',
      ],
    ],
  ])('are the words that must and may do something, in %s', (language, roles, paragraphs) => {
    expect(acting(2, paragraphs.join('\n\n'), language)?.sort()).toEqual(roles.sort());
  });

  test('are not told where a third acts about as often', () => {
    const text =
      'The Brewery must pay. The Brewery may look. The Brewery must wait. The Workshop must build. The Workshop may rest. The Workshop must sweep. The Neighbour must watch. The Neighbour may shout. The Neighbour must sleep.';
    expect(acting(2, text, 'en')).toBe(null);
  });

  test('are no words that only begin sentences', () => {
    const text = 'Nobody must shout here. Nobody may smoke. Nobody must run. Nobody may swim. Nobody shall sing.';
    expect(acting(1, text, 'en')).toBe(null);
  });
});
