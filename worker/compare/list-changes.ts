import type { Change, ComparedPlace, ComparedWords } from '#src/features/comparison/comparison.schema.ts';
import type { Aligned } from './align';
import type { Vocabulary } from './compared-words';
import { diffWords, Effort, type Run } from './diff-words';
import type { Version } from './find-candidates';
import type { Provision } from './provisions';
import { References } from './references';

/** A change, and which words of each version are new or gone in it, as offsets into its text. */
export interface FoundChange extends Omit<Change, 'unchanged'> {
  touched: { before: Range[]; after: Range[] };
}
export interface Range {
  start: number;
  end: number;
}
export type Step =
  | { kind: 'change'; change: FoundChange; heading: boolean; at: { before: number; after: number } }
  | { kind: 'same'; aligned: Aligned; renumbered: boolean };

export type Compared = { before: Version; after: Version; vocabulary: Vocabulary };

/** What is the same and what is not, in the order of the later version. */
export function listSteps({ before, after, vocabulary }: Compared, aligned: readonly Aligned[]): Step[] {
  const references = new References(vocabulary);
  for (const one of aligned) references.note(first(before, one.before), first(after, one.after));
  const tools = { vocabulary, references, effort: new Effort() };
  const ofAfter = new Map(aligned.flatMap((one) => one.after.map((at) => [at, one] as const)));
  const ofBefore = new Map(aligned.flatMap((one) => one.before.map((at) => [at, one] as const)));
  const steps: Step[] = [];
  let [here, there] = [0, 0];
  const gone = (until: number) => {
    for (; here < until; here++) if (!ofBefore.has(here)) steps.push(single('removed', before, here, there));
  };
  for (; there < after.provisions.length; there++) {
    const one = ofAfter.get(there);
    if (!one) {
      steps.push(single('added', after, there, here));
      continue;
    }
    if (one.after[0] !== there) continue;
    if (!one.moved) gone(one.before[0] ?? here);
    steps.push(stepOf(one, { before, after }, tools));
    if (!one.moved) here = Math.max(here, (one.before.at(-1) ?? 0) + 1);
  }
  gone(before.provisions.length);
  return steps;
}

const first = ({ provisions }: Version, at: readonly number[]) => provisions[at[0] ?? 0] as Provision;

function stepOf(
  one: Aligned,
  { before, after }: Pick<Compared, 'before' | 'after'>,
  tools: Parameters<typeof diffWords>[2],
): Step {
  const sides = { before: wordsOf(before, one.before), after: wordsOf(after, one.after) };
  const equal =
    one.before.length === 1 && one.after.length === 1 && first(before, one.before).key === first(after, one.after).key;
  const runs: Run[] = equal
    ? [
        {
          kind: 'same',
          before: { from: 0, to: sides.before.words.length },
          after: { from: 0, to: sides.after.words.length },
        },
      ]
    : diffWords(sides.before, sides.after, tools);
  const [old, now] = [first(before, one.before).number, first(after, one.after).number];
  if (!one.moved && runs.every(({ kind }) => kind === 'same')) {
    return { kind: 'same', aligned: one, renumbered: old !== null && now !== null && old !== now };
  }
  const places = { before: placeOf(before, one.before), after: placeOf(after, one.after) };
  const change: FoundChange = {
    kind: one.moved ? 'moved' : 'changed',
    ...places,
    words: writtenRuns(runs, sides, places),
    touched: { before: touched(runs, sides, 'before'), after: touched(runs, sides, 'after') },
  };
  const at = { before: one.before[0] ?? 0, after: one.after[0] ?? 0 };
  return { kind: 'change', change, heading: first(after, one.after).isHeading, at };
}

type Sides = { [side in 'before' | 'after']: ReturnType<typeof wordsOf> };

const wordsOf = ({ words, provisions }: Version, at: readonly number[]) => ({
  text: words,
  words: at.flatMap((one) => {
    const { from, to } = provisions[one] as Provision;
    return Array.from({ length: to - from }, (_, word) => from + word);
  }),
});

function touched(runs: readonly Run[], sides: Sides, side: 'before' | 'after'): Range[] {
  const { text, words } = sides[side];
  return runs.flatMap((run) => {
    const { from, to } = run[side];
    if (run.kind === 'same') return [];
    // Where words were only taken out or put in, the place between their neighbours.
    const start = text.starts[words[Math.min(from, words.length - 1)] ?? 0] ?? 0;
    return [{ start, end: from < to ? (text.ends[words[to - 1] ?? 0] ?? start) : start }];
  });
}

/** Runs as the texts write them, with what stands between words. */
function writtenRuns(runs: readonly Run[], sides: Sides, places: { before: ComparedPlace; after: ComparedPlace }) {
  const written: ComparedWords[] = [];
  const write = (kind: ComparedWords['kind'], side: 'before' | 'after', { from, to }: Run['before']) => {
    if (from === to) return;
    const { text, words } = sides[side];
    const start = text.starts[words[from] ?? 0] ?? 0;
    const next = words[to];
    const end = next === undefined ? places[side].end : (text.starts[next] ?? 0);
    written.push({ kind, text: text.text.slice(start, end) });
  };
  for (const run of runs) {
    if (run.kind === 'same') write('same', 'after', run.after);
    else {
      write('removed', 'before', run.before);
      write('added', 'after', run.after);
    }
  }
  return written;
}

function placeOf({ provisions, words }: Version, at: readonly number[]): ComparedPlace {
  const [one, last] = [provisions[at[0] ?? 0] as Provision, provisions[at.at(-1) ?? 0] as Provision];
  // What stands first of all is the title of the whole.
  const above = one.under > 0 && isUnder(one, provisions[one.under]) ? provisions[one.under] : undefined;
  const heading = above ? words.text.slice(words.starts[above.from], above.end).trim() : null;
  return {
    start: one.start,
    end: last.end,
    number: one.shownNumber,
    heading: heading?.slice(0, 200) ?? null,
    page: one.page,
  };
}

/** A heading of 3 has nothing to say of 4.1: the one of 4 was not made out. */
function isUnder({ number }: Provision, heading: Provision | undefined): boolean {
  const [, chapter] = /^(\d+)\.\d/.exec(number ?? '') ?? [];
  return !chapter || !/^\d+$/.test(heading?.number ?? '') || heading?.number === chapter;
}

function single(kind: 'added' | 'removed', version: Version, at: number, other: number): Step {
  const place = placeOf(version, [at]);
  const { from } = version.provisions[at] as Provision;
  const text = version.words.text.slice(version.words.starts[from], place.end);
  const side = kind === 'added' ? 'after' : 'before';
  const change: FoundChange = {
    kind,
    before: kind === 'removed' ? place : null,
    after: kind === 'added' ? place : null,
    words: [{ kind, text }],
    touched: { before: [], after: [], [side]: [{ start: place.start, end: place.end }] },
  };
  return {
    kind: 'change',
    change,
    heading: version.provisions[at]?.isHeading ?? false,
    at: { before: other, after: other, [side]: at },
  };
}
