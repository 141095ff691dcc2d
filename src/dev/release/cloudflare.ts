import { runNode } from '../run/child-process.ts';
import { binary } from '../run/project-paths.ts';

/** Runs one command of wrangler and gives what it printed. Throws with it when the command fails. */
export type Wrangler = (...args: string[]) => Promise<string>;

/** Against the account that the environment names. */
export const wrangler: Wrangler = (...args) => runNode([binary.wrangler, ...args], { CI: 'true' });

const isMissing = (error: unknown) =>
  /not found|does not exist|couldn't find|no deployments|\b(?:10006|10007)\b/i.test(String(error));

/** Notices of wrangler may stand before what was asked for as JSON. */
export const jsonIn = (output: string) => JSON.parse(output.slice(output.search(/[[{]/)));

/** Creates something; that it is there already is fine. */
export async function ensureCreated(run: Wrangler, ...args: string[]) {
  try {
    await run(...args);
  } catch (error) {
    if (!/already (exists|taken|own)|is already/i.test(String(error))) throw error;
  }
}

/** What a command answers as JSON; null where what it asks for does not exist. */
export async function findJson(run: Wrangler, ...args: string[]) {
  try {
    return jsonIn(await run(...args));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Names of the secrets that a deployed Worker keeps; none when it is not deployed yet. */
export async function deployedSecrets(run: Wrangler, worker: string): Promise<string[]> {
  const secrets = await findJson(run, 'secret', 'list', '--name', worker, '--format', 'json');
  return (secrets ?? []).map((secret: { name: string }) => secret.name);
}

/** The id of a database of that name, created in its jurisdiction when there is none. */
export async function ensureDatabase(run: Wrangler, name: string, jurisdiction: string | null): Promise<string> {
  await ensureCreated(run, 'd1', 'create', name, ...(jurisdiction ? ['--jurisdiction', jurisdiction] : []));
  return jsonIn(await run('d1', 'info', name, '--json')).uuid;
}
