import type { CompilerOptions } from '@inlang/paraglide-js';

export const paraglideOptions = {
  project: './project.inlang',
  outdir: './src/i18n/paraglide',
  strategy: ['localStorage', 'baseLocale'],
  localStorageKey: 'plainclause.locale',
  emitReadme: false,
  emitPrettierIgnore: false,
} satisfies CompilerOptions;
