import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type BuiltWorker, builtWorkers } from '../build/build-output.ts';
import { localShardIds, withShards } from '../release/shards/shard-databases.ts';
import { startNode } from './child-process.ts';
import { binary, root } from './project-paths.ts';
import { type Variables, writeDevVars } from './worker-variables.ts';

/**
 * Writes the configuration of one run into the state: wrangler hands `--env-file` to the first Worker only,
 * and reads `.dev.vars` beside each configuration.
 */
function writeRunConfig(worker: BuiltWorker, stateDir: string, variables: Variables): string {
  const folder = join(stateDir, 'run', worker.config.name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { assets, main, ...config } = worker.config;
  const run = {
    ...config,
    main: resolve(worker.folder, main),
    d1_databases: withShards(config.d1_databases, { ids: localShardIds(process.env.SHARDS) }),
    base_dir: worker.folder,
    ...(assets && { assets: { ...assets, directory: resolve(worker.folder, assets.directory ?? '.') } }),
  };
  writeFileSync(join(folder, 'wrangler.json'), JSON.stringify(run));
  writeDevVars(join(folder, '.dev.vars'), variables);
  return join(folder, 'wrangler.json');
}

/** Starts the built Workers in one wrangler; the local API Worker answers on `port`. */
export function startLocalWorkers(options: {
  port: number;
  stateDir: string;
  variables: Variables;
  onOutput: (text: string) => void;
}) {
  const { port, stateDir, variables, onOutput } = options;
  const { localApi, analysis } = builtWorkers();
  const configs = [localApi, analysis].flatMap((worker) => ['-c', writeRunConfig(worker, stateDir, variables)]);
  const place = ['--persist-to', stateDir, '--ip', '127.0.0.1', '--port', String(port)];
  const quiet = ['--inspector-port', '0', '--show-interactive-dev-session=false'];
  return startNode([binary.wrangler, 'dev', ...configs, ...place, ...quiet], {
    env: {
      // Copies that run side by side do not find each other's Workers.
      WRANGLER_REGISTRY_PATH: join(stateDir, 'registry'),
      // Saves a second of every start but the first.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/compiled'),
    },
    onOutput,
  });
}
