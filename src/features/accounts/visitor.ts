import { parse, parseSigned, serialize } from 'hono/utils/cookie';

import { sha256Hex } from '#src/kernel/hash.ts';
import { keyedHash } from './keyed-hash';
import { signedInMark } from './sessions/signed-in-mark.schema';
import { codeLifetimeSeconds } from './sign-in/sign-in.schema';

/** The browser behind a call: what it sent, and where cookies for it go. */
export interface Visitor {
  headers: Headers;
  /** Whence the call came, as far as limits tell places apart. */
  network: string;
  setCookie(line: string): void;
}

export const isSecure = (appUrl: string) => appUrl.startsWith('https://');
/** On https a name that browsers keep for this host alone, set by it over https, so that no neighbour plants one. */
export const cookiePrefix = (appUrl: string) => `${isSecure(appUrl) ? '__Host-' : ''}plainclause`;
export const cookieName = (appUrl: string, name: string) => `${cookiePrefix(appUrl)}.${name}`;

/** The token of the session that the visitor presents, if we signed it. It may have ended. */
export async function presentedToken(
  { headers }: Pick<Visitor, 'headers'>,
  { appUrl, secret }: { appUrl: string; secret: string },
): Promise<string | null> {
  const name = cookieName(appUrl, 'session_token');
  return (await parseSigned(headers.get('cookie') ?? '', secret, name))[name] || null;
}

/** What the visitor sent but for their session. */
export function withoutSession(headers: Headers, appUrl: string): Headers {
  const others = new Headers(headers);
  const name = `${cookieName(appUrl, 'session_token')}=`;
  const cookies = (headers.get('cookie') ?? '').split(/; */).filter((pair) => !pair.startsWith(name));
  others.set('cookie', cookies.join('; '));
  return others;
}

/** Hands on what a sign-in that waits for its second step keeps in the browser: no session. */
export function passSecondStep(visitor: Pick<Visitor, 'setCookie'>, answer: Headers): void {
  for (const line of answer.getSetCookie()) if (/^[^=]*(two_factor|trust_device)=/.test(line)) visitor.setCookie(line);
}

/**
 * Hands on the cookies that better-auth answered with. Beside the session goes a mark that scripts may read, so that
 * the page of a visitor need not ask the server who they are; it proves nothing.
 */
export function passCookies(visitor: Pick<Visitor, 'setCookie'>, answer: Headers): void {
  for (const line of answer.getSetCookie()) {
    visitor.setCookie(line);
    const [, host = '', attributes] = /^(__Host-)?.*session_token=[^;]*(.*)$/.exec(line) ?? [];
    if (attributes !== undefined) visitor.setCookie(`${host}${signedInMark}${attributes.replace(/; *HttpOnly/i, '')}`);
  }
}

/** What a browser keeps from its registration until the address is proven. */
function presentedProof({ headers }: Pick<Visitor, 'headers'>, appUrl: string): string | null {
  const name = cookieName(appUrl, 'registration');
  return parse(headers.get('cookie') ?? '', name)[name] ?? null;
}

/** What is stored of it; null where the browser keeps none. */
export async function presentedProofHash(visitor: Pick<Visitor, 'headers'>, appUrl: string): Promise<string | null> {
  const proof = presentedProof(visitor, appUrl);
  return proof && (await sha256Hex(proof));
}

/**
 * Remembers in the browser that this address's owner was here. It signs no one in: it keeps strangers who use up what
 * an address may be tried from shutting its owner out.
 */
export async function giveDeviceMark(visitor: Visitor, { appUrl, secret, email }: DeviceMark): Promise<void> {
  visitor.setCookie(
    serialize(cookieName(appUrl, 'device'), await deviceMark(email, secret), {
      httpOnly: true,
      secure: isSecure(appUrl),
      sameSite: 'Lax',
      path: '/',
      maxAge: 365 * 24 * 60 * 60,
    }),
  );
}

export async function isKnownDevice(
  { headers }: Pick<Visitor, 'headers'>,
  { appUrl, secret, email }: DeviceMark,
): Promise<boolean> {
  const name = cookieName(appUrl, 'device');
  const presented = parse(headers.get('cookie') ?? '', name)[name];
  return presented !== undefined && presented === (await deviceMark(email, secret));
}

interface DeviceMark {
  appUrl: string;
  secret: string;
  email: string;
}
/** Keyed: it cannot be made for an address without the secret, and the address cannot be read from it. */
const deviceMark = (email: string, secret: string) => keyedHash(JSON.stringify(['device', email]), secret);

export function giveProof(visitor: Visitor, { appUrl, proof }: { appUrl: string; proof: string }): void {
  visitor.setCookie(
    serialize(cookieName(appUrl, 'registration'), proof, {
      httpOnly: true,
      secure: isSecure(appUrl),
      sameSite: 'Lax',
      path: '/',
      maxAge: codeLifetimeSeconds,
    }),
  );
}
