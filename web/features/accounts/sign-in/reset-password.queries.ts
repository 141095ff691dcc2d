import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { resetLinkSchema } from '#src/features/accounts/sign-in/reset-password.schema.ts';
import type { doneSchema } from '#src/features/accounts/sign-in/sign-in.schema.ts';
import { callApi } from '#web/lib/api.ts';
import { forgetDrafts } from '#web/lib/forget-drafts.ts';
import { currentUserQuery } from '../accounts.queries';
import { forgetSession } from '../session-hint';

type Done = z.infer<typeof doneSchema>;

export function useForgotPassword() {
  return useMutation({
    mutationFn: (body: { email: string }) =>
      callApi<Done>('/api/auth/forgot-password', { method: 'POST', body: { email: body.email.toLowerCase() } }),
  });
}

/** Asked anew each time the link is opened: it works once. */
export const resetLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['reset-link', token],
    queryFn: ({ signal }) =>
      callApi<z.infer<typeof resetLinkSchema>>(`/api/auth/reset-password/${encodeURIComponent(token)}`, { signal }),
    gcTime: 0,
  });

/** Gives an account the address back that it had before. */
export function useUndoEmailChange() {
  return useMutation({
    mutationFn: (body: { token: string }) => callApi<Done>('/api/auth/undo-email-change', { method: 'POST', body }),
  });
}

export function useResetPassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { token: string; password: string }) =>
      callApi<Done>('/api/auth/reset-password', { method: 'POST', body }),
    // Every session has ended, the one of this browser too.
    onSuccess: () => {
      forgetSession();
      forgetDrafts();
      queryClient.setQueryData(currentUserQuery.queryKey, null);
    },
  });
}
