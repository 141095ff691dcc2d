import { randomBytes } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { root } from './project-paths.ts';

/** Variables of the environment that are handed to both Workers. Secrets are not for the public eye. */
export const secretNames = [
  'AUTH_SECRET',
  'OPENAI_API_KEY',
  'OPENAI_HEADERS',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'GOOGLE_CLIENT_SECRET',
] as const;
/** The analysis Worker signs nothing and takes no payments. */
export const analysisSecretNames = ['OPENAI_API_KEY', 'OPENAI_HEADERS'] as const;
export const settingNames = [
  'APP_ENV',
  'APP_URL',
  'OPENAI_BASE_URL',
  'OPENAI_MODEL',
  'OPENAI_READS_IMAGES',
  'OPENAI_REASONING_EFFORT',
  'OPENAI_TEMPERATURE',
  'OPENAI_MAX_OUTPUT_TOKENS',
  'OPENAI_CONTEXT_TOKENS',
  'OPENAI_QUESTIONS_AT_ONCE',
  'OPENAI_PATIENCE_SECONDS',
  'OPENAI_PRICES',
  'OPENAI_DAILY_TOKENS',
  'OPENAI_DAILY_TOKENS_PER_ACCOUNT',
  'OPENAI_DAILY_COST',
  'OPENAI_DAILY_COST_PER_ACCOUNT',
  'OPENAI_MONTHLY_COST',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_API_BASE',
  'STRIPE_PRICE_PLUS',
  'STRIPE_PRICE_PRO',
  'STRIPE_PRICE_PREMIUM',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_DISCOVERY_URL',
  'MAIL_FROM',
  'SUPPORT_EMAIL',
  'PREMIUM_SUPPORT_EMAIL',
  'SOCIAL_PROFILES',
  'UPTIME_CLAIM',
  'READ_REPLICAS',
  'OPEN_SHARDS',
  'USAGE_LIMITS',
  'RATE_LIMITS',
] as const;

export type Variables = Record<string, string>;

/** Settings of this machine; wrangler and vite read it as well. */
const devVars = join(root, '.dev.vars');

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** The secret that sessions of this state rest on, made on the first start. */
export function generatedAuthSecret(stateDir: string): string {
  const path = join(stateDir, 'auth-secret');
  const kept = readOrNull(path)?.trim();
  if (kept) return kept;
  const secret = randomBytes(32).toString('base64url');
  mkdirSync(stateDir, { recursive: true });
  writeFileSync(path, `${secret}\n`, { mode: 0o600 });
  return secret;
}

/** What is set for both Workers: the environment before the file `.dev.vars`. */
export function givenVariables(env: NodeJS.ProcessEnv = process.env): Variables {
  const file = parseEnv(readOrNull(devVars) ?? '');
  const variables: Variables = {};
  for (const name of [...secretNames, ...settingNames]) {
    const value = env[name] || file[name];
    if (value) variables[name] = value;
  }
  return variables;
}

/** What both Workers get: what is set before what is generated. */
export function workerVariables(stateDir: string, env: NodeJS.ProcessEnv = process.env) {
  const variables = givenVariables(env);
  return { APP_ENV: 'local', ...variables, AUTH_SECRET: variables.AUTH_SECRET ?? generatedAuthSecret(stateDir) };
}

/** Writes variables as wrangler reads them from `.dev.vars`, readable by the owner alone. */
export function writeDevVars(path: string, variables: Variables) {
  const lines = Object.entries(variables).map(([name, value]) => {
    const quote = ["'", '`', '"'].find((mark) => !value.includes(mark));
    if (!quote) throw new Error(`${name} holds every kind of quotation mark and cannot be handed over`);
    return `${name}=${quote}${value}${quote}\n`;
  });
  writeFileSync(path, lines.join(''), { mode: 0o600 });
}

/** Writes variables where a plain `wrangler dev` finds them; existing ones are kept. */
export function keepForWrangler(variables: Variables) {
  const text = readOrNull(devVars) ?? '';
  const kept = parseEnv(text);
  const missing = Object.entries(variables).filter(([name]) => !kept[name]);
  const lines = missing.map(([name, value]) => `${name}=${value}\n`).join('');
  if (lines) appendFileSync(devVars, `${text && !text.endsWith('\n') ? '\n' : ''}${lines}`, { mode: 0o600 });
}
