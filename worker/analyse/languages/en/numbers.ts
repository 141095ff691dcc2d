import type { NumberWords } from '../number-words';
import { below100, spellUp } from '../spell-numbers';

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';

export const numbers: NumberWords = {
  spell(add) {
    const below = below100(units, tens, (ten, unit) => [`${ten}-${unit}`, `${ten} ${unit}`]);
    spellUp(below, add, (hundreds, rest) => {
      const head = hundreds === 1 ? ['one hundred', 'a hundred'] : [`${units[hundreds]} hundred`];
      return head.flatMap((word) => (rest ? [`${word} ${rest}`, `${word} and ${rest}`] : [word]));
    });
  },
  joinedBefore: null,
};
