import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { root } from '../run/project-paths.ts';

/** Bundles modules, by name, for Node, the way the build resolves them. `close` removes them again. */
export async function bundleForNode<Name extends string>(modules: Record<Name, string>, plugins: Plugin[] = []) {
  // Inside the project, where Node finds its packages.
  mkdirSync(join(root, '.wrangler'), { recursive: true });
  const folder = mkdtempSync(join(root, '.wrangler/node-code-'));
  // A build declares the process to be one of production, and what that starts afterwards with it.
  const { NODE_ENV } = process.env;
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [bytesFromFile, moduleFromFile, ...plugins],
    build: {
      ssr: true,
      outDir: folder,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries<string>(modules).map(([name, path]) => [name, join(root, path)])),
        output: { format: 'es', entryFileNames: '[name].js' },
      },
    },
  });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  return {
    folder,
    load: <Module>(name: Name) => import(join(folder, `${name}.js`)) as Promise<Module>,
    close: () => rmSync(folder, { recursive: true }),
  };
}

/** `import bytes from './weights.bin'`, which a Worker is given as an ArrayBuffer. */
export const bytesFromFile: Plugin = {
  name: 'bytes-from-file',
  load: (id) =>
    id.endsWith('.bin')
      ? `import { readFileSync } from 'node:fs';\nexport default new Uint8Array(readFileSync(${JSON.stringify(id)})).buffer;`
      : null,
};

const moduleQuery = '?module';
const moduleMark = '\0wasm:';

/** `import wasm from './pdfium.wasm?module'`, which a Worker is given as a WebAssembly.Module. */
const moduleFromFile: Plugin = {
  name: 'module-from-file',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (!id.endsWith(`.wasm${moduleQuery}`)) return null;
    const found = await this.resolve(id.slice(0, -moduleQuery.length), importer, { skipSelf: true });
    return found && moduleMark + found.id;
  },
  load: (id) =>
    id.startsWith(moduleMark)
      ? `import { readFileSync } from 'node:fs';\nexport default new WebAssembly.Module(readFileSync(${JSON.stringify(id.slice(moduleMark.length))}));`
      : null,
};
