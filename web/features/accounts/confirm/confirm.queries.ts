import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import type { confirmSchema } from '#src/features/accounts/confirm/confirm.schema.ts';
import type { doneSchema } from '#src/features/accounts/sign-in/sign-in.schema.ts';
import { callApi } from '#web/lib/api.ts';

type Done = z.infer<typeof doneSchema>;

/** Proves to be the owner: by the password, or by a mailed code where there is none. */
export function useConfirmIdentity() {
  return useMutation({
    mutationFn: (body: z.infer<typeof confirmSchema>) => callApi<Done>('/api/user/confirm', { method: 'POST', body }),
  });
}

export function useSendConfirmCode() {
  return useMutation({
    mutationFn: () => callApi<Done>('/api/user/confirm/code', { method: 'POST' }),
  });
}
