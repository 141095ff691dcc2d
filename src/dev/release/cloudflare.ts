import { runNode } from '../run/child-process.ts';
import { binary } from '../run/project-paths.ts';

/** Runs wrangler against the account that the environment names. Throws with all it printed when it fails. */
export function wrangler(...args: string[]): Promise<string> {
  return runNode([binary.wrangler, ...args], { CI: 'true' });
}

/** Creates something; that it is there already is fine. */
export async function ensureCreated(...args: string[]) {
  try {
    await wrangler(...args);
  } catch (error) {
    if (!/already (exists|taken|own)|is already/i.test(String(error))) throw error;
  }
}

/** Names of the secrets that a deployed Worker keeps; none when it is not deployed yet. */
export async function deployedSecrets(worker: string): Promise<string[]> {
  try {
    const output = await wrangler('secret', 'list', '--name', worker, '--format', 'json');
    return JSON.parse(output.slice(output.indexOf('['))).map((secret: { name: string }) => secret.name);
  } catch (error) {
    if (/not found|does not exist|10007/i.test(String(error))) return [];
    throw error;
  }
}

/** The id of a database of that name, created when there is none. */
export async function ensureDatabase(name: string): Promise<string> {
  await ensureCreated('d1', 'create', name);
  const output = await wrangler('d1', 'info', name, '--json');
  return JSON.parse(output.slice(output.indexOf('{'))).uuid;
}
