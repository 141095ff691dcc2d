import type { ContractTexts } from '#src/features/contracts/contract-texts.ts';
import { readDocument } from '#worker/read-document.ts';
import type { WorkerDeps } from '#worker/worker-deps.ts';

/** Keeps nothing, so that every file is read. */
const contractTexts = { readMeasured: async () => null, keep: async () => {} } as unknown as ContractTexts;
const files = {} as WorkerDeps['files'];

/** Reads and measures a file as an upload is, without an account and a store. Throws ExtractionError. */
export const readUpload = (bytes: Uint8Array, fileName: string) =>
  readDocument(
    { contractTexts, files, scanReader: null },
    {
      ownerId: '',
      contentHash: '',
      fileName,
      byteSize: bytes.length,
      bytes: async () => bytes,
      machineReadPages: null,
    },
  );
