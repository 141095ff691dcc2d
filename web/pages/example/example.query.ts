import { queryOptions } from '@tanstack/react-query';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import type { Locale } from '#web/lib/locale.ts';

const files: Record<Locale, () => Promise<{ default: Contract }>> = {
  en: () => import('virtual:example/en'),
  es: () => import('virtual:example/es'),
  fr: () => import('virtual:example/fr'),
  de: () => import('virtual:example/de'),
  ar: () => import('virtual:example/ar'),
};

/** The example contract with its analysis in one language. */
export const exampleQuery = (locale: Locale) =>
  queryOptions({ queryKey: ['example', locale], queryFn: async () => (await files[locale]()).default });
