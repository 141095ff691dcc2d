import { createHmac } from 'node:crypto';

/** The header `Stripe-Signature` of a body that is sent at `at` (seconds). */
export function signatureOf(body: string, secret: string, at: number): string {
  const v1 = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${v1}`;
}
