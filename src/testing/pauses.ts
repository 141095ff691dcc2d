/** How long the code under test would have waited, in milliseconds, pause by pause. No test waits for it. */
const pauses: number[] = [];
let over = Promise.resolve();

export const takePauses = (): number[] => pauses.splice(0);

/** Instead of `sleep`: over at once, unless a test holds it. */
export async function skipPause(ms: number): Promise<void> {
  pauses.push(ms);
  await over;
}

/** No pause is over until what this answers is called. */
export function holdPauses(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  over = promise;
  return () => {
    resolve();
    over = Promise.resolve();
  };
}
