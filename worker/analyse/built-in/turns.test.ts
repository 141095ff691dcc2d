import { describe, expect, it } from 'vitest';
import { sampleContract } from '#worker/extract/testing/sample-contract.ts';
import { countTurns } from '#worker/testing/count-turns.ts';
import { createBuiltInAnalyst } from './built-in-analyst';
import { createTurn } from './turns';

const long = Array.from({ length: 40 }, () => sampleContract.join('\n\n')).join('\n\n');

describe('while a contract is analysed', () => {
  it('others have their turn again and again', async () => {
    const document = { text: long, blocks: [], language: 'en' as const };
    const analyse = () => createBuiltInAnalyst().analyse(document, { language: 'en', today: '2026-01-01' });
    expect(await countTurns(analyse)).toBeGreaterThan(8);
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
