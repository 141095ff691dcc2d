import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChecklistItem } from '#src/features/contracts/checklist.schema.ts';
import { callApi } from '#web/lib/api.ts';

const addressOf = (id: string) => `/api/contracts/${encodeURIComponent(id)}/checklist`;

/** Another device may have noted something since. */
export const checklistQuery = (id: string) =>
  queryOptions({
    queryKey: ['checklist', id],
    queryFn: ({ signal }) => callApi<ChecklistItem[]>(addressOf(id), { signal }),
    staleTime: 0,
  });

const withItem = (items: readonly ChecklistItem[], item: ChecklistItem) => [
  ...items.filter(({ action }) => action !== item.action),
  item,
];

/** Shows a note before it is kept, and as it was where it could not be. */
export function useNoteInChecklist(id: string) {
  const queryClient = useQueryClient();
  const { queryKey } = checklistQuery(id);
  return useMutation({
    mutationFn: (item: ChecklistItem) => callApi<ChecklistItem>(addressOf(id), { method: 'PUT', body: item }),
    scope: { id: `checklist-${id}` },
    onMutate: async (item) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (items) => withItem(items ?? [], item));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
