import type { Context } from 'hono';
import type { Visitor } from '../features/accounts/visitor';
import { clientNetwork } from './client-network';

export const visitorOf = (c: Context): Visitor => ({
  headers: c.req.raw.headers,
  network: clientNetwork(c.req.header('cf-connecting-ip')),
  setCookie: (line) => c.header('Set-Cookie', line, { append: true }),
});
