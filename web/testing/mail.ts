import { setTimeout as sleep } from 'node:timers/promises';

interface Mail {
  subject: string;
  text: string;
  replyTo?: string;
}

const mailedWithinMs = 20_000;

/** What the app at this address mailed to someone, newest first. */
export async function readMails(appUrl: string, to: string): Promise<Mail[]> {
  const answer = await fetch(`${appUrl}/api/dev/outbox?to=${encodeURIComponent(to)}`);
  return answer.json();
}

/** What a message to someone says in this form, the newest first, once it has arrived; the `known` oldest are not meant. */
export async function waitForMail(appUrl: string, to: string, form: RegExp, known = 0): Promise<string> {
  for (const until = Date.now() + mailedWithinMs; ; await sleep(100)) {
    const all = await readMails(appUrl, to);
    const mails = all.slice(0, Math.max(0, all.length - known));
    const found = mails.map(({ subject, text }) => `${subject}\n${text}`.match(form)?.[0]).find(Boolean);
    if (found) return found;
    if (Date.now() > until) throw new Error(`Nothing like ${form} was mailed to ${to}`);
  }
}
