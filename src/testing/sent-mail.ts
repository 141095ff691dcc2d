import type { SentEmail } from '../dev/run/local/outbox';
import { call } from './api';

/** What was mailed to an address, newest first. */
export async function mailTo(address: string): Promise<SentEmail[]> {
  const response = await call('GET', `/api/dev/outbox?to=${encodeURIComponent(address)}`);
  return response.json();
}

/** The only six-digit number of the newest message to an address. */
export async function codeMailedTo(address: string): Promise<string> {
  const [newest] = await mailTo(address);
  const numbers = newest?.text.match(/\b\d{6}\b/g) ?? [];
  if (numbers.length !== 1 || !numbers[0])
    throw new Error(`${numbers.length} codes in the newest message to ${address}`);
  return numbers[0];
}
