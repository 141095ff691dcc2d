import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from '@inlang/paraglide-js';
import { createServer, type Plugin } from 'vite';
import { paraglideOptions } from '../../i18n/paraglide-options.ts';
import { root } from '../project-paths.ts';

/** Loads modules of the analysis Worker into Node, the way its build resolves them. */
export async function loadWorkerCode() {
  // Messages of its own, so that a running app or test that compiles them at the same moment does no harm.
  const messages = mkdtempSync(join(tmpdir(), 'plainclause-messages-'));
  await compile({ ...paraglideOptions, outdir: messages, cleanOutdir: false });
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    plugins: [resolveMessages(messages)],
    server: { middlewareMode: true, watch: null, ws: false },
  });
  const load = <Module>(path: string) => vite.ssrLoadModule(path) as Promise<Module>;
  const [analyst, txt, evidence, language, measure, grounding] = await Promise.all([
    load<typeof import('../../../worker/analyse/built-in/built-in-analyst.ts')>(
      '/worker/analyse/built-in/built-in-analyst.ts',
    ),
    load<typeof import('../../../worker/extract/txt.extractor.ts')>('/worker/extract/txt.extractor.ts'),
    load<typeof import('../../../worker/analyse/evidence.ts')>('/worker/analyse/evidence.ts'),
    load<typeof import('../../../worker/measure/language.ts')>('/worker/measure/language.ts'),
    load<typeof import('../../../worker/measure/measure-document.ts')>('/worker/measure/measure-document.ts'),
    load<typeof import('../../../worker/analyse/ground.ts')>('/worker/analyse/ground.ts'),
  ]);
  const close = async () => {
    await vite.close();
    rmSync(messages, { recursive: true });
  };
  return { ...analyst, ...txt, ...evidence, ...language, ...measure, ...grounding, close };
}
export type WorkerCode = Awaited<ReturnType<typeof loadWorkerCode>>;

function resolveMessages(folder: string): Plugin {
  return {
    name: 'own-messages',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('/i18n/paraglide/messages.js') ? join(folder, 'messages.js') : undefined),
  };
}
