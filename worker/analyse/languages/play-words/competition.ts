import type { Recognised } from '../play-rule';

export interface CompetitionWords {
  'non-compete': Recognised;
  'competitive-restriction-exception': Recognised;
  'restraint-after-employment': Recognised;
}
