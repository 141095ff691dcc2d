import { z } from 'zod';
import { webhookForm } from './webhook-forms.schema';

export const finishedStatuses = ['complete', 'failed'] as const;
export type FinishedStatus = (typeof finishedStatuses)[number];

/** `retrying`: not taken, and tried again; `failed`: not taken, and not tried again. */
export const webhookOutcomes = ['delivered', 'retrying', 'failed'] as const;
export type WebhookOutcome = (typeof webhookOutcomes)[number];

export const newWebhookSchema = webhookForm(z).meta({ id: 'NewWebhook' });
export type NewWebhook = z.output<typeof newWebhookSchema>;

export const webhookSchema = z
  .object({
    id: z.string(),
    url: z.string(),
    createdAt: z.iso.datetime(),
    lastTriedAt: z.iso.datetime().nullable(),
    outcome: z
      .enum(webhookOutcomes)
      .nullable()
      .meta({ description: 'Of the last try; retrying: it is tried again; failed: it is not' }),
    httpStatus: z.int().nullable().meta({ description: 'Of the answer to the last try; null: none came' }),
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof webhookSchema>;

export const madeWebhookSchema = webhookSchema
  .extend({ secret: z.string().meta({ description: 'What its events are signed with, `whsec_…`; told this once' }) })
  .meta({ id: 'MadeWebhook' });
export type MadeWebhook = z.infer<typeof madeWebhookSchema>;

/** The body of what is sent: never a word of a contract. */
export type WebhookEvent =
  | { type: 'analysis.finished'; timestamp: string; data: { contractId: string; status: FinishedStatus; url: string } }
  | { type: 'webhook.test'; timestamp: string; data: Record<string, never> };
