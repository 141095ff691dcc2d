import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import type { Config } from '../../config';
import type { Database } from '../../db/client';
import { accountTable, sessionTable, userTable, verificationTable } from './accounts.table';

/** Cookies are called `plainclause.session_token`, with `__Secure-` before it on https. */
const cookiePrefix = 'plainclause';

export type Auth = ReturnType<typeof createAuth>;

/** better-auth over our tables. It does the work behind the documented calls and is not mounted itself. */
export function createAuth({ config, db, origin }: { config: Config; db: Database; origin: string }) {
  return betterAuth({
    baseURL: config.appUrl ?? origin,
    basePath: '/api/auth',
    secret: config.authSecret,
    telemetry: { enabled: false },
    advanced: { cookiePrefix },
    database: drizzleAdapter(db, {
      provider: 'sqlite',
      schema: { user: userTable, session: sessionTable, account: accountTable, verification: verificationTable },
    }),
    emailAndPassword: { enabled: true, requireEmailVerification: true, minPasswordLength: 6, maxPasswordLength: 128 },
  });
}
