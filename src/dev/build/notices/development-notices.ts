import type { Plugin } from 'vite';
import { runtimePackages } from './installed-packages.ts';
import { formatNotices, noticesFile } from './third-party-notices.ts';

/** The development server bundles nothing, so it answers with the notices of all that the app may import. */
export function developmentNotices(): Plugin {
  return {
    name: 'development-notices',
    configureServer({ middlewares }) {
      middlewares.use(`/${noticesFile}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/plain; charset=utf-8').end(formatNotices(runtimePackages()));
      });
    },
  };
}
