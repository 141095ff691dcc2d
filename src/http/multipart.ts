import { Buffer } from 'node:buffer';

/** One part of a form, to be read to its end before the next is asked for. */
export interface FormPart {
  name: string;
  /** Null: a field that is no file. */
  fileName: string | null;
  body: AsyncIterable<Uint8Array>;
}

/** The body is no form. */
export class MalformedForm extends Error {
  override readonly name = 'MalformedForm';
}

const longestHead = 16 * 1024;
const lineEnd = '\r\n';
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** The boundary of a form as its content type names it; null where it is no multipart form. */
export function boundaryOf(contentType: string | null): string | null {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]+)"|([^\s;,]+))/i.exec(contentType ?? '') ?? [];
  const boundary = quoted ?? plain;
  return boundary && boundary.length <= 70 ? boundary : null;
}

/**
 * The parts of a multipart form as they arrive (RFC 7578), so that a file is passed on without being held. Throws
 * MalformedForm, and what `chunks` throws.
 */
export async function* readParts(chunks: AsyncIterator<Uint8Array>, boundary: string): AsyncGenerator<FormPart> {
  const form = new ArrivingForm(chunks, `${lineEnd}--${boundary}`);
  for await (const _ of form.untilBoundary());
  while (await form.hasPart()) {
    const { name, fileName } = parseHead(await form.head());
    const body = form.untilBoundary();
    yield { name, fileName, body };
    for await (const _ of body);
  }
}

class ArrivingForm {
  readonly #chunks: AsyncIterator<Uint8Array>;
  readonly #boundary: Buffer;
  // The first boundary begins the body.
  #held = Buffer.from(lineEnd);

  constructor(chunks: AsyncIterator<Uint8Array>, boundary: string) {
    this.#chunks = chunks;
    this.#boundary = Buffer.from(boundary, 'latin1');
  }

  async #arrive(): Promise<void> {
    const { done, value } = await this.#chunks.next();
    if (done) throw new MalformedForm('The form ends before its last boundary');
    const more = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    this.#held = this.#held.length === 0 ? more : Buffer.concat([this.#held, more]);
  }

  #take(length: number): Buffer {
    const taken = this.#held.subarray(0, length);
    this.#held = this.#held.subarray(length);
    return taken;
  }

  /** What comes before the next boundary, which is taken too. */
  async *untilBoundary(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = this.#held.indexOf(this.#boundary);
      if (at >= 0) {
        if (at > 0) yield this.#take(at);
        this.#take(this.#boundary.length);
        return;
      }
      // Its end may be the beginning of a boundary.
      const certain = this.#held.length - this.#boundary.length + 1;
      if (certain > 0) yield this.#take(certain);
      await this.#arrive();
    }
  }

  /** After a boundary: whether a part follows. */
  async hasPart(): Promise<boolean> {
    while (this.#held.length < 2) await this.#arrive();
    const next = decode(this.#take(2));
    if (next === lineEnd) return true;
    if (next === '--') return false;
    throw new MalformedForm('A boundary is followed by something else');
  }

  /** The head of a part, without the empty line behind it. */
  async head(): Promise<string> {
    for (;;) {
      const at = this.#held.indexOf(lineEnd + lineEnd);
      if (at > longestHead || (at < 0 && this.#held.length > longestHead)) throw new MalformedForm('A long head');
      if (at >= 0) return decode(this.#take(at + 4).subarray(0, at));
      await this.#arrive();
    }
  }
}

const escapes: Record<string, string> = { '%22': '"', '%0D': '\r', '%0A': '\n', '\\"': '"' };

function parseHead(head: string): { name: string; fileName: string | null } {
  const disposition = /^content-disposition:\s*form-data\s*;(.*)$/im.exec(head)?.[1] ?? '';
  const parameter = (name: string) => {
    const pattern = new RegExp(`(?:^|;)\\s*${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^\\s;"]+))`, 'i');
    const [, quoted, plain] = pattern.exec(disposition) ?? [];
    return (quoted ?? plain)?.replaceAll(/%22|%0D|%0A|\\"/gi, (found) => escapes[found.toUpperCase()] ?? found);
  };
  const name = parameter('name');
  if (name === undefined) throw new MalformedForm('A part without a name');
  return { name, fileName: parameter('filename') ?? null };
}
