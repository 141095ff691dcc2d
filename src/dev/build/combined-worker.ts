import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from '../run/project-paths.ts';
import { type BuiltConfig, type BuiltWorker, builtWorkers } from './build-output.ts';

/** Above both Workers: modules are named from the folder of the first one down. */
const folder = join(root, 'dist');

/** Gives the local API Worker all that the deployed one is bound to; vite builds it without the client's files. */
export function bindLocalWorker() {
  const { api, localApi } = builtWorkers();
  const { name, topLevelName, main } = localApi.config;
  writeFileSync(localApi.configPath, JSON.stringify({ ...api.config, name, topLevelName, main }));
}

/**
 * A plain `wrangler dev` starts one Worker. So that it serves everything, the build adds one for it alone, which holds
 * two: the routes of the local API Worker, the queues of both and the entrypoints of the analysis Worker.
 */
export function writeCombinedWorker() {
  const { localApi: api, analysis } = builtWorkers();
  writeFileSync(join(folder, 'wrangler.json'), JSON.stringify(combine(api, analysis)));
  const from = (worker: BuiltWorker) => JSON.stringify(`./${below(join(worker.folder, worker.config.main))}`);
  const lines = [
    `import api from ${from(api)};`,
    `import analysis from ${from(analysis)};`,
    `export * from ${from(analysis)};`,
    "const ofApi = ({ queue }) => queue.startsWith('sweeps');",
    'const queue = (batch, ...rest) => (ofApi(batch) ? api : analysis).queue(batch, ...rest);',
    'export default { ...api, queue };',
  ];
  writeFileSync(join(folder, 'wrangler-dev.js'), `${lines.join('\n')}\n`);

  const redirect = join(root, '.wrangler/deploy');
  mkdirSync(redirect, { recursive: true });
  const configPath = relative(redirect, join(folder, 'wrangler.json'));
  writeFileSync(join(redirect, 'config.json'), JSON.stringify({ configPath, auxiliaryWorkers: [] }));
}

function combine(api: BuiltWorker, analysis: BuiltWorker): BuiltConfig {
  const name = 'plainclause-wrangler-dev';
  return {
    ...api.config,
    name,
    main: 'wrangler-dev.js',
    rules: [
      { type: 'ESModule', globs: [api, analysis].map((worker) => `${below(worker.folder)}/**/*.js`) },
      // Nothing of the client is a module of the Worker.
      { type: 'Text', globs: [], fallthrough: false },
    ],
    assets: api.config.assets && { ...api.config.assets, directory: below(join(root, 'dist/client')) },
    queues: {
      producers: api.config.queues.producers,
      consumers: [api, analysis].flatMap(({ config }) => config.queues.consumers ?? []),
    },
    services: api.config.services?.map((service) =>
      service.service === analysis.config.name ? { ...service, service: name } : service,
    ),
    build: { command: `node ${JSON.stringify(join(root, 'src/dev/build/only-local.mjs'))}` },
  };
}

const below = (path: string) => relative(folder, path).replaceAll(sep, '/');
