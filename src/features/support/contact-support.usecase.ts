import type { z } from 'zod';
import type { Deps } from '#src/deps.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { newId } from '#src/kernel/ids.ts';
import { describeError } from '#src/kernel/logger.ts';
import type { AccountStatus } from '../accounts/accounts.schema';
import { type DeliveryNeeds, deliverMessage } from './deliver-message';
import { firstRetryAfterMs } from './support.rules';
import type { supportMessageSchema } from './support.schema';

/**
 * Stores the message, then mails it to support and a receipt to its sender. Once it is stored it is sure to
 * arrive: what fails to be mailed now is mailed by the sweep.
 */
export async function contactSupport(
  deps: DeliveryNeeds & Pick<Deps, 'waitUntil'>,
  message: z.output<typeof supportMessageSchema> & { locale: Locale; plan: AccountStatus | null },
): Promise<void> {
  const { supportMessages, waitUntil, logger, clock } = deps;
  const now = clock();
  const row = await supportMessages.insert({
    id: newId(),
    ...message,
    createdAt: now,
    nextTryAt: new Date(now.getTime() + firstRetryAfterMs),
  });
  waitUntil(
    deliverMessage(deps, row).catch((error: unknown) => logger.error('support.delivery_failed', describeError(error))),
  );
}
