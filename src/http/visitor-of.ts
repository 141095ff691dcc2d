import type { Context } from 'hono';
import type { Visitor } from '../features/accounts/visitor';

export const visitorOf = (c: Context): Visitor => ({
  headers: c.req.raw.headers,
  setCookie: (line) => c.header('Set-Cookie', line, { append: true }),
});
