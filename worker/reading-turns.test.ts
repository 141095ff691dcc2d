import { expect, it, onTestFinished } from 'vitest';
import { ReaderBusyError, ReadingTurns } from './reading-turns';

const mb = 1024 * 1024;

/** Readings that end when they are told to, and with the test: one that still waited would fail in the middle of another. */
function readings(now?: () => number) {
  const turns = new ReadingTurns(now);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
    for (const end of ends.values()) end();
  });
  const read = (name: string, bytes: number) =>
    turns.take(bytes, async () => {
      begun.push(name);
      if (isOver) return name;
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  return { turns, begun, read, end: (name: string) => ends.get(name)?.() };
}
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 80));

it('two of the largest files are read one after the other, many small ones together', async () => {
  const { begun, read, end } = readings();
  const first = read('first', 10 * mb);
  const second = read('second', 10 * mb);
  await aWhile();
  expect(begun).toEqual(['first']);
  end('first');
  expect(await first).toBe('first');
  await aWhile();
  expect(begun).toEqual(['first', 'second']);
  end('second');
  await second;

  const small = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => read(name, 1000));
  await aWhile();
  expect(begun.slice(2)).toEqual(['a', 'b', 'c', 'd', 'e']);
  for (const name of begun.slice(2)) end(name);
  await aWhile();
  expect(begun.at(-1)).toBe('f');
  end('f');
  await Promise.all(small);
});

it('who came first is first: small files do not keep a large one waiting', async () => {
  const { begun, read, end } = readings();
  void read('small', mb);
  void read('large', 10 * mb);
  void read('late', mb);
  await aWhile();
  expect(begun).toEqual(['small']);
  end('small');
  await aWhile();
  expect(begun).toEqual(['small', 'large']);
});

it('a reading that fails makes room for the next', async () => {
  const { turns, begun, read } = readings();
  await expect(turns.take(10 * mb, () => Promise.reject(new Error('damaged')))).rejects.toThrow('damaged');
  void read('next', 10 * mb);
  await aWhile();
  expect(begun).toEqual(['next']);
});

it('nobody waits for ever, also not for a reading that never says that it has ended', async () => {
  let now = 0;
  const { begun, read } = readings(() => now);
  void read('lost', 10 * mb);
  await aWhile();
  const waiting = expect(read('waiting', 10 * mb)).rejects.toThrow(ReaderBusyError);
  now = 31_000;
  await waiting;
  now = 61_000;
  void read('later', 10 * mb);
  await aWhile();
  expect(begun).toEqual(['lost', 'later']);
});
