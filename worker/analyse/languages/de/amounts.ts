import type { AmountWords } from '../amount-words';

const numbers: Record<string, number> = {
  halbe: 0.5,
  halben: 0.5,
  ein: 1,
  eine: 1,
  einen: 1,
  einer: 1,
  eins: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwölf: 12,
  dreizehn: 13,
  vierzehn: 14,
  fünfzehn: 15,
  sechzehn: 16,
  siebzehn: 17,
  achtzehn: 18,
  neunzehn: 19,
  zwanzig: 20,
  dreißig: 30,
  dreissig: 30,
  vierzig: 40,
  fünfzig: 50,
  sechzig: 60,
  siebzig: 70,
  achtzig: 80,
  neunzig: 90,
  hundert: 100,
  tausend: 1000,
  million: 1e6,
  millionen: 1e6,
  mio: 1e6,
  milliarde: 1e9,
  milliarden: 1e9,
  mrd: 1e9,
};
const longestFirst = [...Object.keys(numbers), 'und'].sort((a, b) => b.length - a.length);

/** "fünfundvierzigtausend" is "fünf und vierzig tausend". */
function parts(word: string): string[] | null {
  const found: string[] = [];
  for (let at = 0; at < word.length; ) {
    const next = longestFirst.find((part) => word.startsWith(part, at));
    if (!next) return null;
    found.push(next);
    at += next.length;
  }
  return found.length > 1 && found[0] !== 'und' ? found : null;
}

export const amountWords: AmountWords = {
  numbers,
  countsTwenties: false,
  and: ['und'],
  of: [],
  parts,
  units: {
    eur: 'EUR',
    euro: 'EUR',
    euros: 'EUR',
    teuro: 'EUR',
    franken: 'CHF',
    'schweizer franken': 'CHF',
    stutz: 'CHF',
    sfr: 'CHF',
    dollar: 'dollar',
    'us-dollar': 'USD',
    'us dollar': 'USD',
    pfund: 'GBP',
    'britische pfund': 'GBP',
    'pfund sterling': 'GBP',
    kronen: 'SEK',
  },
  cents: { cent: 'EUR', cents: 'EUR', rappen: 'CHF', rp: 'CHF' },
  places: [[/kanad/, { dollar: 'CAD' }]],
};
