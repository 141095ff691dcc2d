import type { Recognised } from '../play-rule';

export interface LiabilityWords {
  'cap-on-liability': Recognised & {
    fees: RegExp;
    indirect: RegExp;
  };
  'limitation-of-liability': Recognised & {
    exceptions: RegExp;
    /** Says how far somebody is liable, so that liability is not excluded altogether. */
    limits: RegExp;
  };
  'uncapped-liability': Recognised & {
    confidentiality: RegExp;
    indemnity: RegExp;
    seriousFault: RegExp;
    injury: RegExp;
    fraud: RegExp;
    intellectualProperty: RegExp;
  };
  'liquidated-damages': Recognised & {
    perDay: RegExp;
  };
}
