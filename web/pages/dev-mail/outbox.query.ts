import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '#web/lib/api.ts';

export type SentMail = { to: string; subject: string; text: string; html: string; sentAt: string };

/** Newest first; empty `to` means everybody's. */
export const outboxQuery = (to: string) =>
  queryOptions({
    queryKey: ['dev', 'outbox', to],
    queryFn: ({ signal }) => callApi<SentMail[]>(`/api/dev/outbox${to && `?to=${encodeURIComponent(to)}`}`, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
