import { mock } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';

const stepMs = 10;

/**
 * Does some work on a clock of its own, which runs as fast as the work can follow: what waits for minutes is done in
 * seconds, and a busy machine makes no time longer. The work may not wait for anything from outside.
 */
export async function inVirtualTime<Result>(work: () => Promise<Result>): Promise<Result> {
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 0 });
  let over = false;
  try {
    const result = work().finally(() => {
      over = true;
    });
    while (!over) {
      await turn();
      mock.timers.tick(stepMs);
    }
    return await result;
  } finally {
    mock.timers.reset();
  }
}
