import { z } from 'zod';
import { newId } from '../kernel/ids';
import { readStoredJson } from '../kernel/stored-json';
import type { FileStore } from './file-store';
import type { Email } from './mailer';

const sentEmailSchema = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  replyTo: z.string().optional(),
  to: z.string(),
  sentAt: z.iso.datetime(),
});
export type SentEmail = z.infer<typeof sentEmailSchema>;

const prefix = 'dev/outbox/';
const shown = 100;
/** Keys are listed in the order of their characters: counting down puts the newest first. */
const countdown = (time: Date) => String(10 ** 15 - time.getTime()).padStart(16, '0');

/** What was sent while the app runs on someone's own machine, for them and their tests to read. */
export function createOutbox(files: FileStore) {
  return {
    async record(email: Email & { to: string }): Promise<void> {
      const now = new Date();
      const sent: SentEmail = { ...email, sentAt: now.toISOString() };
      const key = `${prefix}${countdown(now)}-${newId()}/${encodeURIComponent(email.to)}`;
      await files.put(key, JSON.stringify(sent), 'application/json');
    },

    /** Newest first, at most 100; of one recipient or of all. */
    async list({ to }: { to?: string | undefined }): Promise<SentEmail[]> {
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
    },
  };
}
