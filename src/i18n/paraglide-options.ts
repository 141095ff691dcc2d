import type { CompilerOptions } from '@inlang/paraglide-js';

export const paraglideOptions = {
  project: './project.inlang',
  outdir: './src/i18n/paraglide',
  strategy: ['localStorage', 'baseLocale'],
  localStorageKey: 'plainclause.locale',
  emitReadme: false,
  emitPrettierIgnore: false,
  // A build and a test run may compile at the same moment: neither takes away files that the other is reading.
  cleanOutdir: false,
} satisfies CompilerOptions;
