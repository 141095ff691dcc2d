import type { Plugin } from 'vite';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { type Locale, locales } from '#src/i18n/locale.schema.ts';
import { analyseExample } from './example-contract.ts';
import { heroOf } from './example-hero.ts';

const prefix = '\0virtual:example/';
let analysed: Promise<Record<Locale, Contract>> | undefined;

/**
 * The example that visitors read is a real analysis, made by the built-in analyst while the client is built:
 * `virtual:example/en` (and so on) is the whole contract, `virtual:example/hero` what the landing page shows of it.
 */
export function exampleAnalysis(environment = 'client'): Plugin {
  return {
    name: 'example-analysis',
    applyToEnvironment: ({ name }) => name === environment,
    resolveId: (id) => (id.startsWith('virtual:example/') ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(prefix)) return;
      analysed ??= analyseExample(locales);
      const contracts = await analysed;
      const part = id.slice(prefix.length);
      const value =
        part === 'hero'
          ? Object.fromEntries(locales.map((locale) => [locale, heroOf(contracts[locale])]))
          : contracts[part as Locale];
      // A string is parsed faster than code and cannot be run.
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`, map: null };
    },
  };
}
