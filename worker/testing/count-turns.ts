import { sleep } from '#src/kernel/sleep.ts';

/** How often others had their turn while something was done. */
export const countTurns = async (work: () => Promise<unknown>): Promise<number> => (await watchTurns(work)).turns;

/** The same, with the longest that they waited for a turn, as a share of the whole. */
export async function watchTurns(work: () => Promise<unknown>): Promise<{ turns: number; longest: number }> {
  let turns = 0;
  let longest = 0;
  const started = performance.now();
  let last = started;
  let isDone = false;
  const others = async () => {
    while (!isDone) {
      await sleep(0);
      turns++;
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
    }
  };
  const waiting = others();
  await work();
  isDone = true;
  await waiting;
  return { turns, longest: longest / (last - started) };
}
