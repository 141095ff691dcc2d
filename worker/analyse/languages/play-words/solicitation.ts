import type { Recognised } from '../play-rule';

export interface SolicitationWords {
  'no-solicit-customers': Recognised;
  'no-solicit-employees': Recognised;
  'non-disparagement': Recognised;
}
