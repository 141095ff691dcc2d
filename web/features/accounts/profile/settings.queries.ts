import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type {
  emailChangeSchema,
  profileSchema,
  profileUpdatedSchema,
} from '#src/features/accounts/profile/settings.schema.ts';
import type { doneSchema } from '#src/features/accounts/sign-in/sign-in.schema.ts';
import { callApi } from '#web/lib/api.ts';
import { forgetDrafts } from '#web/lib/forget-drafts.ts';
import { currentUserQuery } from '../accounts.queries';
import { forgetSession } from '../session-hint';

type Done = z.infer<typeof doneSchema>;

/** The new address that awaits its code. */
export const emailChangeQuery = queryOptions({
  queryKey: ['email-change'],
  queryFn: ({ signal }) => callApi<z.infer<typeof emailChangeSchema>>('/api/user/email-change', { signal }),
});

export function useUpdateProfile() {
  const reload = useReloadProfile();
  return useMutation({
    mutationFn: (body: z.infer<typeof profileSchema>) =>
      callApi<z.infer<typeof profileUpdatedSchema>>('/api/user/profile', { method: 'PATCH', body }),
    onSuccess: reload,
  });
}

export function useConfirmEmailChange() {
  const reload = useReloadProfile();
  return useMutation({
    mutationFn: (body: { code: string }) => callApi<Done>('/api/user/email-change/verify', { method: 'POST', body }),
    onSuccess: reload,
  });
}

export function useResendEmailCode() {
  return useMutation({
    mutationFn: () => callApi<Done>('/api/user/email-change/resend', { method: 'POST' }),
  });
}

export function useKeepEmail() {
  const reload = useReloadProfile();
  return useMutation({
    mutationFn: () => callApi<Done>('/api/user/email-change', { method: 'DELETE' }),
    onSuccess: reload,
  });
}

export function useChangePassword() {
  return useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) =>
      callApi<Done>('/api/user/password', { method: 'PATCH', body }),
  });
}

export function useDeleteAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi<Done>('/api/user/delete', { method: 'DELETE' }),
    onSuccess: () => {
      forgetSession();
      forgetDrafts();
      const [userKey] = currentUserQuery.queryKey;
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userKey });
      queryClient.setQueryData(currentUserQuery.queryKey, null);
    },
  });
}

/** Saved values are shown as the server has them. */
function useReloadProfile() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 }),
      queryClient.fetchQuery({ ...emailChangeQuery, staleTime: 0 }),
    ]);
}
