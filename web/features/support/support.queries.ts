import { queryOptions, useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import type { SupportContact, supportReceivedSchema } from '#src/features/support/support.schema.ts';
import { callApi } from '#web/lib/api.ts';

const path = '/api/support/contact';

export type ContactMessage = { name: string; email: string; subject: string; message: string };

export const supportContactQuery = queryOptions({
  queryKey: ['support-contact'],
  queryFn: ({ signal }) => callApi<SupportContact>(path, { signal }),
});

export function useContactSupport() {
  return useMutation({
    mutationFn: (body: ContactMessage) =>
      callApi<z.infer<typeof supportReceivedSchema>>(path, { method: 'POST', body }),
  });
}
