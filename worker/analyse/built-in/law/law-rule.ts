import type { Doubt } from '#src/features/contracts/analysis.schema.ts';
import type { LegalMatter } from '#worker/analyse/languages/legal-words.ts';
import type { HarmType } from '../harms/harm-types';
import type { To } from '../play';
import type { Duration } from '../read/durations';
import type { DoubtReason } from './doubt-texts';
import type { Setting } from './settings';

export type Length = Pick<Duration, 'amount' | 'unit'>;

/** Something that a contract says and that can be held against a limit. */
export type Measured = 'deposit' | 'probation' | 'restraint' | 'their-notice' | 'your-notice' | 'term' | 'interest';

/**
 * A rule of the law of one place, told where the words of a contract go beyond it. It is named by statute and section as
 * lawyers of the place do; one that is not certain, or that turns on what a contract does not say, has no place here.
 */
export interface LawRule {
  /** The contracts that it is for; all where absent. */
  setting?: Setting;
  /** What it looks at: harms that the contract does, a measure, or fees for letting a home. */
  of: readonly HarmType[] | Measured | 'letting-fee';
  /** Beyond it the rule is broken; of a deposit in rents, of interest in percent a year. */
  most?: Length | number;
  least?: Length;
  /** A deposit is limited so only where a year's rent is below this. */
  rentBelow?: number;
  /** Must be said in the sentence. */
  says?: LegalMatter;
  /** Must not be said in its clause. */
  unless?: readonly LegalMatter[];
  /** Must be said somewhere in the contract; must be said nowhere. */
  somewhere?: LegalMatter;
  nowhere?: readonly LegalMatter[];
  /** Statute and section. */
  rule(to: To): string;
  reason: DoubtReason;
  certainty: NonNullable<Doubt>['certainty'];
}

/** A statute that is cited alike in all languages. */
export const cited = (rule: string) => () => rule;
