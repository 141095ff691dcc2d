import { randomBytes } from 'node:crypto';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const random = (length: number) => [...randomBytes(length)].map((byte) => letters[byte % letters.length]).join('');

/** An id as Stripe makes them: `cus_NffrFeUfNV2Hib`. */
export const newId = (prefix: string) => `${prefix}_${random(prefix.startsWith('cs') ? 58 : 24)}`;

export const newSecret = (id: string) => `${id}_secret_${random(25)}`;
