import type { Zod } from '#src/http/zod.schema.ts';
import type { WebhookErrorCode } from './webhooks.errors';

export const maxWebhooks = 5;
const longestAddress = 500;
const fault: WebhookErrorCode = 'webhooks.address_unfit';

const isWebAddress = (typed: string) => URL.canParse(typed) && /^https?:$/.test(new URL(typed).protocol);

/** What is typed of a webhook. The server alone knows which addresses it does not call. */
export const webhookForm = (z: Zod) =>
  z.object({
    url: z.string(fault).check(z.trim(), z.maxLength(longestAddress, fault), z.refine<string>(isWebAddress, fault)),
  });
