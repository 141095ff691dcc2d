import type { Figures } from './figures.ts';

export interface Visit {
  origin: string;
  email: string;
  password: string;
  figures: Pick<Figures, 'called'>;
  /** A contract, each time another one. */
  contract: () => string;
  chance: () => number;
  sleep: (ms: number) => Promise<unknown>;
  isOver: () => boolean;
}

const secondsBetween = [2, 6] as const;
/** Of what is done next, how often it is an upload: with the pauses, about every two minutes. */
const uploadShare = 0.03;
const pollMs = 2_000;
const mostPolls = 30;
/** Of their own contracts, of which one is opened now and then. */
const mostKnown = 20;

/** One person: signs in, looks at the list, opens analyses, uploads now and then and polls until the analysis is there. */
export async function visit({
  origin,
  email,
  password,
  figures,
  contract,
  chance,
  sleep,
  isOver,
}: Visit): Promise<void> {
  const headers: Record<string, string> = { origin };
  let known: string[] = [];

  async function call(route: string, path: string, init: RequestInit = {}): Promise<Response | null> {
    const started = performance.now();
    const [method = 'GET'] = route.split(' ');
    try {
      const answer = await fetch(origin + path, {
        ...init,
        method,
        headers: { ...headers, ...init.headers },
        signal: AbortSignal.timeout(60_000),
      });
      const body = await answer.arrayBuffer();
      figures.called(route, { ms: performance.now() - started, isError: !answer.ok });
      return answer.ok ? new Response(body, { headers: answer.headers }) : null;
    } catch {
      figures.called(route, { ms: performance.now() - started, isError: true });
      return null;
    }
  }

  const list = async () => {
    const answer = await call('GET /api/contracts', '/api/contracts?page=1');
    const contracts: { id: string; status: string | null }[] = answer ? await answer.json() : [];
    known = contracts.slice(0, mostKnown).map(({ id }) => id);
    return contracts;
  };
  const open = (id: string) => call('GET /api/contracts/:id', `/api/contracts/${id}`);

  async function upload() {
    const body = new FormData();
    body.set('contract', new File([contract()], 'agreement.txt'));
    const answer = await call('POST /api/contracts', '/api/contracts', { body });
    if (!answer) return;
    const { contractId } = (await answer.json()) as { contractId: string };
    for (let polls = 0; polls < mostPolls && !isOver(); polls++) {
      await sleep(pollMs);
      const status = (await list()).find(({ id }) => id === contractId)?.status;
      if (status === null || status === 'complete' || status === 'failed') break;
    }
    if (!isOver()) await open(contractId);
  }

  const signedIn = await call('POST /api/auth/login', '/api/auth/login', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!signedIn) return;
  headers.cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');

  await list();
  await call('GET /api/usage/check/contract_analysis', '/api/usage/check/contract_analysis');
  if (!isOver()) await upload();
  while (!isOver()) {
    const [least, most] = secondsBetween;
    await sleep((least + chance() * (most - least)) * 1000);
    if (isOver()) break;
    const next = chance();
    const id = known[Math.floor(chance() * known.length)];
    if (next < uploadShare) await upload();
    else if (next < 0.5 && id) await open(id);
    else await list();
  }
}
