import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CalendarAddress, ReminderSettings } from '#src/features/reminders/reminders.schema.ts';
import { callApi } from '#web/lib/api.ts';

export const remindersQuery = queryOptions({
  queryKey: ['reminders'],
  queryFn: ({ signal }) => callApi<ReminderSettings>('/api/user/reminders', { signal }),
});

/** Shows what the server has stored. */
function useShow() {
  const queryClient = useQueryClient();
  return (stored: Partial<ReminderSettings>) =>
    queryClient.setQueryData(remindersQuery.queryKey, (shown) => shown && { ...shown, ...stored });
}

export function useTurnReminders() {
  const show = useShow();
  return useMutation({
    mutationFn: (body: { on: boolean }) => callApi<ReminderSettings>('/api/user/reminders', { method: 'PUT', body }),
    onSuccess: show,
  });
}

/** The address is in the answer alone, and nowhere afterwards. */
export function useMakeCalendarAddress() {
  const show = useShow();
  return useMutation({
    mutationFn: () => callApi<CalendarAddress>('/api/user/calendar', { method: 'POST' }),
    onSuccess: ({ calendarSince }) => show({ calendarSince }),
  });
}

export function useRemoveCalendarAddress() {
  const show = useShow();
  return useMutation({
    mutationFn: () => callApi<unknown>('/api/user/calendar', { method: 'DELETE' }),
    onSuccess: () => show({ calendarSince: null }),
  });
}

export function useTurnOffByLink() {
  return useMutation({
    mutationFn: ({ token }: { token: string }) =>
      callApi<unknown>(`/api/reminders/off/${encodeURIComponent(token)}`, { method: 'POST' }),
  });
}
