import type { Recognised } from '../play-rule';

export interface PricesWords {
  'price-increase': Recognised & {
    byIndex: RegExp;
    atWill: RegExp;
    measured: RegExp;
  };
  'price-restrictions': Recognised & {
    resale: RegExp;
  };
  'most-favoured-nation': Recognised;
  'revenue-sharing': Recognised & {
    gross: RegExp;
  };
}
