import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnRules, Rule } from '#src/features/own-rules/own-rules.schema.ts';
import { callApi } from '#web/lib/api.ts';

const path = '/api/own-rules';

export const ownRulesQuery = queryOptions({
  queryKey: ['own-rules'],
  queryFn: ({ signal }) => callApi<OwnRules>(path, { signal }),
});

/** Takes rules in the place of those before. */
export function useSaveRules() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (rules: readonly Rule[]) => callApi<OwnRules>(path, { method: 'PUT', body: { rules } }),
    onSuccess: (saved) => queryClient.setQueryData(ownRulesQuery.queryKey, saved),
  });
}
