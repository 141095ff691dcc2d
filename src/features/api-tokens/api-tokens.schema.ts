import { z } from 'zod';
import { apiTokenForm } from './api-token-forms.schema';
import { tokenScopes } from './token-scopes.schema';

const scopes = z.array(z.enum(tokenScopes)).min(1).max(tokenScopes.length);

export const newApiTokenSchema = apiTokenForm(z)
  .extend({
    scopes,
    days: z.int().min(1).max(366).nullable().meta({ description: 'Until it ends; null: it does not by itself' }),
  })
  .meta({ id: 'NewApiToken' });
export type NewApiToken = z.output<typeof newApiTokenSchema>;

export const apiTokenSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    scopes,
    createdAt: z.iso.datetime(),
    /** Within a quarter of an hour. */
    lastUsedAt: z.iso.datetime().nullable(),
    expiresAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ApiToken' });
export type ApiToken = z.infer<typeof apiTokenSchema>;

export const madeApiTokenSchema = apiTokenSchema
  .extend({ token: z.string().meta({ description: 'Told this once: only its hash is kept' }) })
  .meta({ id: 'MadeApiToken' });
export type MadeApiToken = z.infer<typeof madeApiTokenSchema>;
