import type { CDPSession, Page } from 'playwright-core';

export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  /** What is told, as JSON unless it is text. */
  body: unknown;
}

/** A call of the page that waits: for what is said here, or for ever. */
export interface Call {
  method: string;
  url: URL;
  /** What is sent with it; of files, what stands around them. */
  sent: string;
  reply(reply: Reply): Promise<void>;
  /** The server answers. What it tells can be changed on its way. */
  pass(change?: (told: unknown) => unknown): Promise<void>;
  /** The connection breaks. */
  lose(): Promise<void>;
}

export interface HeldCalls {
  /** Where they lead; `*` for any one part of a path. */
  paths: string[];
  /** Called for each; what it does not want to answer it passes. */
  onCall: (call: Call) => Promise<unknown>;
}

/** How answers are to be changed, by the request. */
type Changes = Map<string, (told: unknown) => unknown>;

interface Holder {
  session: CDPSession;
  onCall: HeldCalls['onCall'];
}
const holders = new WeakMap<Page, Holder>();

const passOn = (call: Call) => call.pass();

/**
 * Holds calls of a page, and no longer those that were asked for before; what is held already stays so. The browser is
 * asked itself: the library's own way has every file pass through this process, and none come from the browser's cache.
 */
export async function holdCalls(page: Page, { paths, onCall }: HeldCalls): Promise<void> {
  if (paths.length === 0) return letCallsGo(page);
  const holder = holders.get(page) ?? (await startHolding(page));
  holder.onCall = onCall;
  // What is no call of the API would come from the cache.
  const cacheDisabled = !paths.every((path) => path.startsWith('/api/'));
  await holder.session.send('Network.setCacheDisabled', { cacheDisabled });
  const patterns = paths.flatMap((path) => [path, `${path}\\?*`].map((end) => ({ urlPattern: `*://*${end}` })));
  await holder.session.send('Fetch.enable', { patterns });
}

/** What is held goes to the server, unless the page has stopped asking. */
export async function letCallsGo(page: Page): Promise<void> {
  const holder = holders.get(page);
  if (!holder) return;
  holder.onCall = passOn;
  await holder.session.send('Network.setCacheDisabled', { cacheDisabled: false });
  await holder.session.send('Fetch.disable');
}

async function startHolding(page: Page): Promise<Holder> {
  const session = await page.context().newCDPSession(page);
  const holder: Holder = { session, onCall: passOn };
  holders.set(page, holder);
  const changes: Changes = new Map();
  session.on(
    'Fetch.requestPaused',
    async ({ requestId, request, responseStatusCode, responseErrorReason, ...more }) => {
      const isAnswered = responseStatusCode !== undefined || responseErrorReason !== undefined;
      const responseHeaders =
        more.responseHeaders?.filter(({ name }) => !/^content-(length|encoding)$/i.test(name)) ?? [];
      try {
        if (isAnswered)
          await changeAnswer(session, requestId, changes, { responseCode: responseStatusCode ?? 0, responseHeaders });
        else await holder.onCall(callOf(session, requestId, request, changes));
      } catch {
        // Whoever asked has gone meanwhile.
      }
    },
  );
  return holder;
}

interface Asked {
  method: string;
  url: string;
  postDataEntries?: { bytes?: string }[];
}

function callOf(session: CDPSession, requestId: string, request: Asked, changes: Changes): Call {
  const bytes = (request.postDataEntries ?? []).map((entry) => Buffer.from(entry.bytes ?? '', 'base64'));
  return {
    method: request.method,
    url: new URL(request.url),
    sent: Buffer.concat(bytes).toString(),
    async reply({ status = 200, headers = {}, body }) {
      const isText = typeof body === 'string';
      const all = { 'content-type': isText ? 'text/plain' : 'application/json', ...headers };
      await session.send('Fetch.fulfillRequest', {
        ...{ requestId, responseCode: status, body: inBase64(isText ? body : JSON.stringify(body)) },
        responseHeaders: Object.entries(all).map(([name, value]) => ({ name, value })),
      });
    },
    async pass(change) {
      if (change) changes.set(requestId, change);
      await session.send('Fetch.continueRequest', { requestId, interceptResponse: Boolean(change) });
    },
    async lose() {
      await session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
    },
  };
}

interface Head {
  responseCode: number;
  responseHeaders: { name: string; value: string }[];
}

async function changeAnswer(session: CDPSession, requestId: string, changes: Changes, head: Head): Promise<void> {
  const change = changes.get(requestId);
  changes.delete(requestId);
  if (!change || head.responseCode !== 200) return void (await session.send('Fetch.continueRequest', { requestId }));
  const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId });
  const told: unknown = JSON.parse(base64Encoded ? Buffer.from(body, 'base64').toString() : body);
  await session.send('Fetch.fulfillRequest', { ...head, requestId, body: inBase64(JSON.stringify(change(told))) });
}

const inBase64 = (text: string) => Buffer.from(text).toString('base64');
