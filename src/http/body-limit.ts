import { createMiddleware } from 'hono/factory';
import { bodyTooLarge } from './http.errors';

const refuse = () => {
  throw bodyTooLarge();
};
export type BodyReader = ReadableStreamDefaultReader<Uint8Array>;

/** Counts the bytes as they arrive, so a missing or lying Content-Length changes nothing. */
export const limitBody = (maxSize: number, onError: () => never = refuse) =>
  createMiddleware(async (c, next) => {
    const { body, headers } = c.req.raw;
    if (!body) return next();
    const reader: BodyReader = body.getReader();
    const declared = Number(headers.get('content-length') ?? 0);
    const kept = declared > maxSize ? null : await readAtMost(reader, maxSize);
    if (!kept) {
      await throwAway(reader);
      return onError();
    }
    c.req.raw = new Request(c.req.raw, { body: kept });
    return next();
  });

/** The pieces of a body as they arrive. Throws `tooLarge` once there are more than `maxSize` bytes. */
export async function* chunksOf(reader: BodyReader, maxSize: number, tooLarge: () => Error) {
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return;
    size += value.length;
    if (size > maxSize) throw tooLarge();
    yield value;
  }
}

/** Reads to its end what nobody read, such as a file of someone who is not signed in. */
export const readUnread = createMiddleware(async (c, next) => {
  const { body } = c.req.raw;
  await next();
  if (body && !body.locked && !c.req.raw.bodyUsed) await throwAway(body.getReader());
});

/** The whole body, or null where it is longer. */
async function readAtMost(reader: BodyReader, maxSize: number): Promise<Blob | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(chunks);
    size += value.length;
    if (size > maxSize) return null;
    chunks.push(value as Uint8Array<ArrayBuffer>);
  }
}

const mostThrownAway = 32 * 1024 * 1024;
const longestSilenceMs = 500;

/** Reads on for a while, since many clients listen for an answer only once they have sent everything. */
export async function throwAway(reader: BodyReader): Promise<void> {
  for (let left = mostThrownAway; left > 0; ) {
    const silence = new Promise<null>((resolve) => setTimeout(resolve, longestSilenceMs, null));
    const read = await Promise.race([reader.read().catch(() => null), silence]);
    if (!read || read.done) break;
    left -= read.value.length;
  }
  await reader.cancel().catch(() => {});
}
