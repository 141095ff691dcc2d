import { readDocument } from '#worker/read-document.ts';
import type { WorkerDeps } from '#worker/worker-deps.ts';

/** Keeps nothing, so that every file is read. */
const files = { text: async () => null, put: async () => {} } as unknown as WorkerDeps['files'];

/** Reads and measures a file as an upload is, without an account and a store. Throws ExtractionError. */
export const readUpload = (bytes: Uint8Array, fileName: string) =>
  readDocument(
    { files, scanReader: null },
    { ownerId: '', contentHash: '', fileName, bytes: async () => bytes, machineReadPages: null },
  );
