import { maxUploadBytes } from '../src/features/contracts/upload-limits.schema';

/** Files that are read at the same time in an isolate weigh no more than one of the largest. */
const mostBytes = maxUploadBytes;
/** A small file may unpack into a large text. */
const leastBytes = 2 * 1024 * 1024;
const lookEveryMs = 20;
/** A reading takes seconds: whoever waits longer than this tries again later. */
const longestWaitMs = 30_000;
/** The work of a caller that was ended from outside never says that it has ended. */
const longestReadingMs = 60_000;

interface Turn {
  bytes: number;
  startedAt: number | null;
  seenAt: number;
}

/** No place to read came free in time. */
export class ReaderBusyError extends Error {
  override readonly name = 'ReaderBusyError';
}

/** Bounds how much is read at the same time: the memory of an isolate is shared by all that it does. */
export class ReadingTurns {
  #turns: Turn[] = [];
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Does `work` once the files that came before leave room for one of `byteSize` bytes. Throws ReaderBusyError. */
  async take<Result>(byteSize: number, work: () => Promise<Result>): Promise<Result> {
    const bytes = Math.min(mostBytes, Math.max(leastBytes, byteSize));
    const cameAt = this.#now();
    const turn: Turn = { bytes, startedAt: null, seenAt: cameAt };
    this.#turns.push(turn);
    try {
      // Everyone looks for themselves: a call may be ended at any time, and another cannot be woken by it then.
      while (!this.#isTurnOf(turn)) {
        if (turn.seenAt - cameAt > longestWaitMs) throw new ReaderBusyError();
        await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
        turn.seenAt = this.#now();
      }
      turn.startedAt = this.#now();
      return await work();
    } finally {
      this.#turns = this.#turns.filter((each) => each !== turn);
    }
  }

  /** In the order in which they came. */
  #isTurnOf(turn: Turn): boolean {
    const now = this.#now();
    this.#turns = this.#turns.filter(
      (each) =>
        each === turn ||
        now - (each.startedAt ?? each.seenAt) < (each.startedAt !== null ? longestReadingMs : longestWaitMs),
    );
    let bytes = 0;
    for (const each of this.#turns) {
      bytes += each.bytes;
      if (each === turn) return bytes <= mostBytes;
    }
    return true;
  }
}

export const readingTurns = new ReadingTurns();
