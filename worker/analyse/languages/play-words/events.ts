import type { Recognised } from '../play-rule';

export interface EventsWords {
  'force-majeure': Recognised & {
    lasting: RegExp;
    ends: RegExp;
  };
  notices: Recognised & {
    electronic: RegExp;
    onSending: RegExp;
  };
  'unilateral-change': Recognised & {
    withoutWarning: RegExp;
    withWarning: RegExp;
  };
}
