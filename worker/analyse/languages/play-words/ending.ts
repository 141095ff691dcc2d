import type { Recognised } from '../play-rule';

export interface EndingWords {
  'termination-for-cause': Recognised & {
    puttingRight: RegExp;
  };
  'termination-for-convenience': Recognised;
  'unilateral-termination': Recognised & {
    atWill: RegExp;
    onCondition: RegExp;
    withoutWarning: RegExp;
  };
  'post-termination-services': Recognised & {
    unpaid: RegExp;
  };
}
