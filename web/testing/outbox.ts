import { inject } from 'vitest';

interface Mail {
  subject: string;
  text: string;
  replyTo?: string;
}

/** What the running app mailed to an address, newest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const answer = await fetch(`${inject('appUrl')}/api/dev/outbox?to=${encodeURIComponent(address)}`);
  return answer.json();
}

/** What the newest message to an address says in this form, once it has arrived. */
export async function mailedTo(address: string, form: RegExp): Promise<string> {
  for (let tries = 0; tries < 50; tries++) {
    const [newest] = await mailsTo(address);
    const found = newest && `${newest.subject}\n${newest.text}`.match(form)?.[0];
    if (found) return found;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`Nothing like ${form} was mailed to ${address}`);
}

export const codeMailedTo = (address: string): Promise<string> => mailedTo(address, /\b\d{6}\b/);
