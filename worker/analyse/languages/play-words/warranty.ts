import type { Recognised } from '../play-rule';

export interface WarrantyWords {
  warranty: Recognised & {
    disclaims: RegExp;
    given: RegExp;
  };
  'warranty-duration': Recognised;
}
