import { expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { readContractText } from '../text/contract-text';
import { createSayings } from './sayings';

function turned(text: string, language: Locale) {
  const contract = readContractText({ text, blocks: [], language });
  const sayings = createSayings(contract);
  return contract.sentences.some((sentence) => sayings.isTurned(sentence));
}

test.each<[Locale, harmless: string[], harmful: string[]]>([
  [
    'en',
    [
      'While the roof is mended we may move your boxes to another room at our expense.',
      'If you die before the end, the balance of the debt is forgiven.',
      'Out of print for two years, all rights return to the author.',
      'During the offer you are still paid your full fee.',
    ],
    [
      'While the roof is mended we may move your boxes to another room at your expense.',
      'All rights pass to the publisher for ever.',
      'No late payment is ever forgiven.',
    ],
  ],
  [
    'es',
    [
      'Durante las obras podemos mover sus cajas a otra sala a nuestra costa.',
      'Si usted muere antes, lo que falte se perdona.',
      'Agotada la edición dos años, todos los derechos vuelven al autor.',
    ],
    ['Durante las obras podemos mover sus cajas a su costa.', 'Todos los derechos pasan a la editorial para siempre.'],
  ],
  [
    'fr',
    [
      'Pendant les travaux nous pouvons déplacer vos cartons dans une autre salle, à nos frais.',
      'Si vous mourez avant le terme, le solde est effacé.',
      'Après deux ans d’épuisement, tous les droits reviennent à l’auteure.',
      'Le bailleur n’y peut rien, mais il ne leur réclame rien.',
    ],
    [
      'Pendant les travaux nous pouvons déplacer vos cartons à vos frais.',
      'Tous les droits passent à l’éditeur pour toujours.',
    ],
  ],
  [
    'de',
    [
      'Während der Arbeiten dürfen wir Ihre Kisten auf unsere Kosten umstellen.',
      'Stirbt die Schuldnerin, wird die Restschuld erlassen.',
      'Ist das Buch zwei Jahre vergriffen, fallen alle Rechte an die Autorin zurück.',
    ],
    [
      'Während der Arbeiten dürfen wir Ihre Kisten auf Ihre Kosten umstellen.',
      'Alle Rechte gehen für immer auf den Verlag über.',
    ],
  ],
  [
    'ar',
    [
      'يجوز لنا أثناء الأعمال نقل صناديقك إلى غرفة أخرى على نفقتنا.',
      'إذا توفي المدين يسقط عنه ما بقي من الدين.',
      'إذا نفدت الطبعة سنتين تعود جميع الحقوق إلى المؤلف.',
    ],
    ['يجوز لنا نقل صناديقك على نفقتك.', 'تنتقل جميع الحقوق إلى الناشر نهائيًا.'],
  ],
])('what the other side bears or gives up turns any harm, in %s', (language, harmless, harmful) => {
  expect(harmless.map((text) => turned(text, language))).toEqual(harmless.map(() => true));
  expect(harmful.map((text) => turned(text, language))).toEqual(harmful.map(() => false));
});
