import { z } from 'zod';
import { isoDay } from '#src/kernel/clock.ts';
import { describeError, type Logger } from '#src/kernel/logger.ts';
import type { BackupStore } from '#src/platform/backup-store.ts';
import type { Telemetry } from '#src/platform/telemetry.ts';
import type { createBackupRepository } from './backup.repository';
import { isToCopy, rowsAPage } from './backup.rules';
import { backupKeys } from './backup-keys';

const stateSchema = z.object({
  day: z.string(),
  startedAt: z.string(),
  migration: z.string().nullable(),
  /** Tables with the rows and pages that are copied so far, in the order in which they are. */
  tables: z.array(
    z.object({ name: z.string(), rows: z.number(), pages: z.number(), last: z.number(), done: z.boolean() }),
  ),
  files: z.object({ after: z.string(), copied: z.number(), done: z.boolean() }),
  finishedAt: z.string().nullable(),
});
type State = z.infer<typeof stateSchema>;
interface Needs {
  backups: BackupStore;
  backupRows: ReturnType<typeof createBackupRepository>;
  clock: () => Date;
  logger: Logger;
  telemetry: Telemetry;
}

/** A page of rows or a file, each read once and written once: of a thousand calls that a Worker may make in one run. */
const movesARun = 250;
/** The next run starts after five minutes, and two at once would write the same pages. A step takes less than is left. */
const runMs = 2 * 60_000;
/** A run that is ended from outside, for the time it took to compute, loses no more than this. */
const movesBetweenNotes = 25;

/**
 * Goes on with tonight's copy of database and files; what is finished is left alone. Rows are copied as they are met, not
 * as of one moment: a row whose owner was deleted meanwhile is left out when it is restored. Returns how many pages and
 * files it has looked at.
 */
export async function backUp(deps: Needs, { moves = movesARun }: { moves?: number } = {}): Promise<number> {
  const { backups, clock, logger, telemetry } = deps;
  const state = await currentState(deps);
  const note = () => backups.put(backupKeys.state, JSON.stringify(state), 'application/json');
  const until = clock().getTime() + runMs;
  let taken = 0;
  let noted = 0;
  try {
    while (!state.finishedAt && taken < moves && clock().getTime() < until) {
      taken += await takeStep(deps, state);
      if (taken - noted < movesBetweenNotes) continue;
      await note();
      noted = taken;
    }
  } catch (error) {
    logger.error('backup.failed', describeError(error));
    telemetry.record({ point: 'backup', name: 'failed', outcome: 'failed' });
  }
  if (taken === 0) return 0;
  await note();
  if (state.finishedAt) {
    const rows = state.tables.reduce((sum, table) => sum + table.rows, 0);
    logger.info('backup.finished', { day: state.day, rows, files: state.files.copied });
    const ms = clock().getTime() - Date.parse(state.startedAt);
    telemetry.record({ point: 'backup', name: 'finished', count: rows, ms });
  }
  return taken;
}

async function currentState({ backups, backupRows, clock }: Needs): Promise<State> {
  const now = clock();
  const kept = stateSchema.safeParse(JSON.parse((await backups.text(backupKeys.state)) ?? 'null'));
  if (kept.success && kept.data.day === isoDay(now)) return kept.data;
  const tables = await backupRows.tables();
  return {
    day: isoDay(now),
    startedAt: now.toISOString(),
    migration: await backupRows.migration(),
    tables: tables.map((name) => ({ name, rows: 0, pages: 0, last: -1, done: false })),
    files: { after: '', copied: 0, done: false },
    finishedAt: null,
  };
}

async function takeStep({ backups, backupRows, clock }: Needs, state: State): Promise<number> {
  const table = state.tables.find(({ done }) => !done);
  if (table) {
    const limit = rowsAPage(table.name);
    const { rows, last } = await backupRows.page(table.name, { after: table.last, limit });
    if (rows.length > 0) {
      const page = await packed(rows.map((row) => JSON.stringify(row)).join('\n'));
      await backups.put(backupKeys.page(state.day, table.name, table.pages), page, 'application/gzip');
      table.pages += 1;
    }
    table.rows += rows.length;
    table.last = last ?? table.last;
    table.done = rows.length < limit;
    return 1;
  }
  const { files } = state;
  if (!files.done) {
    const isDue = (file: { key: string; uploaded: Date }, copied: Date | undefined) =>
      isToCopy(file, { copied, now: clock() });
    const { copied, next } = await backups.copyFiles({ after: files.after, prefix: backupKeys.copies, isDue });
    files.copied += copied;
    files.done = next === null;
    files.after = next ?? files.after;
    return 1 + copied;
  }
  state.finishedAt = clock().toISOString();
  const manifest = JSON.stringify(state);
  await backups.put(backupKeys.manifest(state.day), manifest, 'application/json');
  await backups.put(backupKeys.latest, manifest, 'application/json');
  return 1;
}

async function packed(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
