import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContractListItem, SizeValidation, UploadAccepted } from '#src/features/contracts/contracts.schema.ts';
import { callApi } from '#web/lib/api.ts';
import { errorCode, isNotFound } from '#web/lib/api-error.ts';
import { uploadWithProgress } from '#web/lib/upload.ts';
import { contractListsKey, contractQuery, contractsKey } from './contracts.queries';

const formWith = (file: File) => fields({ contract: file });

function fields(named: Record<string, string | Blob>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(named)) form.append(name, value);
  return form;
}

/** Asks whether a file would be accepted and what its analysis would cost. */
export function useValidateSize() {
  return useMutation({
    mutationFn: ({ file, signal }: { file: File; signal: AbortSignal }) =>
      callApi<SizeValidation>('/api/contracts/validate-size', { method: 'POST', body: formWith(file), signal }),
  });
}

type Upload = {
  file: File;
  /** Under which the server keeps the file since it was measured; null: it does not. */
  contentHash: string | null;
  /** The user agreed that pages without text are read by machine. */
  byMachine: boolean;
  /** The user wants it analysed although it does not look like a contract. */
  analyseAnyway: boolean;
  /** The party that the user said to be; null: the reader is guessed. */
  side: string | null;
  /** The contract that it is a new version of; null: of none that is told. */
  newVersionOf: string | null;
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
};

const wantsFile: ReadonlySet<string | null> = new Set(['contracts.upload_gone', 'contracts.no_file']);

export function useUploadContract() {
  const refresh = useRefreshContracts();
  return useMutation({
    mutationFn: async ({
      file,
      contentHash,
      byMachine,
      analyseAnyway,
      side,
      newVersionOf,
      signal,
      onProgress,
    }: Upload) => {
      const wanted = {
        ...(byMachine && { readScannedPages: 'true' }),
        ...(analyseAnyway && { analyseAnyway: 'true' }),
        ...(side && { side }),
        ...(newVersionOf && { newVersionOf }),
      };
      const send = (content: Record<string, string | Blob>) =>
        uploadWithProgress<UploadAccepted>('/api/contracts', fields({ ...wanted, ...content }), { signal, onProgress });
      if (!contentHash) return send({ contract: file });
      // A file that was measured is there already, unless it is no longer kept or another release answers.
      return send({ contentHash, fileName: file.name }).catch((error: unknown) => {
        if (wantsFile.has(errorCode(error))) return send({ contract: file });
        throw error;
      });
    },
    // Not waited for: the upload is done, whatever becomes of the list.
    onSettled: () => void refresh(),
  });
}

export function useRetryAnalysis() {
  const refresh = useRefreshContracts();
  return useMutation({
    mutationFn: (id: string) =>
      callApi<UploadAccepted>(`/api/contracts/${encodeURIComponent(id)}/retry`, { method: 'POST' }),
    onSettled: refresh,
  });
}

/** Takes a clause of the library out of a generated contract. */
export function useTakeOutClause() {
  const refresh = useRefreshContracts();
  return useMutation({
    mutationFn: ({ contractId, clauseId }: { contractId: string; clauseId: string }) =>
      callApi<{ success: true }>(`/api/contracts/${encodeURIComponent(contractId)}/clauses/take-out`, {
        method: 'POST',
        body: { clauseId },
      }),
    onSettled: refresh,
  });
}

/** Answers with the copy that is analysed. */
export function useCheckGenerated() {
  const refresh = useRefreshContracts();
  return useMutation({
    mutationFn: (id: string) =>
      callApi<UploadAccepted>(`/api/contracts/${encodeURIComponent(id)}/check`, { method: 'POST' }),
    onSettled: () => void refresh(),
  });
}

export function useDeleteContract() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi<unknown>(`/api/contracts/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSuccess: (_, id) => {
      // One that is shown is forgotten when its page is left: asked for again, it would not be found.
      queryClient.removeQueries({ queryKey: contractQuery(id).queryKey, type: 'inactive' });
      queryClient.setQueriesData<ContractListItem[]>({ queryKey: contractListsKey }, (list) =>
        list?.filter((contract) => contract.id !== id),
      );
    },
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: contractsKey, predicate: ({ queryKey }) => queryKey[1] !== 'one' }),
  });
}

/** Deletes contracts one after the other; one that is gone already counts. Stops at the first that cannot be deleted. */
export function useDeleteContracts() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ ids, onEach }: { ids: readonly string[]; onEach: (id: string) => void }) => {
      for (const id of ids) {
        await callApi<unknown>(`/api/contracts/${encodeURIComponent(id)}`, { method: 'DELETE' }).catch((error) => {
          if (!isNotFound(error)) throw error;
        });
        queryClient.removeQueries({ queryKey: contractQuery(id).queryKey, type: 'inactive' });
        onEach(id);
      }
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: contractsKey }),
  });
}

/** An analysis begun or ended changes the lists and what is left of the plan. */
export function useRefreshContracts() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: contractsKey }),
      queryClient.invalidateQueries({ queryKey: ['usage'] }),
    ]);
}
