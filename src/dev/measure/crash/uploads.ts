import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sample = readFileSync(join(import.meta.dirname, '../../run/samples/consultancy-agreement.txt'), 'utf8');
const clients = 4;
/** Against a run that is never killed. */
const mostTurns = 30;

/** The cookie of a session of the demo account. */
export async function signInAsDemo(origin: string): Promise<string> {
  const login = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: 'demo@plainclause.test', password: 'plainclause' }),
  });
  if (!login.ok) throw new Error(`sign-in: ${login.status} ${await login.text()}`);
  return login.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

/** Uploads contracts of several lengths, one after the other in each of four clients, until the app is gone. */
export async function uploadUntilKilled(
  origin: string,
  { cookie, round, onAccepted }: { cookie: string; round: number; onAccepted: (id: string) => void },
): Promise<void> {
  const upload = async (name: string, times: number) => {
    const form = new FormData();
    form.set('contract', new File([aContract(name, times)], `Round ${name}.txt`));
    const response = await fetch(`${origin}/api/contracts`, {
      method: 'POST',
      headers: { cookie, origin },
      body: form,
    });
    const answer = (await response.json()) as { contractId?: string };
    if (answer.contractId) onAccepted(answer.contractId);
  };
  const client = async (at: number) => {
    for (let turn = 0; turn < mostTurns; turn++) await upload(`${round}-${at}-${turn}`, 3 ** at);
  };
  await Promise.allSettled(Array.from({ length: clients }, (_, at) => client(at)));
}

/** No two are alike: the text of one that is known is not read again. */
const aContract = (name: string, times: number) => `${`${sample}\n\n`.repeat(times)}Reference: ${name}\n`;
