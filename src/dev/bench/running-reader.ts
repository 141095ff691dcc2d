import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestHarness } from 'wrangler';
import { root } from '../project-paths.ts';

export interface ReadFile {
  text?: string;
  pagesTotal?: number;
  code?: string;
}

/** The reader in a workerd of its own. */
export async function startReader() {
  const reader = {
    name: 'reader',
    main: join(root, 'worker/extract/testing/pdf-reader.worker.ts'),
    compatibility_date: '2026-10-01',
    compatibility_flags: ['nodejs_compat'],
  };
  const before = new Set(workerdProcesses());
  const server = createTestHarness({ root, workers: [{ config: reader }] });
  const { url } = await server.listen();
  const own = workerdProcesses().filter((id) => !before.has(id));
  return {
    async read(bytes: Uint8Array<ArrayBuffer>): Promise<ReadFile & { milliseconds: number }> {
      const started = performance.now();
      const answer = await fetch(url, { method: 'POST', body: bytes });
      const read = (await answer.json()) as ReadFile;
      return { ...read, milliseconds: performance.now() - started };
    },
    /** The most memory that the process ever held, in MB. */
    peakMemory: () => Math.max(...own.map(peakOf)),
    close: () => server.close(),
  };
}

/** Ids of the workerd processes that this process started; none where the system does not tell. */
function workerdProcesses(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter((id) => isOwnWorkerd(id));
  } catch {
    return [];
  }
}

function statusOf(id: number): string {
  try {
    return readFileSync(`/proc/${id}/status`, 'utf8');
  } catch {
    return '';
  }
}

function isOwnWorkerd(id: number): boolean {
  const status = statusOf(id);
  return /^Name:\s*workerd$/m.test(status) && status.includes(`PPid:\t${process.pid}\n`);
}

const peakOf = (id: number) => Number(/^VmHWM:\s*(\d+)/m.exec(statusOf(id))?.[1] ?? 0) / 1024;
