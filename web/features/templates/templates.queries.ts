import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContractCreated, NewContract } from '#src/features/generated-contracts/generated-contracts.schema.ts';
import type { Template, TemplateSample, TemplateWithBody } from '#src/features/templates/templates.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { callApi } from '#web/lib/api.ts';

/** In the words of one language: the server answers in that of the interface. */
export const templatesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['templates', locale],
    queryFn: ({ signal }) => callApi<Template[]>('/api/templates', { signal }),
  });

/** One template with the text of its contract. */
export const templateQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['templates', locale, id],
    queryFn: ({ signal }) => callApi<TemplateWithBody>(`/api/templates/${encodeURIComponent(id)}`, { signal }),
  });

/** The same in every language of the interface. */
export const templateSampleQuery = (id: string) =>
  queryOptions({
    queryKey: ['template-samples', id],
    queryFn: ({ signal }) => callApi<TemplateSample>(`/api/templates/${encodeURIComponent(id)}/sample`, { signal }),
  });

export function useGenerateContract() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (contract: NewContract) =>
      callApi<ContractCreated>('/api/contracts/from-template', { method: 'POST', body: contract }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['contracts'] }),
  });
}
