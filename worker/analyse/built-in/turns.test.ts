import { describe, expect, it } from 'vitest';
import { sampleContract } from '#worker/extract/testing/sample-contract.ts';
import { countTurns, watchTurns } from '#worker/testing/count-turns.ts';
import { createBuiltInAnalyst } from './built-in-analyst';
import { atOnce, readInSteps } from './steps';
import { createTurn, inTurns } from './turns';

const long = Array.from({ length: 40 }, () => sampleContract.join('\n\n')).join('\n\n');

describe('while a contract is analysed', () => {
  it('others have their turn again and again', async () => {
    const document = { text: long, blocks: [], language: 'en' as const };
    const analyse = () => createBuiltInAnalyst().analyse(document, { language: 'en', today: '2026-01-01' });
    expect(await countTurns(analyse)).toBeGreaterThan(8);
  });

  it('nobody waits for more than a small part of it', async () => {
    const text = Array.from({ length: 5 }, () => long).join('\n\n');
    const document = { text, blocks: [], language: 'en' as const };
    const analyse = () => createBuiltInAnalyst().analyse(document, { language: 'en', today: '2026-01-01' });
    await analyse();
    const waits: number[] = [];
    // Whoever waited long once may have waited for the machine.
    while (waits.length < 3 && !(Math.min(...waits) < 1 / 6)) waits.push((await watchTurns(analyse)).longest);
    expect(Math.min(...waits)).toBeLessThan(1 / 6);
  });

  it('work in steps comes to the same with pauses and without', async () => {
    const words = Array.from({ length: 3000 }, (_, index) => 'word '.repeat(index % 50));
    const steps = () =>
      readInSteps(
        words,
        ({ length }) => length,
        (each) => [each.length],
      );
    let turns = 0;
    const paused = await inTurns(steps(), async () => {
      turns++;
    });
    expect(paused).toEqual(atOnce(steps()));
    expect(turns).toBe(Math.floor(words.reduce((sum, { length }) => sum + length + 20, 0) / 100_000));
  });

  it('what takes beyond all measure is refused', async () => {
    let time = 0;
    const turn = createTurn(() => time);
    time += 119_000;
    await turn();
    time += 2000;
    await expect(turn()).rejects.toMatchObject({ code: 'contracts.file_too_complex' });
  });
});
