import type { Pattern } from './pattern-problems.ts';

export interface RecordedPattern extends Pattern {
  /** Path from the root of the project, and where in that file it was put together. */
  path: string;
  place: string;
}

/** Every pattern that code of the analysis Worker puts together while `work` runs. */
export async function recordPatterns(work: () => Promise<void>): Promise<RecordedPattern[]> {
  const recorded: RecordedPattern[] = [];
  const usual = globalThis.RegExp;
  const record = (pattern: RegExp) => {
    const [, path, place] = /\/(worker\/[^\s?:]+)\S*?:(\d+:\d+)/.exec(new Error().stack ?? '') ?? [];
    if (path && place) recorded.push({ source: pattern.source, flags: pattern.flags, path, place });
    return pattern;
  };
  globalThis.RegExp = new Proxy(usual, {
    construct: (target, [source, flags]) => record(new target(source, flags)),
    apply: (target, _, [source, flags]) => record(target(source, flags)),
  });
  try {
    await work();
  } finally {
    globalThis.RegExp = usual;
  }
  return recorded;
}
