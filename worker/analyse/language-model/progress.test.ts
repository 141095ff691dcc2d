import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Findings } from '../analyst';
import { createProgress } from './progress';

const findings = (summary: string) => () => ({ summary }) as Findings;
let now = 1_000_000;
beforeEach(() => {
  vi.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

describe('What was found so far', () => {
  it('is told at once, then at most every two seconds', async () => {
    const told: string[] = [];
    const progress = createProgress(async ({ summary }) => void told.push(summary), 1000);
    for (const [ms, summary] of [
      [0, 'first'],
      [500, 'too soon'],
      [1499, 'still'],
      [1, 'second'],
    ] as const) {
      now += ms;
      progress.tell(findings(summary));
      await progress.settled();
    }
    expect(told).toEqual(['first', 'second']);
  });

  it('is told less often the longer the text', async () => {
    const told: string[] = [];
    const progress = createProgress(async ({ summary }) => void told.push(summary), 500_000);
    progress.tell(findings('first'));
    await progress.settled();
    now += 9000;
    progress.tell(findings('too soon'));
    now += 1000;
    progress.tell(findings('second'));
    expect(told).toEqual(['first', 'second']);
  });

  it('is not told while it is still being told', async () => {
    let done = () => {};
    let told = 0;
    const progress = createProgress(() => {
      told++;
      return new Promise((resolve) => {
        done = resolve;
      });
    }, 1000);
    progress.tell(findings('first'));
    now += 10_000;
    progress.tell(findings('second'));
    expect(told).toBe(1);
    done();
    await progress.settled();
    progress.tell(findings('third'));
    expect(told).toBe(2);
  });
});
