import type { Locale } from '#src/i18n/locale.schema.ts';

const lists: Record<Locale, string> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
  de: 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
  ar: 'صفر واحد اثنان ثلاثة اربعة خمسة ستة سبعة ثمانية تسعة عشرة',
};
const tens: Record<Locale, string> = {
  en: 'twenty thirty forty fifty sixty seventy eighty ninety',
  es: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  fr: 'vingt trente quarante cinquante soixante',
  de: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
  ar: 'عشرون ثلاثون اربعون خمسون ستون سبعون ثمانون تسعون',
};
const highest = 399;

type Add = (words: string, value: number) => void;

const builders: Record<Locale, (add: Add) => void> = {
  en(add) {
    const below = below100('en', (ten, unit) => [`${ten}-${unit}`, `${ten} ${unit}`]);
    spell(below, add, (hundreds, rest) => {
      const head = hundreds === 1 ? ['one hundred', 'a hundred'] : [`${lists.en.split(' ')[hundreds]} hundred`];
      return head.flatMap((word) => (rest ? [`${word} ${rest}`, `${word} and ${rest}`] : [word]));
    });
  },
  es(add) {
    const below = below100('es', (ten, unit) => [`${ten} y ${unit}`]);
    below[1]?.push('un', 'una');
    below[21]?.push('veintiún', 'veintiuna');
    spell(below, add, (hundreds, rest) => {
      const head = ['', 'ciento', 'doscientos', 'trescientos'][hundreds];
      if (!rest) return hundreds === 1 ? ['cien'] : [`${head}`, `${head?.slice(0, -2)}as`];
      return [`${head} ${rest}`];
    });
  },
  fr(add) {
    const below = below100('fr', (ten, unit) => [`${ten}-${unit}`, `${ten} ${unit}`, `${ten} et ${unit}`]);
    below[1]?.push('une');
    for (let unit = 0; unit < 20; unit++) {
      const names = below[unit] ?? [];
      if (unit >= 10)
        below[60 + unit] = names.flatMap((word) => [`soixante-${word}`, `soixante ${word}`, `soixante et ${word}`]);
      below[80 + unit] =
        unit === 0 ? ['quatre-vingts', 'quatre-vingt'] : names.flatMap((word) => [`quatre-vingt-${word}`]);
    }
    spell(below, add, (hundreds, rest) => {
      const head = hundreds === 1 ? 'cent' : `${lists.fr.split(' ')[hundreds]} cent`;
      return rest ? [`${head} ${rest}`] : [head, `${head}s`];
    });
  },
  de(add) {
    const units = lists.de.split(' ');
    const below = below100('de', (ten, unit) => [`${unit === 'eins' ? 'ein' : unit}und${ten}`]);
    below[1] = ['eins', 'ein', 'eine', 'einen', 'einem', 'einer', 'eines'];
    below[2]?.push('zweier', 'zwo');
    below[3]?.push('dreier');
    spell(below, add, (hundreds, rest) => {
      const head = hundreds === 1 ? ['hundert', 'einhundert'] : [`${units[hundreds]}hundert`];
      return head.map((word) => `${word}${rest}`);
    });
  },
  ar(add) {
    // Masculine and feminine, all cases: contracts mix them freely.
    const units = ['', 'واحد', 'اثن', 'ثلاث', 'اربع', 'خمس', 'ست', 'سبع', 'ثمان', 'تسع'];
    const forms = units.map((stem, unit) => {
      if (unit === 0) return [];
      if (unit === 1) return ['واحد', 'واحدة', 'احدي', 'احد'];
      if (unit === 2) return ['اثنان', 'اثنين', 'اثنتان', 'اثنتين', 'اثنا', 'اثني', 'اثنتا', 'اثنتي'];
      if (unit === 8) return ['ثمان', 'ثماني', 'ثمانية'];
      return [stem, `${stem}ة`];
    });
    forms.forEach((words, unit) => {
      for (const word of words) {
        add(word, unit);
        for (const ten of ['عشر', 'عشرة']) add(`${word} ${ten}`, 10 + unit);
      }
    });
    for (const word of ['عشر', 'عشرة']) add(word, 10);
    ['عشر', 'ثلاث', 'اربع', 'خمس', 'ست', 'سبع', 'ثمان', 'تسع'].forEach((stem, at) => {
      for (const ten of [`${stem}ون`, `${stem}ين`]) {
        add(ten, (at + 2) * 10);
        forms.forEach((words, unit) => {
          for (const word of words) add(`${word} و${ten}`, (at + 2) * 10 + unit);
        });
      }
    });
    for (const [word, value] of [
      ['مائة', 100],
      ['مئة', 100],
      ['مائتان', 200],
      ['مائتين', 200],
      ['ثلاثمائة', 300],
    ] as const) {
      add(word, value);
      for (const rest of ['ثمانون', 'ثمانين', 'عشرون', 'عشرين', 'خمسون', 'خمسين']) {
        add(`${word} و${rest}`, value + (rest.startsWith('ثمان') ? 80 : rest.startsWith('عشر') ? 20 : 50));
      }
    }
  },
};

function below100(locale: Locale, join: (ten: string, unit: string) => string[]): string[][] {
  const units = lists[locale].split(' ');
  const names: string[][] = units.map((word) => [word]);
  tens[locale].split(' ').forEach((ten, at) => {
    const value = (at + 2) * 10;
    names[value] ??= [ten];
    for (let unit = 1; unit < 10; unit++) names[value + unit] ??= join(ten, units[unit] ?? '');
  });
  return names;
}

function spell(below: string[][], add: Add, hundreds: (count: number, rest: string) => string[]) {
  for (let value = 0; value <= highest; value++) {
    if (value < 100) for (const word of below[value] ?? []) add(word, value);
    else {
      const rests = value % 100 === 0 ? [''] : (below[value % 100] ?? []);
      for (const rest of rests) for (const word of hundreds(Math.floor(value / 100), rest)) add(word, value);
    }
  }
}

const tables = new Map<Locale, Map<string, number>>();

/** Number words up to 399, in normalised form and lower case. */
export function numberWords(locale: Locale): Map<string, number> {
  let table = tables.get(locale);
  if (!table) {
    const words = new Map<string, number>();
    builders[locale]((word, value) => {
      if (!words.has(word)) words.set(word, value);
    });
    tables.set(locale, words);
    table = words;
  }
  return table;
}
