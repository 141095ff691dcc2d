import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { readContractText } from '../text/contract-text';
import { readTwoSides } from './read-two-sides';

const read = (text: string, language: Locale) => readTwoSides(readContractText({ text, blocks: [], language }));

describe('who stands on the other side', () => {
  test('is whoever acts in the text, where only one is named', () => {
    const text = [
      'Membership of Jo Field (the "Member")',
      'The Lighthouse must keep the rooms warm. The Member may come at any hour.',
      'The Lighthouse may close for a week a year. The Member must wipe the tables. The Lighthouse shall replace them.',
    ].join('\n\n');
    const sides = read(text, 'en');
    expect(sides?.names).toEqual({ reader: 'Member', other: 'Lighthouse' });
    expect(sides?.mentionsIn('The Lighthouse sings.').map(({ party }) => party)).toEqual(['other']);
    expect(sides?.mentionsIn('The Member sings.').map(({ party }) => party)).toEqual(['reader']);
  });

  test.each<[Locale, string, string, string]>([
    ['en', 'Made with Jo Field (the "Client").', 'We clean. We bring soap. We never sing. You open the door.', 'We'],
    ['de', 'Vereinbart mit Anna Roth (nachfolgend „Kundin“).', 'Wir putzen. Wir räumen auf. Wir singen nie.', 'Wir'],
  ])('is "we" where whoever speaks has no name (%s)', (language, opening, words, we) => {
    const sides = read(`${opening}\n\n${words}`, language);
    expect(sides?.names.other).toBe(we);
    expect(sides?.mentionsIn(`${we} X.`).map(({ party }) => party)).toEqual(['other']);
  });

  test('are two who act, where nobody is named: the one to protect reads', () => {
    const text = [
      'The Nursery must open at eight. The Parents must come by six. The Nursery may close in August.',
      'The Parents may visit. The Nursery shall serve lunch. The Parents shall bring a hat.',
    ].join('\n\n');
    expect(read(text, 'en')).toMatchObject({ names: { reader: 'Parents', other: 'Nursery' }, isReaderKnown: true });
  });

  test.each([
    [
      'en',
      'Dear Ben, I lend you my van. You bring it back on Sunday. I pay the tax and you fill it up. I trust you.',
      'you',
      'I',
    ],
    [
      'es',
      'Querido Ben: yo te presto la furgoneta. Tú la traes el domingo, y tú la llenas. Tú la lavas. Yo pago el seguro, y yo la guardo.',
      'Tú',
      'yo',
    ],
    [
      'fr',
      'Cher Ben, je te prête ma camionnette. Tu la ramènes dimanche et tu fais le plein. Je paie et je lave.',
      'Tu',
      'je',
    ],
    [
      'de',
      'Lieber Ben, ich leihe dir den Wagen. Du bringst ihn am Sonntag, und du tankst. Ich zahle, und ich wasche.',
      'Du',
      'ich',
    ],
    [
      'ar',
      'عزيزي سامر، أنا أعيرك سيارتي. أنت ترجعها يوم الأحد، أنت تملؤها. أنا أدفع التأمين. أنا أغسلها. أنت تشكر.',
      'أنت',
      'أنا',
    ],
  ] as const)('are "I" and "you" in a letter without names or roles (%s)', (language, text, reader, other) => {
    expect(read(text, language)).toMatchObject({ names: { reader, other }, isReaderKnown: true, isAddressed: true });
  });

  test('is nobody where nothing tells', () => {
    expect(read('Jo Field (the "Client") likes soup. It must be hot.', 'en')).toBe(null);
  });
});

describe('the one who has but a name', () => {
  const text = (words: string) =>
    [
      'Agreement between Lune Ltd (the "Studio") and Ann Corvin.',
      'The Studio must paint the sign. The Carer may look at it. The Carer must say what she thinks of it.',
      `The Studio may ask a friend for help. The Carer shall keep the yard free. ${words}`,
    ].join('\n\n');

  test('has the role that acts beside the known one, and keeps the name', () => {
    const sides = read(text(''), 'en');
    expect(Object.values(sides?.names ?? {}).sort()).toEqual(['Carer (Ann Corvin)', 'Studio']);
    expect(sides?.mentionsIn('The Carer sings.')).toHaveLength(1);
  });

  test('is called by the name alone where the text speaks to her', () => {
    const sides = read(text('You must be kind. You may sing. You pay.'), 'en');
    expect(Object.values(sides?.names ?? {}).sort()).toEqual(['Ann Corvin', 'Studio']);
  });
});
