/** Thrown where an outside service was not waited for any longer. What it was asked for may still be done. */
export class OutOfPatience extends Error {}

/**
 * Waits for the calls of one action, all together no longer than `ms` from the first on. A call that is given up goes on
 * in `rest`, so that what it asked for is not broken off.
 */
export function createPatience(ms: number, rest: (work: Promise<unknown>) => void) {
  let until: number | null = null;
  return async <T>(call: Promise<T>): Promise<T> => {
    until ??= Date.now() + ms;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new OutOfPatience()), Math.max(0, (until ?? 0) - Date.now()));
    });
    try {
      return await Promise.race([call, over]);
    } catch (error) {
      if (error instanceof OutOfPatience) rest(call.catch(() => {}));
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}
