import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root } from '../run/project-paths.ts';

export interface BuiltConfig {
  name: string;
  main: string;
  assets?: { directory?: string };
  d1_databases: { binding: string; database_name: string; database_id: string; migrations_dir?: string }[];
  r2_buckets: { binding: string; bucket_name: string }[];
  analytics_engine_datasets?: { binding: string; dataset: string }[];
  services?: { binding: string; service: string; entrypoint?: string }[];
  queues: {
    producers?: { binding: string; queue: string }[];
    consumers?: { queue: string; dead_letter_queue?: string }[];
  };
  triggers: { crons?: string[] };
  vars: Record<string, unknown>;
  [field: string]: unknown;
}

export interface BuiltWorker {
  folder: string;
  configPath: string;
  config: BuiltConfig;
}

/** Written by the build, below the root of the client. */
const index = join(root, 'web/.wrangler/deploy/config.json');

export interface BuiltWorkers {
  api: BuiltWorker;
  analysis: BuiltWorker;
  /** Serves instead of `api` on someone's own machine, and is never deployed. */
  localApi: BuiltWorker;
}

/** The Workers of the last build. */
export function builtWorkers(): BuiltWorkers {
  const { configPath, auxiliaryWorkers } = JSON.parse(readFileSync(index, 'utf8'));
  const [api, analysis, localApi] = [{ configPath }, ...auxiliaryWorkers].map((worker): BuiltWorker => {
    const absolute = resolve(dirname(index), worker.configPath);
    return {
      folder: dirname(absolute),
      configPath: absolute,
      config: JSON.parse(readFileSync(absolute, 'utf8')),
    };
  });
  if (!api || !analysis || !localApi) throw new Error('The build has no three Workers.');
  return { api, analysis, localApi };
}
