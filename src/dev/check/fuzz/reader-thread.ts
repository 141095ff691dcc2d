import { parentPort } from 'node:worker_threads';
import { ExtractionError } from '#worker/extract/extracted-document.ts';
import { readUpload } from '#worker/extract/testing/read-upload.ts';

export interface FuzzQuestion {
  bytes: Uint8Array;
  fileName: string;
}

export interface FuzzAnswer {
  /** `read`, the code of a refusal, or `fault`. */
  outcome: string;
  /** What the reader fell over. */
  fault?: string;
  /** Processor time, in milliseconds. */
  milliseconds: number;
}

const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? String(error)) : String(error));

async function read({ bytes, fileName }: FuzzQuestion): Promise<Omit<FuzzAnswer, 'milliseconds'>> {
  try {
    await readUpload(bytes, fileName);
    return { outcome: 'read' };
  } catch (error) {
    if (!(error instanceof ExtractionError)) return { outcome: 'fault', fault: stackOf(error) };
    return error.unforeseen ? { outcome: 'fault', fault: stackOf(error.cause) } : { outcome: error.code };
  }
}

parentPort?.on('message', async (question: FuzzQuestion) => {
  const before = process.threadCpuUsage();
  const answer = await read(question);
  const { user, system } = process.threadCpuUsage(before);
  parentPort?.postMessage({ ...answer, milliseconds: (user + system) / 1000 } satisfies FuzzAnswer);
});
parentPort?.postMessage('ready');
