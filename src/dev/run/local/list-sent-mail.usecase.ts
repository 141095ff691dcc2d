import { z } from 'zod';
import type { Deps } from '#src/deps.ts';

export const sentMailQuerySchema = z.object({ to: z.string().trim().toLowerCase().optional() });

/** What was sent on this machine, newest first: to one address or to all. */
export const listSentMail = ({ outbox }: Pick<Deps, 'outbox'>, asked: z.infer<typeof sentMailQuerySchema>) =>
  outbox.list(asked);
