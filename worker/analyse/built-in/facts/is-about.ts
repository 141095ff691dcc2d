import type { ContractKind } from '#src/features/contracts/contract-kinds.schema.ts';
import type { Thing } from '#worker/analyse/languages/kind-words.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { compilePattern } from '../text/compile-pattern';
import type { ContractText } from '../text/contract-text';

/** Kinds whose names many other deals have too: a lease of anything, a membership in anything. */
const thingOf: Partial<Record<ContractKind, Thing>> = {
  'building-works': 'works',
  'care-home': 'aged',
  childcare: 'child',
  course: 'course',
  'gym-membership': 'gym',
  lodger: 'home',
  'residential-tenancy': 'home',
  'room-let': 'home',
};
const read = 7000;
const headLength = 300;
const fewest = 1;

/** Whether a contract that may be of a kind speaks of what such a contract is about, and more than of anything else. */
export function isAbout(kind: ContractKind, { text, language }: ContractText, title: string | null): boolean {
  const thing = thingOf[kind];
  if (!thing) return true;
  const { is, isNot } = languages[language].kinds.things[thing];
  const times = (pattern: RegExp, words: string) => words.match(compilePattern(pattern, language, 'g'))?.length ?? 0;
  const head = title ?? text.slice(0, headLength);
  if (times(isNot, head) > times(is, head)) return false;
  const start = text.slice(0, read);
  const said = times(is, start);
  return said >= fewest && said > times(isNot, start);
}
