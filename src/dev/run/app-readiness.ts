import { setTimeout as sleep } from 'node:timers/promises';
import { sampleContracts } from './sample-contracts.ts';

/** Null once both Workers serve, else what the health check last said. */
export async function untilHealthy(origin: string, { minutes = 1 } = {}): Promise<string | null> {
  let last = 'nothing';
  for (const until = Date.now() + minutes * 60_000; Date.now() < until; await sleep(100)) {
    try {
      const response = await fetch(`${origin}/api/health`);
      last = `${response.status} ${await response.text()}`;
      if (response.ok) return null;
    } catch {
      last = 'no connection';
    }
  }
  return `The app is not healthy after ${minutes * 60} seconds; /api/health last answered: ${last}`;
}

/** Adds the demo data where they are missing, by default to the demo account. Null, or what went wrong. */
export async function seedDemo(
  origin: string,
  { underWay, ...account }: { email?: string; underWay?: boolean } = {},
): Promise<string | null> {
  const response = await fetch(`${origin}/api/dev/seed`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, contracts: sampleContracts({ underWay }) }),
  });
  const answer = await response.text();
  return response.ok ? null : `The demo data are missing: seeding answered ${response.status} ${answer}`;
}
