import { z } from 'zod';

export const locales = ['en', 'es', 'fr', 'de', 'ar'] as const;
export const localeSchema = z.enum(locales);
export type Locale = z.infer<typeof localeSchema>;
