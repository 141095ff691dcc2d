import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type {
  backupCodesSchema,
  secondFactorKeySchema,
  secondFactorSchema,
} from '#src/features/accounts/second-factor/second-factor.schema.ts';
import type { doneSchema } from '#src/features/accounts/sign-in/sign-in.schema.ts';
import { callApi } from '#web/lib/api.ts';

const path = '/api/user/second-factor';
const post = <T>(to: string, body: unknown) => callApi<T>(`${path}/${to}`, { method: 'POST', body });

/** Whether signing in by password asks for a code. */
export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => callApi<z.infer<typeof secondFactorSchema>>(path, { signal }),
});

export const useBeginSecondFactor = () =>
  useMutation({
    mutationFn: (body: { password: string }) => post<z.infer<typeof secondFactorKeySchema>>('begin', body),
    // The key is nothing to keep.
    gcTime: 0,
  });

export function useConfirmSecondFactor() {
  const note = useNote(true);
  return useMutation({
    mutationFn: (body: { code: string }) => post<z.infer<typeof backupCodesSchema>>('confirm', body),
    onSuccess: note,
    gcTime: 0,
  });
}

export function useTurnOffSecondFactor() {
  const note = useNote(false);
  return useMutation({
    mutationFn: (body: { password: string }) => post<z.infer<typeof doneSchema>>('turn-off', body),
    onSuccess: note,
  });
}

function useNote(on: boolean) {
  const queryClient = useQueryClient();
  return () => {
    queryClient.setQueryData(secondFactorQuery.queryKey, { on });
  };
}
