import type { AnalystOptions, Findings } from '../analyst';

const shortestPauseMs = 2000;
/** Findings are looked up in the text each time: the longer it is, the less often. */
const charactersPerMs = 50;

/** Reports what is found so far: the first at once, then from time to time and never two reports at once. */
export function createProgress(report: AnalystOptions['onProgress'], charactersRead: number) {
  const pauseMs = Math.max(shortestPauseMs, charactersRead / charactersPerMs);
  let last = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;
  return {
    tell(findings: () => Findings): void {
      if (!report || running || Date.now() - last < pauseMs) return;
      last = Date.now();
      running = report(findings())
        // What could not be shown half way is shown at the end.
        .catch(() => {})
        .finally(() => {
          running = null;
        });
    },
    /** Until nothing more is being reported. */
    async settled(): Promise<void> {
      await running;
    },
  };
}
