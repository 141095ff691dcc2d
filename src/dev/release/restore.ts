// `npm run restore -- --database ID`: writes the last nightly backup into that empty, migrated database of the account, and
// the files that are lost into their bucket.
//
//   --day 2026-11-23   another backup than the last
//   --only DB_1        the rows of this database alone, where only this one is lost
//   --files            files alone, where no database is lost
//   --migrate          applies the migrations to it first
//   --shards ID,ID     as many databases beside it as there were, empty and migrated too
//   --local            the database and buckets of STATE_DIR instead
import { parseArgs } from 'node:util';
import { defaultStateDir } from '../run/project-paths.ts';
import { placeholderDatabaseId } from './deploy-target.ts';
import { chosenJurisdiction } from './place.ts';
import { applyMigrations } from './restore/apply-migrations.ts';
import { describeRestored, restoreBackup } from './restore/restore-backup.ts';
import { openStores } from './restore/stores.ts';
import { localShardIds, shardIdsOf } from './shards/shard-databases.ts';

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: placeholderDatabaseId },
    day: { type: 'string' },
    shards: { type: 'string' },
    only: { type: 'string' },
    files: { type: 'boolean', default: false },
    migrate: { type: 'boolean', default: false },
    local: { type: 'boolean', default: false },
  },
});
const { database: databaseId, day, only, files: filesOnly, migrate, local, shards } = values;
const shardIds = local ? localShardIds(process.env.SHARDS) : shardIdsOf(shards);
if (!local && databaseId === placeholderDatabaseId) {
  console.error('Which database? --database ID, or --local.');
  process.exit(2);
}
const jurisdiction = local ? null : chosenJurisdiction(process.env.DATA_JURISDICTION);
if (migrate) await applyMigrations({ databaseId, shardIds }, local ? defaultStateDir : null);
const stores = await openStores({ databaseId, shardIds, jurisdiction }, local ? defaultStateDir : null);
try {
  const restored = await restoreBackup(stores, { day, only, filesOnly });
  console.log(describeRestored(restored));
  process.exitCode = restored.missing.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await stores.close();
}
process.exit();
