import { expect, test } from 'vitest';
import { holdPauses, takePauses } from '../testing/pauses';
import { failNoSoonerThan, noSoonerThan } from './answer-floor';

const settlingOf = (work: Promise<unknown>) => {
  const state = { settled: false };
  const note = () => {
    state.settled = true;
  };
  work.then(note, note);
  return state;
};
const turn = () => new Promise((resolve) => setTimeout(resolve));

test.each([
  ['a quick failure waits where failures have a floor', () => failNoSoonerThan(250, Promise.reject(new Error('no')))],
  ['a quick failure waits where every answer has a floor', () => noSoonerThan(250, Promise.reject(new Error('no')))],
  ['a quick success waits where every answer has a floor', () => noSoonerThan(250, Promise.resolve('done'))],
])('%s', async (_, begin) => {
  const release = holdPauses();
  const work = begin();
  const state = settlingOf(work);
  await turn();
  expect(state.settled).toBe(false);
  release();
  await Promise.allSettled([work]);
  expect(state.settled).toBe(true);
  expect(takePauses()).toEqual([250]);
});

test('a success is answered at once where only failures have a floor', async () => {
  const release = holdPauses();
  expect(await failNoSoonerThan(250, Promise.resolve('in'))).toBe('in');
  release();
});

test('how an answer ends is not changed by its floor', async () => {
  await expect(failNoSoonerThan(250, Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  await expect(noSoonerThan(250, Promise.reject(new Error('taken')))).rejects.toThrow('taken');
  expect(await noSoonerThan(250, Promise.resolve('done'))).toBe('done');
});
