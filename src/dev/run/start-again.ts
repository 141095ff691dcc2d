const starts = 3;

/**
 * Starts something that can fail through no fault of its own: a port is taken meanwhile, or the machine is busy. A start
 * that fails is told and tried again; the last one throws.
 */
export async function startAgain<Started>(name: string, start: () => Promise<Started>): Promise<Started> {
  for (let tries = 1; ; tries++) {
    try {
      return await start();
    } catch (error) {
      if (tries === starts) throw error;
      console.warn(`Start ${tries} of ${name} failed, trying again.`, error);
    }
  }
}
