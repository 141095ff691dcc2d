import type { Deps } from '#src/deps.ts';
import { giveDeviceMark, passCookies, presentedToken, type Visitor } from '../visitor';

/** Hands the visitor the session that better-auth answered with, and ends the one they came with. */
export async function startSession(
  { sessions, config, appUrl }: Pick<Deps, 'sessions' | 'config' | 'appUrl'>,
  { visitor, answer }: { visitor: Visitor; answer: Headers },
): Promise<void> {
  const previous = await presentedToken(visitor, { appUrl, secret: config.authSecret });
  if (previous) await sessions.end({ token: previous });
  passCookies(visitor, answer);
}

/** Remembers this browser for a user who has just verified their address. */
export const noteDevice = (
  { config, appUrl }: Pick<Deps, 'config' | 'appUrl'>,
  { visitor, email }: { visitor: Visitor; email: string },
): Promise<void> => giveDeviceMark(visitor, { appUrl, secret: config.authSecret, email });
