import type { Recognised } from '../play-rule';

export interface ClosingWords {
  'entire-agreement': Recognised;
  severability: Recognised;
  variation: Recognised & {
    written: RegExp;
  };
  'third-party-beneficiary': Recognised;
}
