import type { SharedUnit } from '#worker/analyse/languages/amount-words.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import type { Currencies } from '../read/money';
import type { ContractText } from '../text/contract-text';

/** Units that stand for one currency where nothing says otherwise. */
const usual: Currencies = {
  dollar: 'USD',
  riyal: 'SAR',
  'egyptian-or-sudanese-pound': 'EGP',
  'emirati-dirham-or-jordanian-dinar': 'JOD',
};
/** A letter that stands for a currency where a contract has several such sums, and none with a sign. */
const lettered: readonly [sums: RegExp, Currencies][] = [[/(?<![\p{L}\d])r ?\d/gu, { rand: 'ZAR' }]];
const fewestLettered = 3;
const euro = /€|(?<!\p{L})euros?(?!\p{L})/u;
const sign = /[€£$₹¥]/;
const farthest = 60_000;

const weakly = 0.01;
const known = new WeakMap<ContractText, Currencies>();

/** What a contract means by "$", "dirhams" or "dinars": told by the places that it names. */
export function readCurrencies(contract: ContractText): Currencies {
  const currencies = known.get(contract) ?? readPlaces(contract);
  known.set(contract, currencies);
  return currencies;
}

function readPlaces({ text, language }: ContractText): Currencies {
  const words = text.slice(0, farthest).toLowerCase();
  const counts = new Map<SharedUnit, { currency: string; times: number }>();
  for (const [place, currencies, strength] of languages[language].amounts.places) {
    const times = (words.split(place).length - 1) * (strength === 'weak' ? weakly : 1);
    for (const [unit, currency] of Object.entries(currencies) as [SharedUnit, string][]) {
      if (times > (counts.get(unit)?.times ?? 0)) counts.set(unit, { currency, times });
    }
  }
  const byLetter = sign.test(words)
    ? []
    : lettered.filter(([sums]) => (words.match(sums)?.length ?? 0) >= fewestLettered);
  const cents: Currencies = euro.test(words) && !/\$/.test(words) ? { cent: 'EUR' } : {};
  const letters = Object.assign({}, ...byLetter.map(([, currencies]) => currencies));
  return {
    ...usual,
    ...cents,
    ...letters,
    ...Object.fromEntries([...counts].map(([unit, { currency }]) => [unit, currency])),
  };
}
