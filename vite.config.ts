import { cloudflare } from '@cloudflare/vite-plugin';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { paraglideOptions } from './src/i18n/paraglide-options.ts';

export default defineConfig({
  publicDir: 'web/public',
  server: { port: Number(process.env.PORT ?? 5173), strictPort: true },
  plugins: [
    paraglideVitePlugin(paraglideOptions),
    react(),
    tailwindcss(),
    cloudflare({
      configPath: './wrangler.toml',
      auxiliaryWorkers: [{ configPath: './worker/wrangler.toml' }],
      persistState: { path: process.env.STATE_DIR ?? '.wrangler/state' },
      inspectorPort: false,
      remoteBindings: false,
    }),
  ],
});
