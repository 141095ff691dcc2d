import type { D1Migration } from '@cloudflare/vitest-pool-workers';

/** What the configuration of the tests hands to them. */
declare module 'vitest' {
  interface ProvidedContext {
    /** Names of databases beside the directory; none unless asked for. */
    shards: string[];
    migrations: D1Migration[];
  }
}
