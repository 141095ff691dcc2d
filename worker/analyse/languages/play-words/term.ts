import type { Recognised } from '../play-rule';

export interface TermWords {
  'effective-date': Recognised;
  'expiration-date': Recognised & {
    indefinite: RegExp;
  };
  'renewal-term': Recognised & {
    automatic: RegExp;
    yearly: RegExp;
    renews: RegExp;
  };
  'notice-to-terminate-renewal': Recognised;
}
