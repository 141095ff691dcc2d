import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { bundleForNode } from '#src/dev/build/bundle-for-node.ts';
import type { FuzzAnswer, FuzzQuestion } from './reader-thread.ts';

/** In milliseconds of processor time, so that a busy machine makes no file slow. */
const longest = 3000;
const lookEvery = 100;
/** Looks without any work in between. */
const mostIdle = 200;
const mostMemory = 512;

/** The readers in a thread of their own, which is replaced where a file keeps it busy or takes its memory. */
export async function startThread() {
  const { folder, close } = await bundleForNode({ reader: 'worker/extract/testing/read-upload.ts' });
  let worker: Worker | null = null;
  let settle: (answer: FuzzAnswer) => void = () => {};
  const fail = (fault: string, milliseconds = 0) => settle({ outcome: 'fault', fault, milliseconds });

  async function start() {
    const limits = { maxOldGenerationSizeMb: mostMemory };
    const started = new Worker(join(import.meta.dirname, 'reader-thread.ts'), {
      workerData: join(folder, 'reader.js'),
      resourceLimits: limits,
      stdout: true,
      stderr: true,
    });
    // It says so once its code is loaded.
    await once(started, 'message');
    started.on('message', (answer: FuzzAnswer) => settle(answer));
    started.on('error', (error) => fail(error instanceof Error ? (error.stack ?? String(error)) : String(error)));
    started.on('exit', () => fail('ended the thread'));
    return started;
  }
  async function end() {
    settle = () => {};
    await worker?.terminate();
    worker = null;
  }

  async function ask(question: FuzzQuestion): Promise<FuzzAnswer> {
    worker ??= await start();
    const asked = worker;
    const before = await asked.cpuUsage();
    let spent = 0;
    let idle = 0;
    const look = setInterval(async () => {
      const { user, system } = await asked.cpuUsage(before).catch(() => ({ user: 0, system: 0 }));
      const now = (user + system) / 1000;
      idle = now - spent < 1 ? idle + 1 : 0;
      spent = now;
      if (spent > longest) fail('takes too long', spent);
      if (idle > mostIdle) fail('waits for what never comes', spent);
    }, lookEvery);
    const answer = await new Promise<FuzzAnswer>((resolve) => {
      settle = resolve;
      asked.postMessage(question);
    });
    clearInterval(look);
    if (answer.outcome === 'fault') await end();
    if (answer.milliseconds <= longest) return answer;
    return { ...answer, outcome: 'fault', fault: answer.fault ?? 'takes too long' };
  }

  return {
    ask,
    async close() {
      await end();
      close();
    },
  };
}
