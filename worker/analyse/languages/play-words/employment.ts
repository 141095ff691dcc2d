import type { Recognised } from '../play-rule';

export interface EmploymentWords {
  probation: Recognised;
  holiday: Recognised;
  'working-hours': Recognised & {
    /** Extra hours are said to bring no extra pay. */
    unpaid: RegExp;
  };
}
