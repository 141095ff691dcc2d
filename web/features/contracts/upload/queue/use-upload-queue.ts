import { useEffect, useState } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { useUploadContract, useValidateSize } from '#web/features/contracts/contract-actions.queries.ts';
import { isUnauthorized } from '#web/lib/api-error.ts';
import { failureText } from '#web/lib/failure-text.ts';
import type { Wanted } from '../use-upload';
import { enqueue, judge, nextOf, type QueuedFile, type StepOf } from './queued-file.rules';

/** Several files, each measured, asked about and sent as one is, one after the other. What fails stops no other. */
export function useUploadQueue() {
  const [files, setFiles] = useState<readonly QueuedFile[]>([]);
  const validateSize = useValidateSize();
  const upload = useUploadContract();

  const put = (id: number, step: StepOf) =>
    setFiles((now) => now.map((each) => (each.id === id ? { id, file: each.file, ...step } : each)));

  async function work({ id, file, answer }: Extract<QueuedFile, { step: 'waiting' }>) {
    const { signal } = new AbortController();
    let fallback = m.upload_validation_failed();
    try {
      put(id, { step: 'checking' });
      const size = answer?.size ?? (await validateSize.mutateAsync({ file, signal }));
      const verdict = answer ? null : judge(size);
      if (verdict) return put(id, verdict);
      fallback = m.upload_failed();
      const { byMachine, side, newVersionOf } = answer?.wanted ?? {
        ...{ byMachine: false, newVersionOf: null },
        side: size.reader?.name ?? null,
      };
      const onProgress = (sent: number) => put(id, { step: 'sending', sent });
      onProgress(0);
      const analyseAnyway = !size.looksLikeContract;
      const { contentHash } = size;
      const wanted = { contentHash, byMachine, analyseAnyway, side, newVersionOf };
      const { contractId } = await upload.mutateAsync({ file, ...wanted, signal, onProgress });
      put(id, { step: 'sent', contractId, side: size.parties.length > 0 ? side : undefined });
    } catch (error) {
      // The page is left for the sign-in by itself, and must not ask whether it may.
      if (isUnauthorized(error)) return setFiles([]);
      put(id, { step: 'failed', problem: failureText(error, fallback) });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the next file's turn comes when the files say so
  useEffect(() => {
    const next = nextOf(files);
    if (next) void work(next);
  }, [files]);

  return {
    files,
    start: (chosen: readonly File[]) => setFiles(chosen.map(enqueue)),
    answer: ({ id, size }: Extract<QueuedFile, { step: 'asking' }>, wanted: Wanted) =>
      put(id, { step: 'waiting', answer: { size, wanted } }),
    tryAgain: (id: number) => put(id, { step: 'waiting', answer: null }),
    remove: (id: number) => setFiles((now) => now.filter((each) => each.id !== id)),
    clear: () => setFiles([]),
  };
}

export type UploadQueue = ReturnType<typeof useUploadQueue>;
