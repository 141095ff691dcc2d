import { z } from 'zod';

const switchSchema = z.enum(['on', 'off']).default('on');
const text = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();

const sharedEnvSchema = z.object({
  APP_ENV: z.enum(['local', 'preview', 'production']).default('production'),
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: text.pipe(z.url().optional()),
  OPENAI_MODEL: text,
  USAGE_LIMITS: switchSchema,
  RATE_LIMITS: switchSchema,
});

function readShared(env: z.output<typeof sharedEnvSchema>) {
  const local = env.APP_ENV === 'local';
  return {
    appEnv: env.APP_ENV,
    local,
    languageModel: env.OPENAI_API_KEY
      ? {
          apiKey: env.OPENAI_API_KEY,
          baseUrl: env.OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
          model: env.OPENAI_MODEL ?? 'gpt-5-mini',
        }
      : null,
    usageLimits: !(local && env.USAGE_LIMITS === 'off'),
    rateLimits: !(local && env.RATE_LIMITS === 'off'),
  };
}

const sharedSchema = sharedEnvSchema.transform(readShared);

const configSchema = sharedEnvSchema
  .extend({
    APP_URL: text.pipe(z.url().optional()),
    AUTH_SECRET: text,
    MAIL_FROM: text,
    SUPPORT_EMAIL: text,
  })
  .superRefine((env, ctx) => {
    if (!env.AUTH_SECRET || env.AUTH_SECRET.length < 32) {
      ctx.addIssue({ code: 'custom', path: ['AUTH_SECRET'], message: 'needs at least 32 characters' });
    }
    if (env.APP_ENV === 'local') return;
    for (const name of ['APP_URL', 'MAIL_FROM', 'SUPPORT_EMAIL'] as const) {
      if (!env[name]) ctx.addIssue({ code: 'custom', path: [name], message: `is required in ${env.APP_ENV}` });
    }
  })
  .transform((env) => ({
    ...readShared(env),
    /** Null: the origin of the request. */
    appUrl: env.APP_URL?.replace(/\/+$/, '') ?? null,
    authSecret: env.AUTH_SECRET ?? '',
    mailFrom: env.MAIL_FROM ?? 'no-reply@plainclause.test',
    supportEmail: env.SUPPORT_EMAIL ?? 'support@plainclause.test',
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
