import { extractDocument } from '../extract-document';
import { type ExtractedDocument, ExtractionError } from '../extracted-document';
import { sniff } from '../sniff';
import type { MeasuredFile } from './measured-file';
import { readUpload } from './read-upload';

async function measure(bytes: Uint8Array, fileName: string): Promise<MeasuredFile> {
  const kind = await sniff(bytes, fileName).catch(() => null);
  try {
    const { measurement, warnings } = await readUpload(bytes, fileName);
    return { kind, ...measurement, warnings: warnings.map((warning) => warning.kind) };
  } catch (error) {
    return { kind, code: codeOf(error) };
  }
}

function codeOf(error: unknown): string {
  if (error instanceof ExtractionError) return error.code;
  throw error;
}

const read = (bytes: Uint8Array, fileName: string): Promise<ExtractedDocument | { code: string }> =>
  extractDocument(bytes, fileName).catch((error) => ({ code: codeOf(error) }));

/** The readers alone in a Worker, as the measuring commands run them: POST a file to `/text` or `/measure`. */
export default {
  async fetch(request) {
    const { pathname, searchParams } = new URL(request.url);
    const bytes = new Uint8Array(await request.arrayBuffer());
    const fileName = searchParams.get('name') ?? '';
    if (pathname === '/text') return Response.json(await read(bytes, fileName));
    return Response.json(pathname === '/measure' ? await measure(bytes, fileName) : {});
  },
} satisfies ExportedHandler;
