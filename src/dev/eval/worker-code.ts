import { compile } from '@inlang/paraglide-js';
import { runnerImport } from 'vite';
import { paraglideOptions } from '../../i18n/paraglide-options.ts';
import { root } from '../project-paths.ts';

/** Loads modules of the analysis Worker into Node, the way its build resolves them. */
export async function loadWorkerCode() {
  await compile(paraglideOptions);
  const load = async <Module>(path: string) =>
    (await runnerImport<Module>(path, { root, configFile: false, logLevel: 'error' })).module;
  const [analyst, txt, evidence, language] = await Promise.all([
    load<typeof import('../../../worker/analyse/built-in/built-in-analyst.ts')>(
      './worker/analyse/built-in/built-in-analyst.ts',
    ),
    load<typeof import('../../../worker/extract/txt.extractor.ts')>('./worker/extract/txt.extractor.ts'),
    load<typeof import('../../../worker/analyse/evidence.ts')>('./worker/analyse/evidence.ts'),
    load<typeof import('../../../worker/measure/language.ts')>('./worker/measure/language.ts'),
  ]);
  return { ...analyst, ...txt, ...evidence, ...language };
}
export type WorkerCode = Awaited<ReturnType<typeof loadWorkerCode>>;
