import type { NumberWords } from '../number-words';
import { below100, spellUp } from '../spell-numbers';

const units =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const tens = 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa';

export const numbers: NumberWords = {
  spell(add) {
    const below = below100(units, tens, (ten, unit) => [`${ten} y ${unit}`]);
    below[1]?.push('un', 'una');
    below[21]?.push('veintiún', 'veintiuna');
    spellUp(below, add, (hundreds, rest) => {
      const head = ['', 'ciento', 'doscientos', 'trescientos'][hundreds];
      if (!rest) return hundreds === 1 ? ['cien'] : [`${head}`, `${head?.slice(0, -2)}as`];
      return [`${head} ${rest}`];
    });
  },
  joinedBefore: null,
};
