// `npx --no-install plainclause-analyse FILE [--language en|es|fr|de|ar] [--json]`: uploads a contract, waits for its analysis and prints
// summary, risks, missing clauses and dates. PLAINCLAUSE_URL and PLAINCLAUSE_TOKEN say where and for whom.
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { HttpError } from '@oazapfts/runtime';
import { type Contract, defaults, getContract, uploadContract } from './generated/api-client.ts';
import { printedAnalysis } from './printed-analysis.ts';

const usage = 'Usage: plainclause-analyse FILE [--language en|es|fr|de|ar] [--json]';

/** What the command ends with. */
const ends = { failed: 1, usage: 2, refused: 3, unreachable: 4 } as const;

class Stop extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

function readCommand([from = '.', ...args]: string[]) {
  const options = { language: { type: 'string', default: 'en' }, json: { type: 'boolean', default: false } } as const;
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [file] = positionals;
    if (!file || positionals.length > 1) throw new Error('Name one file.');
    return { ...values, file: resolve(from, file) };
  } catch (error) {
    throw new Stop(ends.usage, `${(error as Error).message}\n${usage}`);
  }
}

function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Stop(ends.usage, `${name} is not set.\n${usage}`);
  return value;
}

function readFile(path: string): File {
  try {
    return new File([new Uint8Array(readFileSync(path))], basename(path));
  } catch (error) {
    throw new Stop(ends.usage, `The file cannot be read: ${(error as Error).message}`);
  }
}

/** Says what a call failed of; what is asked too often is asked again when there is room. */
async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof HttpError)) throw new Stop(ends.unreachable, `${defaults.baseUrl} cannot be reached.`);
    const { code = '', message = error.message } = (error.data ?? {}) as { code?: string; message?: string };
    if (error.status === 429) {
      await sleep(1000 * Number(error.headers.get('retry-after') ?? 10));
      return asked(call);
    }
    throw new Stop(ends.refused, `${message} (${error.status}${code && `, ${code}`})`);
  }
}

async function finished(id: string): Promise<Contract> {
  for (;;) {
    const contract = await asked(() => getContract(id));
    if (contract.status === 'complete') return contract;
    if (contract.status === 'failed')
      throw new Stop(ends.failed, `The analysis failed (${contract.failureCode}). Nothing was charged.`);
    await sleep(2000);
  }
}

async function run(): Promise<void> {
  const { file, language, json } = readCommand(process.argv.slice(2));
  defaults.baseUrl = variable('PLAINCLAUSE_URL').replace(/\/$/, '');
  defaults.headers = { Authorization: `Bearer ${variable('PLAINCLAUSE_TOKEN')}`, 'Accept-Language': language };
  const contract = readFile(file);
  const { contractId } = await asked(() => uploadContract({ contract }));
  console.error(`Uploaded. ${defaults.baseUrl}/analysis/${contractId}`);
  const analysed = await finished(contractId);
  console.log(json ? JSON.stringify(analysed, null, 2) : printedAnalysis(analysed));
}

try {
  await run();
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(error.message);
  process.exitCode = error.code;
}
