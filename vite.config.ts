import { join, resolve } from 'node:path';
import { cloudflare, type PluginConfig } from '@cloudflare/vite-plugin';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { developmentContent } from './src/dev/build/development-content.ts';
import { exampleAnalysis } from './src/dev/build/example/example-plugin.ts';
import { firstLoad } from './src/dev/build/first-load.ts';
import { leanLibraries } from './src/dev/build/lean-libraries.ts';
import { leanRoutes } from './src/dev/build/lean-routes.ts';
import { leanStyles } from './src/dev/build/lean-styles.ts';
import { developmentNotices } from './src/dev/build/notices/development-notices.ts';
import { bundledList } from './src/dev/build/notices/third-party-notices.ts';
import { pageShares } from './src/dev/build/page-shares.ts';
import { pdfViewerFiles } from './src/dev/build/pdf-viewer-files.ts';
import { publicFiles } from './src/dev/build/public/public-files.ts';
import { splitCatalogues } from './src/dev/build/split-catalogues.ts';
import { workerVariables } from './src/dev/run/worker-variables.ts';
import { paraglideOptions } from './src/i18n/paraglide-options.ts';

const here = import.meta.dirname;
const stateDir = resolve(here, process.env.STATE_DIR || '.wrangler/state');

const entry = join(here, 'web/app/main.tsx');
const localEntry = join(here, 'src/dev/run/local/local-api.worker.ts');
/** The API Worker with what helps on one's own machine. A build makes it beside the one that is deployed. */
const localApi: NonNullable<PluginConfig['auxiliaryWorkers']>[number] = {
  config: (_, { entryWorkerConfig: { assets: _client, ...config } }) => ({
    ...config,
    name: 'plainclause-local',
    main: localEntry,
  }),
};

export default defineConfig(({ command, isPreview }) => {
  // The development server hands both Workers what `npm start` does; a build holds no secret.
  const developing = command === 'serve' && !isPreview;
  const vars = developing ? workerVariables(stateDir) : {};
  const analysis = { configPath: join(here, 'worker/wrangler.toml'), config: { vars } };
  return {
    root: join(here, 'web'),
    build: {
      outDir: join(here, 'dist'),
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      license: { fileName: bundledList },
    },
    environments: {
      plainclause: { build: { minify: true, sourcemap: true } },
      plainclause_local: { build: { minify: true, sourcemap: true } },
      plainclause_analysis: { build: { minify: true, sourcemap: true } },
      client: {
        build: {
          rolldownOptions: {
            input: [join(here, 'web/index.html'), join(here, 'web/api-docs/index.html')],
            output: { codeSplitting: { groups: [firstLoad(entry), pageShares(entry)] } },
          },
        },
      },
    },
    server: { port: Number(process.env.PORT || 5173), strictPort: true },
    plugins: [
      // A build compiles the messages once, before it starts (`src/dev/build/build-app.ts`).
      command === 'serve' && paraglideVitePlugin(paraglideOptions),
      splitCatalogues(),
      leanLibraries(),
      leanRoutes(),
      developmentContent(),
      developmentNotices(),
      pdfViewerFiles(),
      publicFiles(exampleAnalysis('ssr')),
      exampleAnalysis(),
      react(),
      tailwindcss(),
      leanStyles(),
      cloudflare({
        configPath: join(here, 'wrangler.toml'),
        config: { vars, ...(developing && { main: localEntry }) },
        auxiliaryWorkers: developing ? [analysis] : [analysis, localApi],
        persistState: { path: stateDir },
        inspectorPort: false,
        remoteBindings: false,
      }),
    ],
  };
});
