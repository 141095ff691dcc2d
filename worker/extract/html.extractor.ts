import { decodeText } from './decode-text';
import { type ExtractedDocument, ExtractionError } from './extracted-document';
import { decodeEntities } from './html-entities';
import { plainDocument } from './plain-document';

const unseen = 'script, style, template, noscript, title, object, select';
const blocks =
  'p, div, h1, h2, h3, h4, h5, h6, li, tr, br, blockquote, pre, section, article, table, ul, ol, hr, dt, dd, center';

/** Reads the web page that some files named .doc are. Nothing in it runs and nothing is fetched. */
export async function extractHtml(bytes: Uint8Array): Promise<ExtractedDocument> {
  let text = '';
  let skipping = 0;
  const rewriter = new HTMLRewriter()
    .on(unseen, {
      element(element) {
        skipping++;
        element.onEndTag(() => {
          skipping--;
        });
      },
    })
    .on(blocks, {
      element(element) {
        text += element.tagName === 'br' ? '\n' : '\n\n';
        if (element.tagName === 'br' || element.tagName === 'hr') return;
        element.onEndTag(() => {
          text += '\n\n';
        });
      },
    })
    .on('td, th', {
      element(element) {
        element.onEndTag(() => {
          text += '\t';
        });
      },
    })
    .onDocument({
      text(chunk) {
        if (skipping === 0) text += chunk.text.replace(/[ \t\r\n]+/g, ' ');
      },
    });
  const page = await decodeText(bytes);
  const response = new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  try {
    await rewriter.transform(response).arrayBuffer();
  } catch (cause) {
    // The parser has a limit of memory, met by pages that open elements without end.
    throw new ExtractionError('contracts.file_hostile', { cause });
  }
  const paragraphs = decodeEntities(text).split(/\n\s*\n/);
  return plainDocument(
    'doc',
    paragraphs.map((each) => ({ text: each.replace(/\t+\s*$/, '') })),
  );
}
