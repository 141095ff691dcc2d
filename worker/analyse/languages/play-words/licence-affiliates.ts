import type { Recognised } from '../play-rule';

export interface LicenceAffiliatesWords {
  'affiliate-licence-licensee': Recognised & {
    approved: RegExp;
  };
  'affiliate-licence-licensor': Recognised;
}
