import { directoryName } from './db/databases';
import { type Deps, depsOn } from './deps';
import { sweepDeletions } from './features/account-deletion/sweep-deletions.usecase';
import { sweepAccounts } from './features/accounts/sweep-accounts.usecase';
import { repeatErasures } from './features/backup/repeat-erasures.usecase';
import { announceRenewals } from './features/billing/announce-renewals.usecase';
import { mailNotices } from './features/billing/mail-notices.usecase';
import { forgetOldEvents, reconcileSubscriptions } from './features/billing/sweep-billing.usecase';
import { seedClauses } from './features/clauses/seed-clauses.usecase';
import { deriveFacts } from './features/contracts/derive-facts.usecase';
import { dispatchForgotten } from './features/contracts/dispatch-analyses.usecase';
import { moveFindings } from './features/contracts/move-findings.usecase';
import { requeueStuckContracts } from './features/contracts/requeue-stuck.usecase';
import { makeTextsSearchable } from './features/contracts/search-texts.usecase';
import { sweepAbandonedFindings } from './features/contracts/sweep-findings.usecase';
import { sweepAbandonedTexts } from './features/contracts/sweep-texts.usecase';
import { sweepUploads } from './features/contracts/sweep-uploads.usecase';
import { adoptGenerated } from './features/generated-contracts/adopt-generated.usecase';
import { mailReminders } from './features/reminders/mail-reminders.usecase';
import { deleteOldMessages, mailWaitingMessages } from './features/support/sweep-support.usecase';
import { sweepTranslations } from './features/translation/sweep-translations.usecase';
import { releaseOrphanedReservations } from './features/usage/usage.usecases';
import { announceAnalysis } from './features/webhooks/announce-analysis.usecase';
import { queueDueWebhooks } from './features/webhooks/deliver-webhook.usecase';
import { sweepRateLimits } from './http/sweep-rate-limits.usecase';
import { describeError } from './kernel/logger';

/** Looks through the contracts of one database. */
const partsOfData = {
  requeueStuckContracts: (deps: Deps) => requeueStuckContracts(deps, { onFailed: (of) => announceAnalysis(deps, of) }),
  dispatchForgotten,
  adoptGenerated,
  moveFindings,
  deriveFacts,
  makeTextsSearchable,
  releaseOrphanedReservations,
  sweepTranslations,
  mailReminders,
};

/** Looks through accounts, what is published, and the files of all. */
const partsOfDirectory = {
  repeatErasures,
  sweepAbandonedTexts,
  sweepUploads,
  sweepAbandonedFindings,
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
  queueDueWebhooks,
};

/**
 * What the clock does every five minutes: finds what was left half done. One failing part stops no other. Each shard is
 * swept by a message of its own, so that many of them take no more time or calls than one.
 */
export async function sweep(deps: Deps): Promise<void> {
  for (const shard of deps.databases.shards) {
    try {
      await deps.sweepQueue.send({ type: 'sweep', shard });
    } catch (error) {
      deps.logger.error('sweep.failed', { part: shard, ...describeError(error) });
    }
  }
  await runParts(deps, { ...partsOfData, ...partsOfDirectory });
  recordSize(deps, directoryName);
}

/** What a message of the clock asks for: the contracts of one shard. */
export async function sweepShard(deps: Deps, { shard }: { shard: string }): Promise<void> {
  await runParts(depsOn(deps, shard), partsOfData);
  recordSize(deps, shard);
}

async function runParts(deps: Deps, parts: Record<string, (deps: Deps) => Promise<number>>): Promise<void> {
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
}

function recordSize({ databases, telemetry }: Deps, database: string): void {
  const told = databases.sizes().find(({ name }) => name === database);
  if (told) telemetry.record({ point: 'database', ...told });
}
