import type { Sections } from '../analysis-sections';
import { listRisks } from '../risks/listed-risks';

export const mostPressing = 3;

/** The gravest risks, which are told before all else. */
export const pressingRisks = (sections: Sections) =>
  listRisks(sections)
    .filter(({ level }) => level !== 'low')
    .slice(0, mostPressing);
