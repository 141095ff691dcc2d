import { diffArrays } from 'diff';
import type { ComparedText, Vocabulary } from './compared-words';
import type { References } from './references';

/** A run of words of one kind, by indices into the words of either version. */
export interface Run {
  kind: 'same' | 'changed';
  before: { from: number; to: number };
  after: { from: number; to: number };
}
/** Words of a version, by their indices. */
export type Words = number[];

/** How far apart provisions may be to be compared word by word; the work grows with its square. */
const mostEdits = 600;

/** Work that is left for word by word comparison of all provisions. */
export class Effort {
  #left = 12_000_000;

  /** How many edits may be looked for. */
  get edits(): number {
    return Math.min(mostEdits, Math.floor(Math.sqrt(Math.max(this.#left, 0))));
  }

  spend(edits: number): void {
    this.#left -= edits ** 2 + 1000;
  }
}

type Side = { text: ComparedText; words: Words };

/** The words of two provisions side by side. What is only written another way is the same. */
export function diffWords(
  before: Side,
  after: Side,
  { vocabulary, references, effort }: { vocabulary: Vocabulary; references: References; effort: Effort },
): Run[] {
  const idsOf = ({ text, words }: Side) => words.map((word) => text.ids[word] as number);
  const changes = diffArrays(idsOf(before), idsOf(after), { maxEditLength: effort.edits });
  const runs: Run[] = [];
  let [here, there] = [0, 0];
  const push = (kind: Run['kind'], removed: number, added: number) => {
    const last = runs.at(-1);
    const next = { before: { from: here, to: here + removed }, after: { from: there, to: there + added } };
    [here, there] = [next.before.to, next.after.to];
    if (last?.kind === kind) [last.before.to, last.after.to] = [here, there];
    else runs.push({ kind, ...next });
  };
  if (!changes) {
    effort.spend(effort.edits);
    push('changed', before.words.length, after.words.length);
    return runs;
  }
  for (const { count, added, removed } of changes) {
    if (!added && !removed) push('same', count, count);
    else push('changed', removed ? count : 0, added ? count : 0);
  }
  effort.spend(runs.reduce((sum, run) => sum + (run.kind === 'changed' ? lengthOf(run) : 0), 0));
  return joined(
    runs.map((run) => (isSameSaid(run, before, after, vocabulary, references) ? { ...run, kind: 'same' } : run)),
  );
}

const lengthOf = ({ before, after }: Run) => before.to - before.from + after.to - after.from;

/** "twenty-four" and "twenty four", "10 000" and "10000", and a clause that is named by its new number. */
function isSameSaid(run: Run, before: Side, after: Side, { words }: Vocabulary, references: References): boolean {
  if (run.kind === 'same') return true;
  const said = ({ text, words: of }: Side, { from, to }: Run['before']) =>
    of.slice(from, to).map((word) => words[text.ids[word] as number] ?? '');
  const [old, now] = [said(before, run.before), said(after, run.after)];
  if (old.length === 0 || now.length === 0) return false;
  return old.join('') === now.join('') || references.follow({ old, now, before, at: run.before.from });
}

/** Runs of one kind become one, and a word or two between changes do not part them. */
function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = [];
  runs.forEach((run, index) => {
    const [last, next] = [all.at(-1), runs[index + 1]];
    const between = run.before.to - run.before.from;
    const isLost =
      run.kind === 'same' &&
      last?.kind === 'changed' &&
      next?.kind === 'changed' &&
      between <= 2 &&
      Math.min(lengthOf(last), lengthOf(next)) >= 4 * between;
    const kind = isLost ? 'changed' : run.kind;
    if (last?.kind === kind) {
      last.before.to = run.before.to;
      last.after.to = run.after.to;
    } else all.push({ kind, before: { ...run.before }, after: { ...run.after } });
  });
  return all;
}
