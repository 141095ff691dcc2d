import { z } from 'zod';
import { jsonOf, text } from './env-values.ts';
import { languageModelEnv, readLanguageModel } from './language-model-config.ts';

const switchSchema = z.enum(['on', 'off']).default('on');

const sharedEnvSchema = z.object({
  APP_ENV: z.enum(['local', 'preview', 'production']).default('production'),
  ...languageModelEnv,
  OPEN_SHARDS: text,
  USAGE_LIMITS: switchSchema,
  RATE_LIMITS: switchSchema,
});

function readShared(env: z.output<typeof sharedEnvSchema>, ctx: z.core.$RefinementCtx) {
  const local = env.APP_ENV === 'local';
  return {
    /** On someone's own machine. */
    local,
    languageModel: readLanguageModel(env, ctx),
    /** The databases that new accounts are given; null: all shards. */
    openShards: env.OPEN_SHARDS?.split(',').map((name) => name.trim()) ?? null,
    usageLimits: !(local && env.USAGE_LIMITS === 'off'),
    rateLimits: !(local && env.RATE_LIMITS === 'off'),
  };
}

const sharedSchema = sharedEnvSchema.transform(readShared);

/** Addresses by the names that the footer shows. */
const socialProfilesSchema = z.record(z.string().trim().min(1).max(30), z.url({ protocol: /^https$/ }));

const configSchema = sharedEnvSchema
  .extend({
    APP_URL: text.pipe(z.url().optional()),
    AUTH_SECRET: text,
    MAIL_FROM: text,
    SUPPORT_EMAIL: text,
    PREMIUM_SUPPORT_EMAIL: text,
    SOCIAL_PROFILES: jsonOf(socialProfilesSchema),
    UPTIME_CLAIM: text.pipe(z.enum(['on', 'off']).optional()),
    GOOGLE_CLIENT_ID: text,
    GOOGLE_CLIENT_SECRET: text,
    GOOGLE_DISCOVERY_URL: text.pipe(z.url().optional()),
    STRIPE_SECRET_KEY: text,
    STRIPE_WEBHOOK_SECRET: text,
    STRIPE_PUBLISHABLE_KEY: text,
    STRIPE_API_BASE: text.pipe(z.url().optional()),
    STRIPE_PRICE_PLUS: text,
    STRIPE_PRICE_PRO: text,
    STRIPE_PRICE_PREMIUM: text,
  })
  .superRefine((env, ctx) => {
    if (!env.AUTH_SECRET || env.AUTH_SECRET.length < 32) {
      ctx.addIssue({ code: 'custom', path: ['AUTH_SECRET'], message: 'needs at least 32 characters' });
    }
    if (env.GOOGLE_CLIENT_ID && !env.GOOGLE_CLIENT_SECRET) {
      ctx.addIssue({ code: 'custom', path: ['GOOGLE_CLIENT_SECRET'], message: 'is required with GOOGLE_CLIENT_ID' });
    }
    if (env.APP_ENV === 'local' && !env.STRIPE_SECRET_KEY) return;
    for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PUBLISHABLE_KEY'] as const) {
      if (!env[name]) ctx.addIssue({ code: 'custom', path: [name], message: 'is required to take payments' });
    }
    if (env.APP_ENV === 'local') return;
    for (const name of ['APP_URL', 'MAIL_FROM', 'SUPPORT_EMAIL'] as const) {
      if (!env[name]) ctx.addIssue({ code: 'custom', path: [name], message: `is required in ${env.APP_ENV}` });
    }
  })
  .transform((env, ctx) => ({
    ...readShared(env, ctx),
    /** Null: the origin of the request. */
    appUrl: env.APP_URL?.replace(/\/+$/, '') ?? null,
    authSecret: env.AUTH_SECRET ?? '',
    mailFrom: env.MAIL_FROM ?? 'no-reply@plainclause.test',
    supportEmail: env.SUPPORT_EMAIL ?? 'support@plainclause.test',
    /** The contact of subscribers to Premium. */
    premiumSupportEmail: env.PREMIUM_SUPPORT_EMAIL ?? env.SUPPORT_EMAIL ?? 'support@plainclause.test',
    /** The operator's own profiles elsewhere. */
    socialProfiles: Object.entries(env.SOCIAL_PROFILES ?? {}).map(([name, address]) => ({ name, address })),
    /** Whether pages state the uptime as kept; else as an aim. */
    uptimeStated: env.UPTIME_CLAIM === 'on',
    /** Null: sign-in with Google is not offered. */
    google:
      env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
        ? {
            clientId: env.GOOGLE_CLIENT_ID,
            clientSecret: env.GOOGLE_CLIENT_SECRET,
            discoveryUrl: env.GOOGLE_DISCOVERY_URL ?? 'https://accounts.google.com/.well-known/openid-configuration',
          }
        : null,
    /** Null: on someone's own machine without a stand-in, nothing can be bought. */
    stripe:
      env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET && env.STRIPE_PUBLISHABLE_KEY
        ? {
            secretKey: env.STRIPE_SECRET_KEY,
            webhookSecret: env.STRIPE_WEBHOOK_SECRET,
            publishableKey: env.STRIPE_PUBLISHABLE_KEY,
            apiBase: env.STRIPE_API_BASE ?? 'https://api.stripe.com',
            prices: {
              plus: env.STRIPE_PRICE_PLUS ?? null,
              pro: env.STRIPE_PRICE_PRO ?? null,
              premium: env.STRIPE_PRICE_PREMIUM ?? null,
            },
          }
        : null,
  }));

export type SharedConfig = z.output<typeof sharedSchema>;
export type Config = z.output<typeof configSchema>;

/** Parses what both Workers need of the environment. Throws as `parseConfig` does. */
export function parseSharedConfig(env: object): SharedConfig {
  return parse(sharedSchema, env);
}

/** Parses the environment of the API Worker. Throws one error that names every wrong variable, never a value. */
export function parseConfig(env: object): Config {
  return parse(configSchema, env);
}

function parse<T>(schema: z.ZodType<T>, env: object): T {
  const result = schema.safeParse(env);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new Error(`Configuration: ${problems.join('; ')}`);
}
