import { FetchInterceptor } from '@mswjs/interceptors/fetch/web';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest/web';
import { HttpResponse, http } from 'msw';
import { defineNetwork, InterceptorSource } from 'msw/experimental';

type Interceptors = ConstructorParameters<typeof InterceptorSource>[0]['interceptors'];
// Types of msw know the classes of its build for Node; these are the same of its build for browsers.
const interceptors = [new FetchInterceptor(), new XMLHttpRequestInterceptor()] as unknown as Interceptors;

/** What is asked wherever claims about the service stand, its footer among them. */
const service = http.get('/api/service', () =>
  HttpResponse.json({ analyst: 'built-in', uptimeStated: false, socialProfiles: [] }),
);

/**
 * The API as a test has it answer: `server.use(http.get('/api/user', () => HttpResponse.json(ada)))`. It stands before
 * `fetch` itself: below it, where `msw/node` does, the DOM of the tests fails otherwise than browsers do.
 */
export const server = defineNetwork({
  sources: [new InterceptorSource({ interceptors })],
  handlers: [service],
  context: { quiet: true },
  onUnhandledFrame: 'error',
});

let requests: Request[] = [];
server.events.on('request:start', ({ request }) => void requests.push(request.clone()));

const callOf = ({ method, url }: Request) => {
  const { pathname, search } = new URL(url);
  return `${method} ${pathname}${search}`;
};

/** What the API was asked since the test began: "GET /api/contracts?page=2". */
export const asked = (): string[] => requests.map(callOf);

/** What was sent with calls of that name, as JSON, in order. */
export const sentWith = (call: string): Promise<unknown[]> =>
  Promise.all(requests.filter((request) => callOf(request) === call).map((request) => request.clone().json()));

/** Forgets the answers and the calls of a test. */
export function resetServer(): void {
  server.resetHandlers();
  requests = [];
}
