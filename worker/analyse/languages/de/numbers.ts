import type { NumberWords } from '../number-words';
import { below100, spellUp } from '../spell-numbers';

const units =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );
const tens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig';

export const numbers: NumberWords = {
  spell(add) {
    const below = below100(units, tens, (ten, unit) => [`${unit === 'eins' ? 'ein' : unit}und${ten}`]);
    below[1] = ['eins', 'ein', 'eine', 'einen', 'einem', 'einer', 'eines'];
    below[2]?.push('zweier', 'zwo');
    below[3]?.push('dreier');
    spellUp(below, add, (hundreds, rest) => {
      const head = hundreds === 1 ? ['hundert', 'einhundert'] : [`${units[hundreds]}hundert`];
      return head.map((word) => `${word}${rest}`);
    });
  },
  joinedBefore: null,
};
