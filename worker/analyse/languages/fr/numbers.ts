import type { NumberWords } from '../number-words';
import { below100, spellUp } from '../spell-numbers';

const units =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
const tens = 'vingt trente quarante cinquante soixante';

export const numbers: NumberWords = {
  spell(add) {
    const below = below100(units, tens, (ten, unit) => [`${ten}-${unit}`, `${ten} ${unit}`, `${ten} et ${unit}`]);
    below[1]?.push('une');
    for (let unit = 0; unit < 20; unit++) {
      const names = below[unit] ?? [];
      if (unit >= 10)
        below[60 + unit] = names.flatMap((word) => [`soixante-${word}`, `soixante ${word}`, `soixante et ${word}`]);
      below[80 + unit] =
        unit === 0 ? ['quatre-vingts', 'quatre-vingt'] : names.flatMap((word) => [`quatre-vingt-${word}`]);
    }
    spellUp(below, add, (hundreds, rest) => {
      const head = hundreds === 1 ? 'cent' : `${units[hundreds]} cent`;
      return rest ? [`${head} ${rest}`] : [head, `${head}s`];
    });
  },
  joinedBefore: null,
};
