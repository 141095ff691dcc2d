import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root } from '../run/project-paths.ts';

export interface BuiltConfig {
  name: string;
  main: string;
  assets?: { directory?: string };
  d1_databases: { binding: string; database_name: string; database_id: string; migrations_dir?: string }[];
  r2_buckets: { binding: string; bucket_name: string }[];
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

/** The Workers of the last build. */
export function builtWorkers(): { api: BuiltWorker; analysis: BuiltWorker } {
  const { configPath, auxiliaryWorkers } = JSON.parse(readFileSync(index, 'utf8'));
  const [api, analysis] = [configPath, auxiliaryWorkers[0].configPath].map((path): BuiltWorker => {
    const absolute = resolve(dirname(index), path);
    return {
      folder: dirname(absolute),
      configPath: absolute,
      config: JSON.parse(readFileSync(absolute, 'utf8')),
    };
  });
  if (!api || !analysis) throw new Error('The build has no two Workers.');
  return { api, analysis };
}
