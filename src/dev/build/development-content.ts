import type { Plugin } from 'vite';
import { readContent } from './compile-content.ts';

const store = /\/src\/platform\/content-store(\.ts)?$/;
const name = '\0development-content';

/**
 * Under the development server the assets binding answers with pages alone, so the templates and clauses come to the
 * API Worker as a module instead of its store, as they were when the server was started.
 */
export function developmentContent(): Plugin {
  return {
    name: 'development-content',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview,
    applyToEnvironment: (environment) => environment.name === 'plainclause',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.includes('content-store')) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && store.test(found.id) ? name : null;
    },
    async load(id) {
      if (id !== name) return null;
      return `const files = ${JSON.stringify(await readContent())};
export const createAssetContent = () => ({ read: async (name) => files[name] ?? null });`;
    },
  };
}
