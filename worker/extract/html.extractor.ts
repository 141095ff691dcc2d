import { decodeText } from './decode-text';
import { type ExtractedDocument, hiddenText } from './extracted-document';
import { HtmlReader } from './html/html-reader';
import { plainDocument } from './plain-document';

/** The encoding that the page names in its first words. */
function declaredEncoding(bytes: Uint8Array): string | null {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
  return /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]{3,20})/i.exec(start)?.[1] ?? null;
}

/** Reads the web page that some files named .doc are. Nothing in it runs and nothing is fetched. */
export async function extractHtml(bytes: Uint8Array): Promise<ExtractedDocument> {
  const { paragraphs, hidden } = await new HtmlReader().read(await decodeText(bytes, declaredEncoding(bytes)));
  const texts = paragraphs.map((text) => ({ text }));
  return plainDocument('doc', texts, hidden === '' ? [] : [hiddenText(hidden)]);
}
