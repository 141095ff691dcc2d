import type { NumberWords } from '../number-words';

export const numbers: NumberWords = {
  spell(add) {
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
        for (const ten of ['عشر', 'عشرة']) for (const article of ['', 'ال']) add(`${article}${word} ${ten}`, 10 + unit);
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
  joinedBefore: /^[وبل]/,
};
