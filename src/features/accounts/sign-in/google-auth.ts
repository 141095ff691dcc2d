import { betterAuth } from 'better-auth/minimal';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { decode } from 'hono/jwt';
import type { z } from 'zod';
import type { Config } from '#src/config.ts';
import { type AuthNeeds, authBase } from '../auth';
import type { googleAnswerSchema } from './google.schema';
import { type GoogleProfile, googleClaimsSchema, profileOfClaims } from './google-claims.rules';

interface Needs extends AuthNeeds {
  client: NonNullable<Config['google']>;
  /** Runs when Google has said who is signing in and that the address is theirs, before a user is looked up. */
  beforeSignIn: (profile: GoogleProfile) => Promise<void>;
}

const providerId = 'google';

/**
 * Signing in with Google, by authorization code with PKCE, state, nonce and a verified id token. Kept apart from
 * the other better-auth: this one asks for the provider's discovery document whenever it is built.
 */
export function createGoogleAuth(needs: Needs) {
  const { client, beforeSignIn } = needs;

  function open() {
    const seen: { profile: GoogleProfile | null; joined: string | null } = { profile: null, joined: null };
    const auth = betterAuth({
      ...authBase(needs),
      account: {
        // Nothing is ever asked of Google again.
        updateAccountOnSignIn: false,
        accountLinking: { requireLocalEmailVerified: true, allowDifferentEmails: false },
      },
      databaseHooks: {
        account: {
          create: {
            before: async ({ userId, accountId, providerId: provider }) => {
              seen.joined = userId;
              const tokens = { accessToken: null, refreshToken: null, idToken: null, scope: null };
              return { data: { userId, accountId, providerId: provider, ...tokens } };
            },
          },
        },
      },
      plugins: [
        genericOAuth({
          config: [
            {
              ...client,
              providerId,
              scopes: ['openid', 'email', 'profile'],
              prompt: 'select_account',
              requireIdTokenVerification: true,
              getUserInfo: async ({ idToken }) => {
                // Verified by now; without one, nothing binds the answer to this sign-in.
                const claims = googleClaimsSchema.safeParse(idToken && decode(idToken).payload);
                if (!claims.success) return null;
                seen.profile = profileOfClaims(claims.data);
                if (!seen.profile.emailVerified) return null;
                await beforeSignIn(seen.profile);
                const { email, emailVerified, image, name } = seen.profile;
                return { sub: claims.data.sub, email, emailVerified, image: image ?? undefined, name };
              },
            },
          ],
        }),
      ],
    });
    return { auth, seen };
  }

  return {
    /** The provider's address to send the browser to, and the cookie that binds the answer to it. Null: no provider. */
    async begin(input: {
      callbackURL: string;
      newUserCallbackURL: string;
      errorCallbackURL: string;
      headers: Headers;
    }) {
      const { headers, ...addresses } = input;
      const { auth } = open();
      const known = (await auth.$context).socialProviders.some(({ id }) => id === providerId);
      if (!known) return null;
      const answer = await auth.api.signInSocial({
        body: { provider: providerId, disableRedirect: true, ...addresses },
        headers,
        returnHeaders: true,
      });
      return answer.response.url ? { url: answer.response.url, headers: answer.headers } : null;
    },

    /**
     * Takes what the provider sent the browser back with. `location` is where to go on, with `error` in its query when
     * it came to nothing; `joined` is the user who signs in with this Google account for the first time.
     */
    async complete({ query, headers }: { query: z.infer<typeof googleAnswerSchema>; headers: Headers }) {
      const { auth, seen } = open();
      const answer = await auth.api.callbackOAuth({ params: { id: providerId }, query, headers, asResponse: true });
      return { location: answer.headers.get('location'), headers: answer.headers, ...seen };
    },
  };
}
