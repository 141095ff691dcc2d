import { sleep } from '#src/kernel/sleep.ts';

/** How often others had their turn while something was done. */
export async function countTurns(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const others = async () => {
    while (!isDone) {
      await sleep(0);
      turns++;
    }
  };
  const waiting = others();
  await work();
  isDone = true;
  await waiting;
  return turns;
}
