import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { fileTooLarge, tooManyFiles } from '../features/contracts/contracts.errors';
import { type StoredFile, storeIncoming } from '../features/contracts/incoming-file';
import { maxUploadBytes } from '../features/contracts/upload-limits.schema';
import type { SignedInEnv } from './app-env';
import { type BodyReader, chunksOf, limitBody, throwAway } from './body-limit';
import { boundaryOf, type FormPart, MalformedForm, readParts } from './multipart';

/** Room for the multipart envelope around the file, and for the fields beside it. */
const envelopeBytes = 64 * 1024;
const limitFields = limitBody(envelopeBytes);

/**
 * Stores the file of the field `contract` while it arrives, tells it under `upload`, and hands on a form of the other
 * fields. A call that is refused leaves no file. Throws contracts.too_many_files, contracts.file_too_large,
 * http.invalid_input.
 */
export const receiveUpload = createMiddleware<SignedInEnv>(async (c, next) => {
  const { body, headers } = c.req.raw;
  const boundary = boundaryOf(headers.get('content-type'));
  if (!body || !boundary) return limitFields(c, next);
  const { files } = c.get('deps');
  const reader: BodyReader = body.getReader();
  const fields = new FormData();
  let upload: StoredFile | undefined;
  try {
    const most = maxUploadBytes + envelopeBytes;
    if (Number(headers.get('content-length') ?? 0) > most) throw fileTooLarge();
    for await (const part of readParts(chunksOf(reader, most, fileTooLarge), boundary)) {
      if (part.fileName === null) await keepField(fields, part);
      else if (part.name === 'contract') {
        if (upload) throw tooManyFiles();
        const { fileName, body } = part;
        upload = await storeIncoming(c.get('deps'), { ownerId: c.get('user').id, fileName, body });
      }
    }
  } catch (error) {
    if (upload) await files.delete([upload.key]).catch(() => {});
    await throwAway(reader);
    throw error instanceof MalformedForm ? new HTTPException(400) : error;
  }
  const others = new Headers(headers);
  for (const name of ['content-type', 'content-length']) others.delete(name);
  c.req.raw = new Request(c.req.raw.url, { method: c.req.method, headers: others, body: fields });
  c.set('upload', upload);
  await next();
  // What cannot be deleted now is swept.
  if (upload && c.res.status >= 400) await files.delete([upload.key]).catch(() => {});
});

async function keepField(fields: FormData, { name, body }: FormPart): Promise<void> {
  const bytes: Uint8Array[] = [];
  let size = 0;
  for await (const some of body) {
    size += some.length;
    if (size > envelopeBytes) throw fileTooLarge();
    bytes.push(some.slice());
  }
  fields.append(name, await new Blob(bytes as Uint8Array<ArrayBuffer>[]).text());
}
