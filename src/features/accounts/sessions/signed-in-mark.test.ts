import { describe, expect, it } from 'vitest';
import { passCookies } from '../visitor';
import { signedInMark } from './signed-in-mark.schema';

function passed(line: string): string[] {
  const lines: string[] = [];
  const visitor = { headers: new Headers(), setCookie: (cookie: string) => void lines.push(cookie) };
  passCookies(visitor, new Headers([['set-cookie', line]]));
  return lines;
}

describe('the mark beside a session', () => {
  it('lives as long as the session, readable by scripts, and holds nothing of it', () => {
    const session =
      '__Host-plainclause.session_token=secret.signature; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax';
    const mark = `__Host-${signedInMark}; Max-Age=604800; Path=/; Secure; SameSite=Lax`;
    expect(passed(session)).toEqual([session, mark]);
  });

  it('goes when the session is taken away', () => {
    const gone = 'plainclause.session_token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax';
    expect(passed(gone)).toEqual([gone, `${signedInMark}; Max-Age=0; Path=/; SameSite=Lax`]);
  });

  it('leaves other cookies alone', () => {
    const other = 'plainclause.registration=x; Path=/api/auth; HttpOnly';
    expect(passed(other)).toEqual([other]);
  });
});
