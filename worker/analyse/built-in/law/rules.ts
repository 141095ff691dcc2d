import type { Place } from '#worker/analyse/languages/legal-words.ts';
import type { LawRule } from './law-rule';
import { austria } from './rules/austria';
import { belgium } from './rules/belgium';
import { egypt } from './rules/egypt';
import { emirates } from './rules/emirates';
import { englandAndWales } from './rules/england-and-wales';
import { france } from './rules/france';
import { germany } from './rules/germany';
import { ireland } from './rules/ireland';
import { jordan } from './rules/jordan';
import { morocco } from './rules/morocco';
import { saudiArabia } from './rules/saudi-arabia';
import { scotland } from './rules/scotland';
import { spain } from './rules/spain';
import { switzerland } from './rules/switzerland';

/** What the law of each place does not let a contract say. */
export const rulesOf: Readonly<Record<Place, readonly LawRule[]>> = {
  'england-and-wales': englandAndWales,
  scotland,
  ireland,
  spain,
  france,
  germany,
  austria,
  switzerland,
  belgium,
  morocco,
  'saudi-arabia': saudiArabia,
  emirates,
  egypt,
  jordan,
};
