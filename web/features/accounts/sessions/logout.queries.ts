import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#web/lib/api.ts';
import { forgetDrafts } from '#web/lib/forget-drafts.ts';
import { forgetSession } from '../session-hint';

export function useLogout() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi<unknown>('/api/logout', { method: 'POST' }),
    onSuccess: () => {
      forgetSession();
      forgetDrafts();
      queryClient.clear();
    },
  });
}
