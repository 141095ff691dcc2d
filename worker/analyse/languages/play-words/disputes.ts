import type { Recognised } from '../play-rule';

export interface DisputesWords {
  arbitration: Recognised & {
    groupWaiver: RegExp;
  };
  'governing-law': Recognised;
  jurisdiction: Recognised & {
    exclusive: RegExp;
    homeCourts: RegExp;
  };
  'covenant-not-to-sue': Recognised & {
    release: RegExp;
  };
}
