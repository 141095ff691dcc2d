import { createEmulator, defineEmulator } from 'emulate';
import { freePort } from './free-port.ts';
import { chooserPage, type Person } from './identity-provider-page.ts';

const client = { id: 'plainclause-local', secret: 'plainclause-local-secret' };

/** Whom one can sign in as. The first has a seeded account already. */
const people: readonly Person[] = [
  { email: 'demo@plainclause.test', given_name: 'Demo', family_name: 'User' },
  { email: 'olivia.hart@example.com', given_name: 'Olivia', family_name: 'Hart' },
  { email: 'youssef.karim@example.com', given_name: 'Youssef', family_name: 'Karim' },
  { email: 'nora.new@example.com', given_name: 'Nora', family_name: 'New', email_verified: false },
].map((person) => ({ email_verified: true, ...person, name: `${person.given_name} ${person.family_name}` }));

/**
 * A Google on this machine: emulate's, behind a page of ours on which one can refuse, which emulate's has no way to.
 * The emulated one checks client, return address, PKCE and codes, and signs the id tokens.
 */
export async function startIdentityProvider({ port, appUrl }: { port: number; appUrl: string }) {
  const url = `http://127.0.0.1:${port}`;
  const callback = '/api/auth/callback/google';
  const hiddenPort = await freePort();
  const google = await createEmulator({
    service: 'google',
    port: hiddenPort,
    baseUrl: url,
    seed: {
      google: {
        users: people,
        oauth_clients: [
          {
            client_id: client.id,
            client_secret: client.secret,
            name: 'Plainclause',
            redirect_uris: [appUrl, appUrl.replace('//localhost', '//127.0.0.1')].map((origin) => origin + callback),
          },
        ],
      },
    },
  });
  const behind = ({ req }: { req: { raw: Request } }) => forward(req.raw, hiddenPort);
  const front = await createEmulator({
    service: defineEmulator({
      name: 'identity-provider',
      state: () => ({}),
      setup: ({ app }) => {
        app.get('/o/oauth2/v2/auth', async (c) => {
          const answer = await behind(c);
          return answer.ok ? c.html(chooserPage(people, new URL(c.req.url).searchParams)) : answer;
        });
        app.on('GET', '*', behind);
        app.on('POST', '*', behind);
      },
    }),
    port,
    baseUrl: url,
    inspector: false,
  });
  return {
    variables: {
      GOOGLE_CLIENT_ID: client.id,
      GOOGLE_CLIENT_SECRET: client.secret,
      GOOGLE_DISCOVERY_URL: `${url}/.well-known/openid-configuration`,
    },
    stop: async () => {
      await Promise.all([front.close(), google.close()]);
    },
  };
}

async function forward(request: Request, port: number): Promise<Response> {
  const url = new URL(request.url);
  url.host = `127.0.0.1:${port}`;
  const body = request.method === 'POST' ? await request.arrayBuffer() : null;
  const answer = await fetch(url, { method: request.method, headers: request.headers, body, redirect: 'manual' });
  return new Response(answer.body, { status: answer.status, headers: plainHeaders(answer.headers) });
}

/** The body was unpacked on its way through. */
function plainHeaders(headers: Headers): Headers {
  const plain = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection']) plain.delete(name);
  return plain;
}
