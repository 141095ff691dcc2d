import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContractListItem, SizeValidation, UploadAccepted } from '#src/features/contracts/contracts.schema.ts';
import { callApi } from '#web/lib/api.ts';
import { uploadWithProgress } from '#web/lib/upload.ts';
import { contractListsKey, contractQuery, contractsKey } from './contracts.queries';

function formWith(file: File) {
  const form = new FormData();
  form.append('contract', file);
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
  /** The user agreed that pages without text are read by machine. */
  byMachine: boolean;
  /** The user wants it analysed although it does not look like a contract. */
  analyseAnyway: boolean;
  /** The party that the user said to be; null: the reader is guessed. */
  side: string | null;
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
};

export function useUploadContract() {
  const refresh = useRefreshContracts();
  return useMutation({
    mutationFn: ({ file, byMachine, analyseAnyway, side, signal, onProgress }: Upload) => {
      const form = formWith(file);
      if (byMachine) form.append('readScannedPages', 'true');
      if (analyseAnyway) form.append('analyseAnyway', 'true');
      if (side) form.append('side', side);
      return uploadWithProgress<UploadAccepted>('/api/contracts', form, { signal, onProgress });
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

/** An analysis begun or ended changes the lists and what is left of the plan. */
export function useRefreshContracts() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: contractsKey }),
      queryClient.invalidateQueries({ queryKey: ['usage'] }),
    ]);
}
