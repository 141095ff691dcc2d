import type { Recognised } from '../play-rule';

export interface LicenceScopeWords {
  'licence-grant': Recognised & {
    nonExclusive: RegExp;
    exclusive: RegExp;
    free: RegExp;
    revocable: RegExp;
    sublicensing: RegExp;
  };
  'non-transferable-licence': Recognised & {
    sublicensing: RegExp;
    excepted: RegExp;
  };
  'perpetual-licence': Recognised & {
    onward: RegExp;
  };
  'unlimited-licence': Recognised;
}
