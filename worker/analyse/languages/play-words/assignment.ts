import type { Recognised } from '../play-rule';

export interface AssignmentWords {
  'anti-assignment': Recognised & {
    consent: RegExp;
    reasonable: RegExp;
    alone: RegExp;
    isVoid: RegExp;
    freely: RegExp;
    barred: RegExp;
  };
  'change-of-control': Recognised & {
    ends: RegExp;
    needsConsent: RegExp;
    tells: RegExp;
  };
  subcontracting: Recognised & {
    consent: RegExp;
    barred: RegExp;
    liable: RegExp;
  };
  'first-refusal': Recognised & {
    /** Words beside a period that is a time for answering, not some other one. */
    answering: RegExp;
  };
}
