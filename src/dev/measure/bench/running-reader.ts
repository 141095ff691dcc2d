import { join } from 'node:path';
import { createTestHarness } from 'wrangler';
import { quietEnv, root } from '#src/dev/run/project-paths.ts';
import type { MeasuredFile } from '#worker/extract/testing/measured-file.ts';
import { peakOf, workerdProcesses } from './process-memory.ts';

export interface ReadFile {
  text?: string;
  pagesTotal?: number;
  code?: string;
}

type Timed<T> = T & { milliseconds: number };

/** The readers in a workerd of their own. */
export async function startReader() {
  const reader = {
    name: 'reader',
    main: join(root, 'worker/extract/testing/reader.worker.ts'),
    compatibility_date: '2026-10-01',
    compatibility_flags: ['nodejs_compat'],
  };
  Object.assign(process.env, quietEnv);
  const before = new Set(workerdProcesses());
  const server = createTestHarness({ root, workers: [{ config: reader }] });
  const { url } = await server.listen();
  const own = workerdProcesses().filter((id) => !before.has(id));

  async function ask<T>(path: string, bytes: Uint8Array<ArrayBuffer>, name: string): Promise<Timed<T>> {
    const place = new URL(`${path}?name=${encodeURIComponent(name)}`, url);
    // A connection that was idle while this process was busy may be closed: the small request gets another.
    await fetch(url).catch(() => fetch(url));
    const started = performance.now();
    const answer = await fetch(place, { method: 'POST', body: bytes });
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
    const read = (await answer.json()) as T;
    return { ...read, milliseconds: performance.now() - started };
  }

  await ask('/', new Uint8Array(), '');
  return {
    /** The whole text, without measuring it. */
    read: (bytes: Uint8Array<ArrayBuffer>, name: string) => ask<ReadFile>('/text', bytes, name),
    /** Everything that an upload goes through before it is accepted. */
    measure: (bytes: Uint8Array<ArrayBuffer>, name: string) => ask<MeasuredFile>('/measure', bytes, name),
    /** The most memory that the process ever held, in MB. */
    peakMemory: () => Math.max(...own.map(peakOf)),
    close: () => server.close(),
  };
}
export type RunningReader = Awaited<ReturnType<typeof startReader>>;
