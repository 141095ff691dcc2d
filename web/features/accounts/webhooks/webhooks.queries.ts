import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { MadeWebhook, NewWebhook, Webhook } from '#src/features/webhooks/webhooks.schema.ts';
import { callApi } from '#web/lib/api.ts';

const path = '/api/user/webhooks';
const pathOf = (id: string) => `${path}/${encodeURIComponent(id)}`;

/** Asked anew with every visit: what was tried meanwhile is told. */
export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => callApi<Webhook[]>(path, { signal }),
  staleTime: 0,
});

/** The secret is in the answer alone, and nowhere afterwards. */
export function useAddWebhook() {
  const reload = useReload();
  return useMutation({
    mutationFn: (body: NewWebhook) => callApi<MadeWebhook>(path, { method: 'POST', body }),
    onSuccess: reload,
    gcTime: 0,
  });
}

export function useTestWebhook() {
  const reload = useReload();
  return useMutation({
    mutationFn: ({ id }: { id: string }) => callApi<Webhook>(`${pathOf(id)}/test`, { method: 'POST' }),
    onSettled: reload,
  });
}

export function useRemoveWebhook() {
  const reload = useReload();
  return useMutation({
    mutationFn: ({ id }: { id: string }) => callApi<unknown>(pathOf(id), { method: 'DELETE' }),
    onSettled: reload,
  });
}

function useReload() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey });
}
