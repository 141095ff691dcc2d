// `npm run move-account -- --account ID --to DB_2`: moves the contracts of an account to another database. They can be read
// meanwhile. What breaks off goes on with the same command.
//
//   --to DB     into the directory
//   --give-up   the account can be written again where it is; only before it was switched over
//   --local     the databases of STATE_DIR instead of those of D1_DATABASE_ID and D1_SHARD_IDS
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { defaultStateDir } from '../run/project-paths.ts';
import { placeholderDatabaseId } from './deploy-target.ts';
import { giveUpMove, moveAccount } from './shards/move-account.ts';
import { openDatabases } from './shards/open-databases.ts';
import { localShardIds, shardIdsOf } from './shards/shard-databases.ts';

const { values } = parseArgs({
  options: {
    account: { type: 'string' },
    to: { type: 'string' },
    'give-up': { type: 'boolean', default: false },
    local: { type: 'boolean', default: false },
  },
});
const { account, to, 'give-up': giveUp, local } = values;
const { D1_DATABASE_ID: databaseId = '', D1_SHARD_IDS, SHARDS } = process.env;
if (!account || (!to && !giveUp) || (!local && !databaseId)) {
  console.error(
    'Which account, and where to? --account ID --to DB_1, with D1_DATABASE_ID and D1_SHARD_IDS or --local.',
  );
  process.exit(2);
}
const ids = local
  ? { databaseId: placeholderDatabaseId, shardIds: localShardIds(SHARDS) }
  : { databaseId, shardIds: shardIdsOf(D1_SHARD_IDS) };
const { databases, close } = await openDatabases(ids, local ? defaultStateDir : null);
try {
  const needs = { databases, account, log: (line: string) => console.log(line), pause: sleep };
  if (giveUp) await giveUpMove(needs);
  else console.log(`${(await moveAccount({ ...needs, to: to ?? '' })).rows} rows are in ${to}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await close();
}
process.exit();
