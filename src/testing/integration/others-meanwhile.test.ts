import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDocx, paragraph, run } from '#worker/extract/testing/make-docx.ts';
import { type RunningWorkers, signUp, startWorkers } from './running-workers';

const contract = readFileSync(join(import.meta.dirname, '../../dev/check/fixtures/en.txt'), 'utf8').split('\n\n');
const copies = 200;

let server: RunningWorkers;
beforeAll(async () => {
  server = await startWorkers({ USAGE_LIMITS: 'off' });
});
afterAll(() => server?.close());

/** Asks over and over until told to stop, and says how long each answer took. */
function poll(ask: () => Promise<unknown>) {
  let stopped = false;
  const waits: number[] = [];
  const done = (async () => {
    while (!stopped) {
      const started = performance.now();
      await ask();
      waits.push(performance.now() - started);
    }
  })();
  return async () => {
    stopped = true;
    await done;
    return waits;
  };
}

it('One person’s contract of hundreds of pages holds up nobody else while it is measured and analysed', async () => {
  const [heavy, other] = await Promise.all(['heavy', 'other'].map((name) => signUp(server, `${name}@example.test`)));
  if (!heavy || !other) throw new Error('nobody signed up');
  const paragraphs = Array.from({ length: copies }, () => contract).flat();
  const file = makeDocx({ body: paragraphs.map((text) => paragraph(run(text.replaceAll('&', '&amp;')))).join('') });
  await heavy.upload('first.txt', contract.join('\n\n'));

  const stop = poll(() => other.get('/api/contracts'));
  const started = performance.now();
  expect(await heavy.validate('long.docx', file)).toMatchObject({ allowed: true });
  const measured = performance.now();
  const { contractId } = await heavy.upload('long.docx', file);
  expect(await heavy.finished(contractId, 50_000)).toMatchObject({ status: 'complete' });
  const took = performance.now() - started;
  const waits = await stop();
  const longest = Math.max(...waits);
  console.info(
    `measured in ${(measured - started).toFixed(0)} ms, all in ${took.toFixed(0)} ms; ${waits.length} answers meanwhile, the longest wait ${longest.toFixed(0)} ms`,
  );
  // On a slow machine all takes longer alike: less than a second where this is several.
  expect(longest).toBeLessThan(took / 3);
}, 60_000);
