import type { Context } from 'hono';
import { parse, serialize } from 'hono/utils/cookie';
import type { ReadFrom } from '../db/databases';
import { cookieName, isSecure } from '../features/accounts/visitor';
import type { AppEnv } from './app-env';

/** Long after any replica has caught up: without the cookie the primary is asked. */
const keptForSeconds = 300;
const form = /^(DB(?:_\d+)?):([\w-]{1,200})$/;

const isOn = ({ env }: Context<AppEnv>) => env.READ_REPLICAS === 'on';
const appUrlOf = ({ env, req }: Context<AppEnv>) => env.APP_URL || new URL(req.url).origin;

/**
 * How far this browser has come in the database of its contracts: a replica that has come as far may answer what reads.
 * Null where the primary is to be asked.
 */
export function readFromOf(c: Context<AppEnv>): ReadFrom | null {
  if (!isOn(c) || !['GET', 'HEAD'].includes(c.req.method)) return null;
  const cookie = cookieName(appUrlOf(c), 'read_from');
  const [, name, bookmark] = form.exec(parse(c.req.header('cookie') ?? '', cookie)[cookie] ?? '') ?? [];
  return name && bookmark ? { name, bookmark } : null;
}

/** Has the browser tell that with its next calls, which then see what this one has seen and written. */
export function noteReadFrom(c: Context<AppEnv>): void {
  if (!isOn(c)) return;
  const { databases, shard } = c.get('deps');
  const bookmark = databases.bookmark(shard);
  if (bookmark === null) return;
  const appUrl = appUrlOf(c);
  const rules = { httpOnly: true, secure: isSecure(appUrl), sameSite: 'Lax', path: '/' } as const;
  const cookie = serialize(cookieName(appUrl, 'read_from'), `${shard}:${bookmark}`, {
    ...rules,
    maxAge: keptForSeconds,
  });
  c.header('Set-Cookie', cookie, { append: true });
}
