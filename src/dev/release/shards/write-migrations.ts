import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#src/dev/run/project-paths.ts';
import { forShard } from './shard-migrations.ts';

/** Writes the migrations as shards get them into a folder, and answers where they are. */
export function writeShardMigrations(folder: string): string {
  const migrations = join(root, 'migrations');
  const written = join(folder, 'shard-migrations');
  mkdirSync(written, { recursive: true });
  for (const name of readdirSync(migrations).filter((each) => each.endsWith('.sql'))) {
    writeFileSync(join(written, name), forShard(readFileSync(join(migrations, name), 'utf8')));
  }
  return written;
}
