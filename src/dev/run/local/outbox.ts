import { z } from 'zod';
import { newId } from '#src/kernel/ids.ts';
import { readStoredJson } from '#src/kernel/stored-json.ts';
import { createR2FileStore } from '#src/platform/file-store.ts';
import type { Email } from '#src/platform/mailer.ts';

type Message = Email & { to: string };

const sentEmailSchema = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  replyTo: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  to: z.string(),
  sentAt: z.iso.datetime(),
});
export type SentEmail = z.infer<typeof sentEmailSchema>;

const prefix = 'dev/outbox/';
const shown = 100;
/** Keys are listed in the order of their characters: counting down puts the newest first. */
const countdown = (time: Date) => String(10 ** 15 - time.getTime()).padStart(16, '0');

/** The bindings of the API Worker, whose sent mail people and their tests can read. */
export function keepSentMail(env: Cloudflare.Env): Cloudflare.Env {
  const send = async (message: Message & EmailMessageBuilder) => {
    const result = await env.EMAIL.send(message);
    await record(env.FILES, message);
    return result;
  };
  return { ...env, EMAIL: { send } as SendEmail };
}

async function record(bucket: R2Bucket, { to, subject, html, text, replyTo, headers }: Message): Promise<void> {
  const now = new Date();
  const more = { ...(replyTo && { replyTo }), ...(headers && { headers }) };
  const sent: SentEmail = { to, subject, html, text, ...more, sentAt: now.toISOString() };
  const key = `${prefix}${countdown(now)}-${newId()}/${encodeURIComponent(to)}`;
  await createR2FileStore(bucket).put(key, JSON.stringify(sent), 'application/json');
}

/** Newest first, at most 100; of one recipient or of all. */
export async function listSentMail(bucket: R2Bucket, { to }: { to?: string | undefined }): Promise<SentEmail[]> {
  const files = createR2FileStore(bucket);
  const keys: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await files.list(prefix, cursor);
    for (const { key } of page.files) {
      if (to === undefined || key.endsWith(`/${encodeURIComponent(to)}`)) keys.push(key);
    }
    cursor = page.cursor ?? undefined;
  } while (cursor && keys.length < shown);
  const sent = await Promise.all(
    keys.slice(0, shown).map(async (key) => {
      const stored = await files.text(key);
      return stored === null ? [] : [readStoredJson(sentEmailSchema, stored, key)];
    }),
  );
  return sent.flat();
}
