import { sign } from 'hono/jwt';
import { vi } from 'vitest';
import { newId } from '../kernel/ids';
import { testOrigin } from './api';

const issuer = 'https://accounts.google.test';
const client = { GOOGLE_CLIENT_ID: 'client-1', GOOGLE_CLIENT_SECRET: 'client-secret-1' };
/** The variables under which the API takes the fake for Google. */
export const googleEnv = { ...client, GOOGLE_DISCOVERY_URL: `${issuer}/.well-known/openid-configuration` };

type Claims = Record<string, unknown>;
const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
const makeKeys = () =>
  crypto.subtle.generateKey({ ...algorithm, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) }, true, [
    'sign',
    'verify',
  ]) as Promise<CryptoKeyPair>;
let keyPair: Promise<CryptoKeyPair> | undefined;

const base64Url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

interface Trouble {
  /** These paths are not answered. */
  down?: RegExp;
  /** Claims in place of the true ones. */
  claims?: Claims;
  /** The id token is signed by someone else, or not there. */
  token?: 'forged' | 'missing';
}

/** Google's side of a sign-in, in place of `fetch`: hands out a code once, to the client it was made for. */
export async function fakeGoogle() {
  keyPair ??= makeKeys();
  const keys = await keyPair;
  const codes = new Map<string, { claims: Claims; challenge: string | null; redirectUri: string | null }>();
  let trouble: Trouble = {};

  async function answerToken(body: URLSearchParams): Promise<Response> {
    const code = codes.get(body.get('code') ?? '');
    codes.delete(body.get('code') ?? '');
    const verifier = new TextEncoder().encode(body.get('code_verifier') ?? '');
    const right =
      code?.challenge === base64Url(await crypto.subtle.digest('SHA-256', verifier)) &&
      code.redirectUri === body.get('redirect_uri') &&
      client.GOOGLE_CLIENT_ID === body.get('client_id') &&
      client.GOOGLE_CLIENT_SECRET === body.get('client_secret');
    if (!code || !right) return Response.json({ error: 'invalid_grant' }, { status: 400 });
    const now = Math.floor(Date.now() / 1000);
    const times = { iss: issuer, aud: client.GOOGLE_CLIENT_ID, iat: now, exp: now + 3600 };
    const { privateKey } = trouble.token === 'forged' ? await makeKeys() : keys;
    const idToken = await sign({ ...times, ...code.claims, ...trouble.claims }, privateKey, 'RS256');
    return Response.json({
      access_token: newId(),
      refresh_token: newId(),
      token_type: 'Bearer',
      expires_in: 3600,
      ...(trouble.token !== 'missing' && { id_token: idToken }),
    });
  }

  const answers: Record<string, (request: Request) => Promise<Response>> = {
    '/.well-known/openid-configuration': async () =>
      Response.json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/userinfo`,
        jwks_uri: `${issuer}/keys`,
        id_token_signing_alg_values_supported: ['RS256'],
      }),
    '/keys': async () => Response.json({ keys: [await crypto.subtle.exportKey('jwk', keys.publicKey)] }),
    '/token': async (request) => answerToken(new URLSearchParams(await request.text())),
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname } = new URL(request.url);
    const answer = origin === issuer ? answers[pathname] : undefined;
    if (!answer || trouble.down?.test(pathname)) throw new TypeError(`${request.url} does not answer`);
    return answer(request);
  });

  return {
    /** From now on. */
    suffer: (what: Trouble) => {
      trouble = what;
    },
    /** Signs a person in at the address that the API sent the browser to: the path that it is sent back to. */
    approve(address: string, person: Claims): string {
      const asked = new URL(address).searchParams;
      const code = newId();
      const claims = { email_verified: true, nonce: asked.get('nonce'), ...person };
      codes.set(code, { claims, challenge: asked.get('code_challenge'), redirectUri: asked.get('redirect_uri') });
      return back(asked, { code, state: asked.get('state') ?? '', iss: issuer });
    },
    refuse(address: string): string {
      const asked = new URL(address).searchParams;
      return back(asked, { error: 'access_denied', state: asked.get('state') ?? '' });
    },
  };
}

function back(asked: URLSearchParams, answer: Record<string, string>): string {
  const url = new URL(asked.get('redirect_uri') ?? '');
  if (url.origin !== testOrigin) throw new Error(`Google would send the browser to ${url.origin}`);
  return `${url.pathname}?${new URLSearchParams(answer)}`;
}
