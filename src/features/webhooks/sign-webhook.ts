import { keyedHash } from '../accounts/keyed-hash';
import type { WebhookEvent } from './webhooks.schema';

const keyOf = (id: string, authSecret: string) => keyedHash(`webhook ${id}`, authSecret);

/** What the events of a webhook are signed with: kept nowhere, and made again with the server's secret. */
export const webhookSecret = async (id: string, authSecret: string): Promise<string> =>
  `whsec_${await keyOf(id, authSecret)}`;

/** An event as it is sent, by the specification of Standard Webhooks. */
export async function signWebhook(
  event: WebhookEvent,
  of: { webhookId: string; messageId: string; authSecret: string; now: Date },
): Promise<{ body: string; headers: Record<string, string> }> {
  const body = JSON.stringify(event);
  const seconds = String(Math.floor(of.now.getTime() / 1000));
  const raw = Uint8Array.from(atob(await keyOf(of.webhookId, of.authSecret)), (each) => each.charCodeAt(0));
  const signature = await keyedHash(`${of.messageId}.${seconds}.${body}`, raw);
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': of.messageId,
      'webhook-timestamp': seconds,
      'webhook-signature': `v1,${signature}`,
    },
  };
}
