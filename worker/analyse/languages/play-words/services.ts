import type { Recognised } from '../play-rule';

export interface ServicesWords {
  'service-levels': Recognised & {
    /** Credits shut out every other claim. */
    soleRemedy: RegExp;
  };
  delivery: Recognised & {
    /** The dates are named and then taken back. */
    notBinding: RegExp;
  };
  'title-and-risk': Recognised;
}
