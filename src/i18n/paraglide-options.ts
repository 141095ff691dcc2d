import type { CompilerOptions } from '@inlang/paraglide-js';

export const paraglideOptions = {
  project: './project.inlang',
  outdir: './src/i18n/paraglide',
  strategy: ['localStorage', 'baseLocale'],
  localStorageKey: 'plainclause.locale',
  emitReadme: false,
  emitPrettierIgnore: false,
  // One structure everywhere: a build and a test run that compile side by side must not take away each other's files.
  // The client's build cuts it further (src/dev/build/split-catalogues.ts).
  outputStructure: 'locale-modules',
  cleanOutdir: false,
} satisfies CompilerOptions;
