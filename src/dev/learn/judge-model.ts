import type { HarmJudge, Judge } from '#worker/analyse/built-in/harms/harm-judge.ts';
import { signsOf } from '#worker/analyse/built-in/harms/harm-signs.ts';
import { type HarmType, harms } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { Suspect } from '#worker/analyse/built-in/harms/suspects.ts';
import { type FewExample, trainFew } from './train-few.ts';

/** A sentence that no model had seen, and what its key says of it. */
export interface JudgedSuspect {
  suspect: Suspect;
  /** The kinds that are true of it. */
  kinds: readonly HarmType[];
  isGrave: boolean;
}

const types = Object.keys(harms) as HarmType[];
/** How much the weight of a sign, and that of a kind, is drawn towards nothing. */
const pullOfSign = 1;
const pullOfKind = 8;

/**
 * Learns from sentences that were held out what to believe of patterns and learned kinds. Each is seen twice, once with
 * what patterns say hidden: they were written beside these documents and find half as much elsewhere, so that a judge
 * which always saw them would take their silence for innocence.
 */
export function trainJudge(held: readonly JudgedSuspect[]): HarmJudge {
  const all = held.flatMap((one) => [one, { ...one, suspect: withoutSayings(one.suspect) }]);
  return {
    kind: train(all, (harm, { kinds }) => kinds.includes(harm)),
    grave: train(all, (_, { isGrave }) => isGrave),
  };
}

/** A sentence of which no pattern says anything. */
export const withoutSayings = (suspect: Suspect): Suspect => ({ ...suspect, said: [], isTurned: false });

function train(held: readonly JudgedSuspect[], isSo: (harm: HarmType, one: JudgedSuspect) => boolean): Judge {
  const examples = held.flatMap((one) =>
    one.suspect.kinds.map((harm): FewExample => {
      const ofKinds = types.map((type) => Number(type === harm));
      return { values: [...signsOf(harm, one.suspect), ...ofKinds], label: isSo(harm, one) ? 1 : 0, weight: 1 };
    }),
  );
  const count = (examples[0]?.values.length ?? types.length) - types.length;
  const weights = trainFew(examples, [...Array(count).fill(pullOfSign), ...types.map(() => pullOfKind)]);
  return {
    signs: weights.slice(0, count),
    kinds: Object.fromEntries(types.map((type, at) => [type, weights[count + at] ?? 0])),
  };
}
