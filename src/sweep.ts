import type { Deps } from './deps';
import { sweepDeletions } from './features/account-deletion/sweep-deletions.usecase';
import { sweepAccounts } from './features/accounts/sweep-accounts.usecase';
import { repeatErasures } from './features/backup/repeat-erasures.usecase';
import { announceRenewals } from './features/billing/announce-renewals.usecase';
import { mailNotices } from './features/billing/mail-notices.usecase';
import { forgetOldEvents, reconcileSubscriptions } from './features/billing/sweep-billing.usecase';
import { seedClauses } from './features/clauses/seed-clauses.usecase';
import { dispatchForgotten } from './features/contracts/dispatch-analyses.usecase';
import { requeueStuckContracts } from './features/contracts/requeue-stuck.usecase';
import { makeTextsSearchable } from './features/contracts/search-texts.usecase';
import { sweepAbandonedTexts } from './features/contracts/sweep-texts.usecase';
import { adoptGenerated } from './features/generated-contracts/adopt-generated.usecase';
import { deleteOldMessages, mailWaitingMessages } from './features/support/sweep-support.usecase';
import { sweepTranslations } from './features/translation/sweep-translations.usecase';
import { releaseOrphanedReservations } from './features/usage/usage.usecases';
import { sweepRateLimits } from './http/sweep-rate-limits.usecase';
import { describeError } from './kernel/logger';

/** What the clock does every five minutes: finds what was left half done. One failing part stops no other. */
export async function sweep(deps: Deps): Promise<void> {
  const parts = {
    repeatErasures,
    requeueStuckContracts,
    dispatchForgotten,
    adoptGenerated,
    sweepAbandonedTexts,
    makeTextsSearchable,
    releaseOrphanedReservations,
    sweepAccounts,
    sweepDeletions,
    reconcileSubscriptions,
    announceRenewals,
    mailBillingNotices: (needs: Deps) => mailNotices(needs),
    forgetOldEvents,
    sweepRateLimits,
    seedClauses,
    mailWaitingMessages,
    deleteOldMessages,
    sweepTranslations,
  };
  for (const [part, run] of Object.entries(parts)) {
    const started = Date.now();
    const record = (outcome: string, count: number) =>
      deps.telemetry.record({ point: 'sweep', name: part, outcome, count, ms: Date.now() - started });
    try {
      const count = await run(deps);
      record('ok', count);
      if (count > 0) deps.logger.info('sweep', { part, count });
    } catch (error) {
      record('failed', 0);
      deps.logger.error('sweep.failed', { part, ...describeError(error) });
    }
  }
  const { bytes } = deps.databaseUse;
  if (bytes !== null) deps.telemetry.record({ point: 'database', name: 'DB', bytes });
}
