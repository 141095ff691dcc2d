import { AppError, type Failures } from '#src/kernel/app-error.ts';

export const webhookFailures = {
  'webhooks.address_unfit': {
    status: 422,
    text: 'Please enter a public https address by its name, without a user name, a password or this service’s own address.',
  },
  'webhooks.too_many': { status: 409, text: 'At most 5 webhooks are kept. Please remove one first.' },
} satisfies Failures;
export type WebhookErrorCode = keyof typeof webhookFailures;

export const addressUnfit = () =>
  new AppError<WebhookErrorCode>('webhooks.address_unfit', { fields: { url: 'webhooks.address_unfit' } });
export const tooManyWebhooks = () => new AppError<WebhookErrorCode>('webhooks.too_many');
