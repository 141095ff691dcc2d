import type { Recognised } from '../play-rule';

export interface TenancyWords {
  'break-clause': Recognised & {
    /** The sentence gives the right to the landlord. */
    byLandlord: RegExp;
  };
  'rent-review': Recognised & {
    /** No measure: whenever, or as much as, one side likes. */
    atWill: RegExp;
  };
  repairs: Recognised & {
    /** Every repair, or the large ones by name, is the tenant’s. */
    allOnTenant: RegExp;
  };
  subletting: Recognised;
}
