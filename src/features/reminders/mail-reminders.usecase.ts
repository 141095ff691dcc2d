import type { Deps } from '#src/deps.ts';
import { describeError } from '#src/kernel/logger.ts';
import { MailError } from '#src/platform/mailer.ts';
import { findingsOf } from '../contracts/findings-of';
import { offLinks } from './reminder-settings.usecases';
import { type Reminder, reminderEmail } from './reminders.emails';
import type { ReminderRow } from './reminders.repository';
import { pauseAfter } from './reminders.rules';

export type ReminderNeeds = Pick<
  Deps,
  | 'reminders'
  | 'reminderSettings'
  | 'contracts'
  | 'contractFindings'
  | 'mailer'
  | 'config'
  | 'logger'
  | 'clock'
  | 'appUrl'
>;

const ownersASweep = 25;
/** Each is a file to read. */
const contractsASweep = 200;

/** Reminds the owners of contracts in one database of last days, each by one mail a day at most. */
export async function mailReminders(deps: ReminderNeeds): Promise<number> {
  const now = deps.clock();
  await deps.reminders.takeUp({ now });
  const owners = await deps.reminders.listOwners({ now, limit: ownersASweep });
  let contracts = 0;
  for (const ownerId of owners) {
    if (contracts >= contractsASweep) break;
    contracts += await remind(deps, { ownerId, now });
  }
  return owners.length;
}

/** Answers how many days were looked at. */
async function remind(deps: ReminderNeeds, { ownerId, now }: { ownerId: string; now: Date }): Promise<number> {
  const { reminders, reminderSettings, mailer, logger } = deps;
  let claimed: ReminderRow[] = [];
  try {
    const owner = await reminderSettings.find({ userId: ownerId });
    if (!owner?.on) {
      await reminders.leave({ ownerId });
      return 0;
    }
    claimed = await reminders.claim({ ownerId, now });
    const due = await look(deps, claimed);
    if (due.length > 0) {
      const links = await offLinks(deps, { userId: ownerId });
      const email = reminderEmail({ reminders: due, appUrl: deps.appUrl, links });
      await mailer.send({ to: owner.email, locale: owner.locale, email });
    }
  } catch (error) {
    logger.error(error instanceof MailError ? 'mail.failed' : 'reminders.failed', { ownerId, ...describeError(error) });
    if (claimed.length > 0) await putBack(deps, { ownerId, now, claimed });
  }
  return claimed.length;
}

async function putBack(
  { reminders, logger }: ReminderNeeds,
  { ownerId, now, claimed }: { ownerId: string; now: Date; claimed: ReminderRow[] },
): Promise<void> {
  const attempts = Math.max(...claimed.map((row) => row.attempts));
  try {
    await reminders.putBack({ ownerId, now, nextTryAt: new Date(now.getTime() + pauseAfter(attempts)) });
  } catch (error) {
    logger.error('reminders.lost', { ownerId, ...describeError(error) });
  }
}

/** What the contracts say of the days, in their order. Days that they do not say any more are left out. */
async function look(deps: ReminderNeeds, claimed: ReminderRow[]): Promise<Reminder[]> {
  const found: Reminder[] = [];
  for (const [id, rows] of Map.groupBy(claimed, ({ contractId }) => contractId)) {
    const contract = await deps.contracts.findOwned({ ownerId: rows[0]?.ownerId ?? '', id });
    if (!contract?.reminders) continue;
    const name = contract.givenTitle ?? contract.title ?? contract.fileName;
    const findings = await findingsOf(deps, contract);
    for (const { kind, date } of new Map(rows.map((row) => [`${row.kind} ${row.date}`, row])).values()) {
      const told = findings?.dates?.find((one) => one.kind === kind && one.date === date && !one.unconfirmed);
      // Where the dates are damaged the list still has them.
      if (!told && findings?.dates) continue;
      const quote = told?.evidence.find(({ match }) => match !== 'none')?.quote ?? null;
      found.push({ contractId: id, name, kind, date, computedFrom: told?.computedFrom ?? null, quote });
    }
  }
  return found.sort((one, other) => one.date.localeCompare(other.date));
}
