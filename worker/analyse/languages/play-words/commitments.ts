import type { Recognised } from '../play-rule';

export interface CommitmentsWords {
  'minimum-commitment': Recognised & {
    paidAnyway: RegExp;
  };
  'volume-restriction': Recognised & {
    extra: RegExp;
  };
  exclusivity: Recognised & {
    buysOnly: RegExp;
    noOthers: RegExp;
  };
}
