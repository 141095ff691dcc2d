import type { Recognised } from '../play-rule';

export interface ConsumersWords {
  'cooling-off': Recognised;
  'content-removal': Recognised & {
    atWill: RegExp;
  };
  'contract-by-using': Recognised & {
    changes: RegExp;
  };
  'privacy-included': Recognised & {
    consent: RegExp;
  };
}
