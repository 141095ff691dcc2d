import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSource } from 'oazapfts';
import { readApiDescription } from '../build/describe-api.ts';

export const apiClientPath = 'src/dev/programs/generated/api-client.ts';

type Operation = { security?: Record<string, string[]>[] };
interface Description {
  paths: Record<string, Record<string, Operation>>;
}
/** Spoken by clients of a protocol of their own. */
const protocols = ['/api/mcp'];

const mayBeCalled = ({ security = [] }: Operation) => security.some(({ token }) => token);

/** Of what the API describes, what a token may call. */
function ofTokens(description: Description): Description {
  const paths = Object.entries(description.paths)
    .filter(([path]) => !protocols.includes(path))
    .map(([path, operations]): [string, Record<string, Operation>] => [
      path,
      Object.fromEntries(Object.entries(operations).filter(([, operation]) => mayBeCalled(operation))),
    ]);
  return { ...description, paths: Object.fromEntries(paths.filter(([, some]) => Object.keys(some).length > 0)) };
}

/** The code of the client. The messages must have been compiled. */
export async function apiClient(): Promise<string> {
  const [description] = Object.values(await readApiDescription());
  const folder = mkdtempSync(join(tmpdir(), 'api-client-'));
  try {
    const file = join(folder, 'open-api.json');
    writeFileSync(file, JSON.stringify(ofTokens(description as Description)));
    return await generateSource(file, { optimistic: true });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
