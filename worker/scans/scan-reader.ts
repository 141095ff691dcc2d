import type { SharedConfig } from '#src/config.ts';
import type { LanguageModelConfig } from '#src/language-model-config.ts';
import type { ScanReader } from './read-scanned-pdf';

/** The language model where it reads pictures; null: scans stay unread. */
export function chooseScanReader({ languageModel }: Pick<SharedConfig, 'languageModel'>): ScanReader | null {
  if (!languageModel?.readsImages) return null;
  return {
    read: async (png, signal, onTokens) => (await languageModelReader(languageModel)).read(png, signal, onTokens),
  };
}

/** Loaded when it is first used, as the analyst is. */
async function languageModelReader(config: LanguageModelConfig): Promise<ScanReader> {
  const [{ createLanguageModel }, { createLanguageModelScanReader }] = await Promise.all([
    import('#src/platform/language-model.ts'),
    import('./language-model-scan-reader'),
  ]);
  return createLanguageModelScanReader({ model: createLanguageModel(config) });
}
