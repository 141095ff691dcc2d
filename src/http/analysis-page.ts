import { type FirstScreen, firstScreenId } from '../features/contracts/first-screen.schema';

/** Of the file that stands in for the page: no browser may keep what is told, or ask whether it has changed. */
const ofTheFile = ['etag', 'last-modified', 'content-length', 'content-encoding'];
/** By which a browser asks that. */
const conditions = ['if-none-match', 'if-modified-since', 'range'];

/** The request for the file of the page, which is wanted whole. */
export function forWhole(request: Request): Request {
  const whole = new Request(request);
  for (const name of conditions) whole.headers.delete(name);
  return whole;
}

/**
 * The page of an analysis with its first screen, for whom it is told. What the file holds is sent at once, so that styles
 * and code are on their way while that is looked up. Where nothing is told the answer is the same but for it.
 */
export async function asAnalysisPage(page: Response, first: Promise<FirstScreen | null>): Promise<Response> {
  const headers = new Headers(page.headers);
  for (const name of ofTheFile) headers.delete(name);
  headers.set('Cache-Control', 'private, no-store');
  const html = await page.text();
  const end = html.lastIndexOf('</body>');
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(stream) {
      stream.enqueue(encoder.encode(html.slice(0, end)));
      stream.enqueue(encoder.encode(toldIn(await first) + html.slice(end)));
      stream.close();
    },
  });
  return new Response(body, { status: page.status, headers });
}

/** Data, which no policy takes for a script. No word of a contract ends the element or begins another. */
const toldIn = (first: FirstScreen | null) =>
  first
    ? `<script type="application/json" id="${firstScreenId}">${JSON.stringify(first).replaceAll('<', '\\u003c')}</script>`
    : '';
