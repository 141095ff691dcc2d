import { parentPort, workerData } from 'node:worker_threads';

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

/** The Worker's code, bundled for Node, knows types that this does not. */
interface Reader {
  readUpload: (bytes: Uint8Array, fileName: string) => Promise<unknown>;
}
/** What of an ExtractionError tells how it came about. */
type Refusal = Error & { code?: string; unforeseen?: boolean };

const { readUpload } = (await import(workerData)) as Reader;
const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? String(error)) : String(error));

async function read({ bytes, fileName }: FuzzQuestion): Promise<Omit<FuzzAnswer, 'milliseconds'>> {
  try {
    await readUpload(bytes, fileName);
    return { outcome: 'read' };
  } catch (error) {
    const { name, code, unforeseen, cause } = error as Refusal;
    if (name !== 'ExtractionError' || !code) return { outcome: 'fault', fault: stackOf(error) };
    return unforeseen ? { outcome: 'fault', fault: stackOf(cause) } : { outcome: code };
  }
}

// pdf.js leaves promises that nobody waits for. A Worker logs them, and Node would end the thread.
process.on('unhandledRejection', () => {});
parentPort?.on('message', async (question: FuzzQuestion) => {
  const before = process.threadCpuUsage();
  const answer = await read(question);
  const { user, system } = process.threadCpuUsage(before);
  parentPort?.postMessage({ ...answer, milliseconds: (user + system) / 1000 } satisfies FuzzAnswer);
});
parentPort?.postMessage('ready');
