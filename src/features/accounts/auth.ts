import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { type BetterAuthOptions, betterAuth } from 'better-auth/minimal';
import { emailOTP } from 'better-auth/plugins/email-otp';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Config } from '#src/config.ts';
import type { Database } from '#src/db/client.ts';
import type { Logger } from '#src/kernel/logger.ts';
import { accountTable, sessionTable, twoFactorTable, userTable, verificationTable } from './accounts.table';
import { keyedHash } from './keyed-hash';
import { rememberedForSeconds, secondStepSeconds } from './second-factor/second-factor.schema';
import { codeLifetimeSeconds, triesPerCode } from './sign-in/sign-in.schema';
import { codeLength, maxPasswordLength, minPasswordLength } from './sign-in/sign-in-forms.schema';
import { cookiePrefix, isSecure } from './visitor';

/** What authenticator apps name the account by. */
const appName = 'Plainclause';

export type Auth = ReturnType<typeof createAuth>;

export const sessionLifetimeSeconds = 7 * 24 * 60 * 60;
/** A session that is used is extended once a day. */
export const sessionRenewalSeconds = 24 * 60 * 60;

/** better-auth keeps a reset link's token behind this, hashed. */
export const resetLinkPrefix = 'reset-password:';

export interface AuthNeeds {
  config: Pick<Config, 'authSecret'>;
  db: Database;
  appUrl: string;
  logger: Logger;
}

interface Options extends AuthNeeds {
  /** Runs when the right code was entered, before the address counts as proven. */
  beforeProven: (input: { userId: string; headers: Headers }) => Promise<void>;
  /** Runs when a reset link has set a password. */
  afterReset: (input: { userId: string }) => Promise<void>;
}

/** Our tables, sessions and cookies, for whichever way of signing in. */
export function authBase({ config, db, appUrl, logger }: AuthNeeds) {
  return {
    baseURL: appUrl,
    basePath: '/api/auth',
    secret: config.authSecret,
    telemetry: { enabled: false },
    // Its messages can hold addresses: only the fact is logged.
    logger: { level: 'error', log: (_level, message) => logger.error('auth', { message }) },
    // Sign-in locations are not shown to users, so they are not kept.
    advanced: {
      ipAddress: { disableIpTracking: true },
      // Its own prefix for https would be the weaker `__Secure-`.
      cookiePrefix: cookiePrefix(appUrl),
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure(appUrl) },
    },
    session: { expiresIn: sessionLifetimeSeconds, updateAge: sessionRenewalSeconds },
    database: drizzleAdapter(db, {
      provider: 'sqlite',
      schema: {
        user: userTable,
        session: sessionTable,
        account: accountTable,
        verification: verificationTable,
        twoFactor: twoFactorTable,
      },
    }),
  } satisfies BetterAuthOptions;
}

/** better-auth over our tables. It does the work behind the documented calls and is not mounted itself. */
export function createAuth({ beforeProven, afterReset, ...needs }: Options) {
  const { config } = needs;
  return betterAuth({
    ...authBase(needs),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength,
      maxPasswordLength,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }) => afterReset({ userId: user.id }),
    },
    verification: { storeIdentifier: { default: 'plain', overrides: { [resetLinkPrefix]: 'hashed' } } },
    emailVerification: {
      autoSignInAfterVerification: true,
      beforeEmailVerification: (user, request) =>
        beforeProven({ userId: user.id, headers: request?.headers ?? new Headers() }),
    },
    plugins: [
      twoFactor({
        issuer: appName,
        trustDeviceMaxAge: rememberedForSeconds,
        twoFactorCookieMaxAge: secondStepSeconds,
        accountLockout: { maxFailedAttempts: 10, durationSeconds: 15 * 60 },
      }),
      emailOTP({
        otpLength: codeLength,
        expiresIn: codeLifetimeSeconds,
        allowedAttempts: triesPerCode,
        // A plain hash of six digits is guessed at once; this one needs the secret too.
        storeOTP: { hash: (code) => keyedHash(code, config.authSecret) },
        sendVerificationOTP: async () => {
          throw new Error('codes are mailed by the use cases');
        },
      }),
    ],
  });
}
