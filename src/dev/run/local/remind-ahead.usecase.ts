import { directoryName } from '#src/db/databases.ts';
import { type Deps, depsOn } from '#src/deps.ts';
import { mailReminders } from '#src/features/reminders/mail-reminders.usecase.ts';
import { overDatabase } from '#src/shared-deps.ts';

/** Reminders wait until an analysis is an hour old; people and tests that try them do not. */
const aheadMs = 2 * 60 * 60_000;

/** Mails the reminders that are due in two hours. Answers to how many accounts. */
export async function remindAhead(deps: Deps): Promise<number> {
  const clock = () => new Date(deps.clock().getTime() + aheadMs);
  let accounts = 0;
  for (const shard of [directoryName, ...deps.databases.shards]) {
    accounts += await mailReminders(overDatabase(depsOn(deps, shard), { clock }));
  }
  return accounts;
}
