import { setTimeout as sleep } from 'node:timers/promises';
import { LLMock } from '@copilotkit/aimock';
import { createTestHarness } from 'wrangler';
import { builtWorkers } from '#src/dev/build/build-output.ts';
import { startAgain } from '#src/dev/run/start-again.ts';
import type { Contract, SizeValidation } from '#src/features/contracts/contracts.schema.ts';
import { databaseNames, sharded } from '../shards/sharded-workers.ts';

const secrets = { AUTH_SECRET: 'a-secret-that-only-tests-know-0123456789' };

/** What tests ask of the stores, whose types this runtime does not know. */
interface Stores {
  [database: `DB${string}`]: {
    prepare: (sql: string) => { first: () => Promise<{ n: number } | null>; run: () => Promise<unknown> };
  };
  FILES: { list: () => Promise<{ objects: { key: string }[] }> };
}

/**
 * The built Workers under real wrangler, with real stores and the queue between them. `variables` reach both, those
 * `ofAnalysis` that Worker alone. The API is the one for local use, whose mail can be read, unless the one that is
 * deployed is asked for.
 */
export async function startWorkers(
  variables: Record<string, string> = {},
  { deployed = false, ofAnalysis = {} }: { deployed?: boolean; ofAnalysis?: Record<string, string> } = {},
) {
  const built = builtWorkers();
  const api = deployed ? built.api : built.localApi;
  const vars = { APP_ENV: 'local', RATE_LIMITS: 'off', ...variables };
  const { server, url } = await startAgain('the Workers', async () => {
    const server = createTestHarness({
      root: api.folder,
      workers: [
        { configPath: sharded(api.configPath), vars, secrets },
        { configPath: sharded(built.analysis.configPath), vars: { ...vars, ...ofAnalysis }, secrets },
      ],
    });
    try {
      const { url } = await server.listen();
      for (const name of databaseNames) await server.getWorker(api.config.name).applyD1Migrations(name);
      return { server, url };
    } catch (error) {
      await server.close();
      throw error;
    }
  });
  return {
    // The platform's own fetch: wrangler's does not know the forms and files of this process.
    call: (path: string, init?: RequestInit) => fetch(new URL(path, url), init),
    url,
    /** Keys of the file store without the outbox, and how many contracts and reservations the database holds. */
    async stored() {
      const stores = await server.getWorker<Stores>(api.config.name).getEnv();
      const count = async (table: string) => {
        let all = 0;
        for (const name of databaseNames) {
          const database = stores[name as 'DB'];
          all += (await database?.prepare(`select count(*) as n from ${table}`).first())?.n ?? 0;
        }
        return all;
      };
      const { objects } = await stores.FILES.list();
      return {
        contracts: await count('contract'),
        reservations: await count('usage_reservation'),
        files: objects.map(({ key }) => key).filter((key) => !key.startsWith('dev/')),
      };
    },
    /** Puts everyone on a plan, as if it were paid for. */
    async putAllOn(plan: string) {
      const stores = await server.getWorker<Stores>(api.config.name).getEnv();
      await stores.DB?.prepare(`update user set account_status = '${plan}'`).run();
    },
    logs: () => JSON.stringify(server.getLogs()),
    close: () => server.close(),
  };
}
export type RunningWorkers = Awaited<ReturnType<typeof startWorkers>>;

/** Both Workers with a language model, which answers as the test has it and which the analysis Worker alone knows of. */
export async function startWithModel(variables: Record<string, string> = {}) {
  const model = new LLMock({ port: 0, host: '127.0.0.1' });
  await model.start();
  const asked = { OPENAI_API_KEY: 'key', OPENAI_BASE_URL: `${model.url}/v1`, OPENAI_MODEL: 'test-model' };
  const server = await startWorkers({}, { ofAnalysis: { ...asked, ...variables } });
  const close = async () => {
    await server.close();
    await model.stop();
  };
  return { model, server, close };
}

/** Registers an address with the code from its mail, and calls the API as its holder. */
export async function signUp(server: RunningWorkers, email: string) {
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await server.call(path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const password = 'a long enough password';
  await post('/api/auth/register', { email, password, confirmPassword: password, firstName: 'Ada', lastName: '' });
  const outbox = await server.call(`/api/dev/outbox?to=${encodeURIComponent(email)}`);
  const [mail] = (await outbox.json()) as { text: string }[];
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  const verified = await post('/api/auth/verify-email', { email, code });
  const cookie = verified.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const get = async <T>(path: string) => (await (await server.call(path, { headers: { cookie } })).json()) as T;

  return {
    cookie,
    get,
    async validate(fileName: string, content: Uint8Array): Promise<SizeValidation> {
      const body = new FormData();
      body.set('contract', new File([new Uint8Array(content)], fileName));
      const answer = await server.call('/api/contracts/validate-size', { method: 'POST', headers: { cookie }, body });
      return (await answer.json()) as SizeValidation;
    },
    call: (path: string, { headers, ...init }: RequestInit = {}) =>
      server.call(path, { ...init, headers: { ...headers, cookie } }),
    async upload(fileName: string, content: string | Uint8Array, language = 'en', fields: Record<string, string> = {}) {
      const body = new FormData();
      body.set('contract', new File([typeof content === 'string' ? content : new Uint8Array(content)], fileName));
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      const headers = { cookie, 'accept-language': language };
      const answer = await server.call('/api/contracts', { method: 'POST', headers, body });
      return (await answer.json()) as { contractId: string; code?: string };
    },
    /** The contract once its status is final. */
    async finished(contractId: string, withinMs: number): Promise<Contract> {
      for (const until = Date.now() + withinMs; ; await sleep(100)) {
        const contract = await get<Contract>(`/api/contracts/${contractId}`);
        if (contract.status === 'complete' || contract.status === 'failed') return contract;
        if (Date.now() > until) throw new Error(`${contractId} still stands at ${contract.status}`);
      }
    },
  };
}

/** A token of somebody who is on a plan that includes them. */
export async function madeToken(person: Awaited<ReturnType<typeof signUp>>, scopes: string[]): Promise<string> {
  const post = (path: string, body: object) =>
    person.call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('/api/user/confirm', { password: 'a long enough password' });
  const made = await post('/api/user/tokens', { name: 'A test', scopes, days: 1 });
  const { token } = (await made.json()) as { token: string };
  return token;
}
