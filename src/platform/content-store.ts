import type { ZodType } from 'zod';
import { readStoredJson } from '../kernel/stored-json';

/** What people write for the product (templates, clauses), as the build published it beside the client's files. */
export interface ContentStore {
  /** A published file by its name, such as `templates/en.json`; null when there is none. Throws StoredJsonError. */
  read<T>(name: string, schema: ZodType<T>): Promise<T | null>;
}

/** Content never changes while a Worker runs: each deployment carries its own, so it is read once. */
const readBefore = new WeakMap<Fetcher, Map<string, unknown>>();

export function createAssetContent(assets: Fetcher): ContentStore {
  const kept = readBefore.get(assets) ?? new Map<string, unknown>();
  readBefore.set(assets, kept);
  return {
    async read<T>(name: string, schema: ZodType<T>): Promise<T | null> {
      if (kept.has(name)) return kept.get(name) as T;
      const response = await assets.fetch(new URL(`/content/${name}`, 'https://assets.invalid'));
      // Where there is no such file, the client's page is answered.
      const found = response.ok && (response.headers.get('content-type') ?? '').includes('json');
      if (!found) {
        await response.body?.cancel();
        return null;
      }
      const content = readStoredJson(schema, await response.text(), name);
      kept.set(name, content);
      return content;
    },
  };
}
