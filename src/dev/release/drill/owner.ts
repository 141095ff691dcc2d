import { setTimeout as sleep } from 'node:timers/promises';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';

interface Listed {
  id: string;
  status: string | null;
}

/** Someone with an account of the app at `origin`. Throws with the answer where a call is refused. */
export async function signIn(origin: string, email: string, password: string) {
  const send = async (method: string, path: string, body?: object, cookie = '') => {
    const headers = { origin, cookie, ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const login = await send('POST', '/api/auth/login', { email, password });
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const list = async (): Promise<Listed[]> => (await send('GET', '/api/contracts', undefined, cookie)).json();
  return {
    list,
    /** All contracts, once none of them is under way. */
    async settled(): Promise<Listed[]> {
      for (let tried = 0; tried < 300; tried++, await sleep(200)) {
        const all = await list();
        if (all.every(({ status }) => status === null || status === 'complete' || status === 'failed')) return all;
      }
      throw new Error('Analyses are still under way.');
    },
    async file(id: string): Promise<number> {
      return (await (await send('GET', `/api/contracts/${id}/file`, undefined, cookie)).arrayBuffer()).byteLength;
    },
    /** How many key terms and risks an analysis has. */
    async findings(id: string): Promise<number> {
      const answer = await send('GET', `/api/contracts/${id}`, undefined, cookie);
      const { keyTerms, riskAssessment: risks } = (await answer.json()) as Contract;
      return (keyTerms?.length ?? 0) + Object.values(risks ?? {}).flat().length;
    },
    deleteContract: (id: string) => send('DELETE', `/api/contracts/${id}`, undefined, cookie),
    async deleteAccount() {
      await send('POST', '/api/user/confirm', { password }, cookie);
      await send('DELETE', '/api/user/delete', undefined, cookie);
    },
  };
}

export const refuses = (work: Promise<unknown>) =>
  work.then(
    () => false,
    () => true,
  );
