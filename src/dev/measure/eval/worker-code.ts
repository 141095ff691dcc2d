import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from '@inlang/paraglide-js';
import { build, type Plugin } from 'vite';
import { root } from '#src/dev/run/project-paths.ts';
import { paraglideOptions } from '#src/i18n/paraglide-options.ts';

const modules = {
  analyst: 'worker/analyse/built-in/built-in-analyst.ts',
  txt: 'worker/extract/txt.extractor.ts',
  evidence: 'worker/analyse/evidence.ts',
  grounding: 'worker/analyse/ground.ts',
  language: 'worker/measure/language.ts',
  pages: 'worker/measure/pages.ts',
};

/** Loads modules of the analysis Worker into Node, the way its build resolves them. */
export async function loadWorkerCode({ compileMessages = true }: { compileMessages?: boolean } = {}) {
  // Messages of its own, so that a running app or test that compiles them at the same moment does no harm.
  const messages = mkdtempSync(join(tmpdir(), 'plainclause-messages-'));
  if (compileMessages) await compile({ ...paraglideOptions, outdir: messages, cleanOutdir: false });
  // Inside the project, where Node finds its packages.
  mkdirSync(join(root, '.wrangler'), { recursive: true });
  const folder = mkdtempSync(join(root, '.wrangler/worker-code-'));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: compileMessages ? [resolveMessages(messages)] : [],
    build: {
      ssr: true,
      outDir: folder,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(modules).map(([name, path]) => [name, join(root, path)])),
        output: { format: 'es', entryFileNames: '[name].js' },
      },
    },
  });
  const load = <Module>(name: keyof typeof modules) => import(join(folder, `${name}.js`)) as Promise<Module>;
  const [analyst, txt, evidence, grounding, language, pages] = await Promise.all([
    load<typeof import('#worker/analyse/built-in/built-in-analyst.ts')>('analyst'),
    load<typeof import('#worker/extract/txt.extractor.ts')>('txt'),
    load<typeof import('#worker/analyse/evidence.ts')>('evidence'),
    load<typeof import('#worker/analyse/ground.ts')>('grounding'),
    load<typeof import('#worker/measure/language.ts')>('language'),
    load<typeof import('#worker/measure/pages.ts')>('pages'),
  ]);
  const close = async () => {
    for (const made of [messages, folder]) rmSync(made, { recursive: true });
  };
  return { ...analyst, ...txt, ...evidence, ...grounding, ...language, ...pages, close };
}
export type WorkerCode = Awaited<ReturnType<typeof loadWorkerCode>>;

function resolveMessages(folder: string): Plugin {
  return {
    name: 'own-messages',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('/i18n/paraglide/messages.js') ? join(folder, 'messages.js') : undefined),
  };
}
