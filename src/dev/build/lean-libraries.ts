import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../run/project-paths.ts';
import { packBytes } from './pack-bytes.ts';

const libraries = join(root, 'node_modules');
const folder = join(root, '.wrangler/packed');
const inLibraries = (id: string) => id.split('/node_modules/').at(-1) ?? '';

interface Table {
  read: (module: Record<string, unknown>) => Uint8Array;
  /** What the module exports, of the expression for its bytes. */
  code: (bytes: string) => string;
}

/** Modules of libraries that are one large table. */
export const tables: Record<string, Table> = {
  'eld/src/ngrams/small.js': {
    read: ({ ngramsData }) => new TextEncoder().encode(JSON.stringify(ngramsData)),
    code: (bytes) => `export const ngramsData = JSON.parse(new TextDecoder().decode(${bytes}));`,
  },
  'jschardet/build/models/models.bin.js': {
    read: ({ readBytes }) => (readBytes as () => Uint8Array)(),
    code: (bytes) => `export const readBytes = () => ${bytes};`,
  },
};

/** The resources of Stripe whose calls we make; all others are empty in the built Workers. */
export const usedOfStripe = [
  'BillingPortal/index',
  'Charges',
  'Checkout/index',
  'Customers',
  'Disputes',
  'InvoicePayments',
  'Invoices',
  'PaymentMethods',
  'Prices',
  'Refunds',
  'Subscriptions',
];

function unusedOfStripe(): [path: string, code: string][] {
  const folder = 'stripe/esm/resources';
  return readdirSync(join(libraries, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = entry.isDirectory() ? `${entry.name}/index` : basename(entry.name, '.js');
    const file = join(libraries, folder, `${name}.js`);
    if (usedOfStripe.includes(name) || !existsSync(file)) return [];
    const [, resource] = /^export class (\w+)/m.exec(readFileSync(file, 'utf8')) ?? [];
    return resource ? [[`${folder}/${name}.js`, `export class ${resource} {}`]] : [];
  });
}

/** Modules that are never reached, but that their libraries hold on to, with what does for our Workers. */
export const unreached: Record<string, string> = {
  // All of zod is handed on, so what it says in fifty languages would come too. Ours comes from our catalogues.
  'zod/v4/locales/index.js': "export { default as en } from './en.js';",
  'zod/v4/classic/from-json-schema.js': 'export const fromJSONSchema = undefined;',
  // Nobody compiles a schema: Workers may not make code out of text.
  'zod/v4/core/compile.js': `export const INVALID = Symbol.for('zod.compile.invalid');
export class ZodCompileAsyncError extends Error {}
export class ZodCompileUnsupportedError extends Error {}
export const compile = undefined;
export const withParser = undefined;
export const compileFn = undefined;`,
  // The build describes the API; the Workers only publish the document (`src/http/open-api.ts`).
  '@asteasolutions/zod-to-openapi/dist/index.mjs': `export class OpenAPIRegistry {
  definitions = [];
  registerPath() {}
}
export const extendZodWithOpenApi = () => {};
export const getOpenApiMetadata = undefined;
export const OpenApiGeneratorV3 = undefined;
export const OpenApiGeneratorV31 = undefined;`,
  ...Object.fromEntries(unusedOfStripe()),
  // Lists all resources once more, for those who look them up by name.
  'stripe/esm/resources.js': "export { OAuthResource } from './resources/OAuth.js';",
  // Its events are read by the signature and the number of their customer alone.
  'stripe/esm/StripeEventNotificationHandler.js': `export class StripeEventNotificationHandler {}
export class StripeEventNotificationHandlerWithoutVerification {}`,
  // Nothing is told to the makers of a library, and accounts are kept in our database.
  '@better-auth/telemetry/dist/index.mjs': `export const createTelemetry = async () => ({ publish: async () => {} });
export const getTelemetryAuthConfig = async () => ({});`,
  '@better-auth/memory-adapter/dist/index.mjs': 'export const memoryAdapter = undefined;',
  // Google is signed in with by the plugin that takes any provider.
  '@better-auth/core/dist/social-providers/index.mjs': `import * as z from 'zod';
export const socialProviders = {};
export const socialProviderList = [];
export const SocialProviderListEnum = z.string();`,
  // Models come from the provider that serves them, never by name from the library's own service.
  '@ai-sdk/gateway/dist/index.js': `export class GatewayError {
  static isInstance = () => false;
}
export class GatewayAuthenticationError extends GatewayError {}
export const gateway = {};
export const createGateway = () => gateway;`,
};

/** A module of a library with its names, and nothing behind them. */
function emptied(path: string): string {
  const code = readFileSync(join(libraries, path), 'utf8');
  const single = Array.from(code.matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm), ([, name]) => name);
  const listed = Array.from(code.matchAll(/^export \{([^}]*)\}/gm), ([, names = '']) => names.split(',')).flat();
  const names = [...single, ...listed.flatMap((name) => name.split(' as ').at(-1)?.trim() || [])];
  if (names.length === 0) throw new Error(`${path} exports nothing that is known.`);
  return names.map((name) => `export function ${name}() {}`).join('\n');
}

/**
 * What only the API's own Workers never reach. No schema of theirs is described while they run: the API's document comes
 * from the build, and what a model may answer is asked by the analysis. No cookie holds an encrypted token: sessions are
 * rows, and what is told to a provider is kept in one.
 */
export const unreachedByApi: Record<string, string> = {
  ...Object.fromEntries(
    [
      'zod/v4/core/json-schema-generator.js',
      'zod/v4/core/json-schema-processors.js',
      'zod/v4/core/to-json-schema.js',
      'jose/dist/webapi/jwt/decrypt.js',
      'jose/dist/webapi/jwt/encrypt.js',
    ].map((path) => [path, emptied(path)]),
  ),
  '@better-auth/core/dist/env/color-depth.mjs': 'export const getColorDepth = () => 1;',
};
const apiWorkers = ['plainclause', 'plainclause_local'];

/**
 * Makes the built Workers lighter without changing what they do: tables of libraries travel compressed, as bytes, where
 * they were code to be parsed and kept, and what is never reached stays out.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name !== 'client',
    resolveId(id) {
      // Its file for browsers, which the Workers would get, has its tables inside.
      if (id === 'jschardet') return join(libraries, 'jschardet/build/index.js');
    },
    async load(id) {
      const path = inLibraries(id);
      const table = tables[path];
      const own = apiWorkers.includes(this.environment.name) ? unreachedByApi[path] : undefined;
      const code = table ? await packedModule(path, table) : (own ?? unreached[path]);
      if (code !== undefined) return { code, map: null, moduleSideEffects: false };
    },
  };
}

/** Writes the table beside the build and answers the module that unpacks it. */
export async function packedModule(path: string, { read, code }: Table): Promise<string> {
  const file = join(folder, `${basename(path, '.js')}.bin`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, packBytes(read(await import(join(libraries, path)))));
  return `import { unpackBytes } from ${JSON.stringify(join(root, 'worker/unpack-bytes.ts'))};
import packed from ${JSON.stringify(file)};
${code('unpackBytes(packed)')}`;
}
