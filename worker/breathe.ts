import { sleep } from '#src/kernel/sleep.ts';

/**
 * Lets other requests have their turn: a Worker does one thing at a time, and what computes without a pause holds up
 * everybody else. Awaited where a document's size decides how long a loop takes.
 */
export const breathe = (): Promise<void> => sleep(0);

/** Breathes after every so many steps. */
export class Breather {
  readonly #every: number;
  #steps = 0;

  constructor(every: number) {
    this.#every = every;
  }

  async after(steps: number): Promise<void> {
    this.#steps += steps;
    if (this.#steps < this.#every) return;
    this.#steps = 0;
    await breathe();
  }
}
