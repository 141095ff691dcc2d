import { bundleForNode } from '#src/dev/build/bundle-for-node.ts';
import { compileMessages } from '#src/dev/build/compile-messages.ts';

const modules = {
  analyst: 'worker/analyse/built-in/built-in-analyst.ts',
  txt: 'worker/extract/txt.extractor.ts',
  evidence: 'worker/analyse/evidence.ts',
  grounding: 'worker/analyse/ground.ts',
  language: 'worker/measure/language.ts',
  pages: 'worker/measure/pages.ts',
  config: 'src/config.ts',
  languageModel: 'src/platform/language-model.ts',
  recordedModel: 'src/platform/language-model.fake.ts',
  modelAnalyst: 'worker/analyse/language-model/language-model-analyst.ts',
  secondReader: 'worker/analyse/second-reader/second-reader.ts',
};

/** Loads modules of the analysis Worker into Node, the way its build resolves them. */
export async function loadWorkerCode() {
  await compileMessages();
  const { load, close } = await bundleForNode(modules);
  const [analyst, txt, evidence, grounding, language, pages] = await Promise.all([
    load<typeof import('#worker/analyse/built-in/built-in-analyst.ts')>('analyst'),
    load<typeof import('#worker/extract/txt.extractor.ts')>('txt'),
    load<typeof import('#worker/analyse/evidence.ts')>('evidence'),
    load<typeof import('#worker/analyse/ground.ts')>('grounding'),
    load<typeof import('#worker/measure/language.ts')>('language'),
    load<typeof import('#worker/measure/pages.ts')>('pages'),
  ]);
  /** What takes a language model, loaded where one is measured. */
  const loadModel = async () => {
    const [config, languageModel, recordedModel, modelAnalyst, secondReader] = await Promise.all([
      load<typeof import('#src/config.ts')>('config'),
      load<typeof import('#src/platform/language-model.ts')>('languageModel'),
      load<typeof import('#src/platform/language-model.fake.ts')>('recordedModel'),
      load<typeof import('#worker/analyse/language-model/language-model-analyst.ts')>('modelAnalyst'),
      load<typeof import('#worker/analyse/second-reader/second-reader.ts')>('secondReader'),
    ]);
    return { ...config, ...languageModel, ...recordedModel, ...modelAnalyst, ...secondReader };
  };
  return { ...analyst, ...txt, ...evidence, ...grounding, ...language, ...pages, loadModel, close };
}
export type WorkerCode = Awaited<ReturnType<typeof loadWorkerCode>>;
