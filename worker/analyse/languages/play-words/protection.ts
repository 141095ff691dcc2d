import type { Recognised } from '../play-rule';

export interface ProtectionWords {
  indemnity: Recognised & {
    whateverTheFault: RegExp;
  };
  insurance: Recognised & {
    additional: RegExp;
    proof: RegExp;
  };
  'personal-guarantee': Recognised;
}
