import type { D1Migration } from '@cloudflare/vitest-pool-workers';

/** What the configuration of the tests hands to them. */
declare module 'vitest' {
  interface ProvidedContext {
    migrations: D1Migration[];
  }
}
