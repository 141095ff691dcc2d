import { z } from 'zod';

const switchSchema = z.enum(['on', 'off']).default('on');
const text = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();

const configSchema = z
  .object({
    APP_ENV: z.enum(['local', 'preview', 'production']).default('local'),
    APP_URL: text.pipe(z.url().optional()),
    AUTH_SECRET: text,
    OPENAI_API_KEY: text,
    OPENAI_BASE_URL: text.pipe(z.url().optional()),
    OPENAI_MODEL: text,
    MAIL_FROM: text,
    SUPPORT_EMAIL: text,
    USAGE_LIMITS: switchSchema,
    RATE_LIMITS: switchSchema,
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
  .transform((env) => {
    const local = env.APP_ENV === 'local';
    return {
      appEnv: env.APP_ENV,
      local,
      /** Null: the origin of the request. */
      appUrl: env.APP_URL?.replace(/\/+$/, '') ?? null,
      authSecret: env.AUTH_SECRET ?? '',
      languageModel: env.OPENAI_API_KEY
        ? {
            apiKey: env.OPENAI_API_KEY,
            baseUrl: env.OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
            model: env.OPENAI_MODEL ?? 'gpt-5-mini',
          }
        : null,
      mailFrom: env.MAIL_FROM ?? 'no-reply@plainclause.test',
      supportEmail: env.SUPPORT_EMAIL ?? 'support@plainclause.test',
      usageLimits: !(local && env.USAGE_LIMITS === 'off'),
      rateLimits: !(local && env.RATE_LIMITS === 'off'),
    };
  });

export type Config = z.output<typeof configSchema>;

/** Parses the environment of either Worker. Throws one error that names every wrong variable, never a value. */
export function parseConfig(env: object): Config {
  const result = configSchema.safeParse(env);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new Error(`Configuration: ${problems.join('; ')}`);
}
