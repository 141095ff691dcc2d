import type { Recognised } from '../play-rule';

export interface IntellectualPropertyWords {
  'ip-assignment': Recognised & {
    unrelated: RegExp;
    moralRights: RegExp;
    waives: RegExp;
  };
  'joint-ip-ownership': Recognised & {
    useRules: RegExp;
  };
  'source-code-escrow': Recognised & {
    insolvency: RegExp;
    failure: RegExp;
  };
}
