import { createR2Writer, type FileWriter } from './r2-writer';

/** Bytes under keys. Keys start with the kind and the owner: `texts/OWNER/…`, `files/OWNER/…`. */
export interface FileStore {
  put(key: string, data: Uint8Array | string, contentType: string): Promise<void>;
  text(key: string): Promise<string | null>;
  bytes(key: string): Promise<Uint8Array | null>;
  /** The bytes as a stream, for callers that only pass them on. */
  open(key: string): Promise<{ body: ReadableStream; size: number } | null>;
  /** For bytes whose number is not known yet. */
  write(key: string, contentType: string): FileWriter;
  /** Null: there is no such file. */
  size(key: string): Promise<number | null>;
  /** False when there is nothing to copy. */
  copy(from: string, to: string): Promise<boolean>;
  delete(keys: string[]): Promise<void>;
  /** Up to 1,000 keys under a prefix with their age; `cursor` continues. */
  list(prefix: string, cursor?: string): Promise<{ files: { key: string; uploadedAt: Date }[]; cursor: string | null }>;
}

export function createR2FileStore(bucket: R2Bucket): FileStore {
  return {
    async put(key, data, contentType) {
      await bucket.put(key, data, { httpMetadata: { contentType } });
    },
    async text(key) {
      return (await (await bucket.get(key))?.text()) ?? null;
    },
    async bytes(key) {
      const object = await bucket.get(key);
      return object && new Uint8Array(await object.arrayBuffer());
    },
    async open(key) {
      const object = await bucket.get(key);
      return object && { body: object.body, size: object.size };
    },
    write: (key, contentType) => createR2Writer(bucket, key, contentType),
    async size(key) {
      return (await bucket.head(key))?.size ?? null;
    },
    async copy(from, to) {
      const object = await bucket.get(from);
      if (!object) return false;
      await bucket.put(to, object.body, { httpMetadata: object.httpMetadata });
      return true;
    },
    async delete(keys) {
      // R2 takes at most 1,000 keys a call.
      for (let from = 0; from < keys.length; from += 1000) await bucket.delete(keys.slice(from, from + 1000));
    },
    async list(prefix, cursor) {
      const page = await bucket.list({ prefix, ...(cursor ? { cursor } : {}) });
      return {
        files: page.objects.map((object) => ({ key: object.key, uploadedAt: object.uploaded })),
        cursor: page.truncated ? page.cursor : null,
      };
    },
  };
}
