import { join, resolve } from 'node:path';
import { cloudflare } from '@cloudflare/vite-plugin';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { paraglideOptions } from './src/i18n/paraglide-options.ts';

const here = import.meta.dirname;

export default defineConfig({
  root: join(here, 'web'),
  build: { outDir: join(here, 'dist'), emptyOutDir: true },
  server: { port: Number(process.env.PORT ?? 5173), strictPort: true },
  plugins: [
    paraglideVitePlugin(paraglideOptions),
    react(),
    tailwindcss(),
    cloudflare({
      configPath: join(here, 'wrangler.toml'),
      auxiliaryWorkers: [{ configPath: join(here, 'worker/wrangler.toml') }],
      persistState: { path: resolve(here, process.env.STATE_DIR ?? '.wrangler/state') },
      inspectorPort: false,
      remoteBindings: false,
    }),
  ],
});
