import { sleep } from './sleep';

/** Fails as `work` does, but no sooner than after `ms`. What succeeds does so at once. */
export async function failNoSoonerThan<T>(ms: number, work: Promise<T>): Promise<T> {
  const pause = sleep(ms);
  return work.catch(async (error: unknown) => {
    await pause;
    throw error;
  });
}

/** Settles as `work` does, but no sooner than after `ms`: how long it took reveals nothing of what it found. */
export async function noSoonerThan<T>(ms: number, work: Promise<T>): Promise<T> {
  await Promise.allSettled([work, sleep(ms)]);
  return work;
}
