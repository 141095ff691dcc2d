import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

export interface SmokeOptions {
  /** The version of each Worker that has to answer; one that is not named may be any. */
  expect?: { api?: string; analysis?: string };
  /** Sent along: to reach one version while two are served. */
  headers?: Record<string, string>;
  /** How often the Workers are asked whether they serve: many where few requests reach the new one. */
  samples?: number;
  /** How often all is looked at until it is right: what was just uploaded does not answer everywhere at once. */
  tries?: number;
  fetch?: typeof fetch;
  wait?: (ms: number) => Promise<unknown>;
}

const pauseMs = 3000;

/**
 * Whether a deployment does what nobody could do without: both Workers and the database answer, pages come with their
 * code, calls are let in only with a session, and a file that is gone is not found. It reads and changes nothing.
 * Throws with everything that is wrong.
 */
export async function smokeTest(origin: string, options: SmokeOptions = {}): Promise<void> {
  const { wait = sleep, tries = 20 } = options;
  for (let tried = 1; ; tried++) {
    const problems = await findProblems(origin, options);
    if (problems.length === 0) return;
    if (tried >= tries) throw new Error(`${origin} fails the smoke test.\n- ${problems.join('\n- ')}`);
    await wait(pauseMs);
  }
}

async function findProblems(origin: string, options: SmokeOptions) {
  const { expect = {}, headers = {}, samples = 1, fetch = globalThis.fetch } = options;
  const problems: string[] = [];
  const get = async (path: string, { status, holds }: { status: number; holds: RegExp }) => {
    const answer = await fetch(new URL(path, origin), { headers, redirect: 'manual' });
    const text = await answer.text();
    if (answer.status !== status) problems.push(`${path} answers ${answer.status} instead of ${status}.`);
    else if (!holds.test(text)) problems.push(`${path} answers something else than ${holds.source}.`);
    return { text, header: (name: string) => answer.headers.get(name) ?? '' };
  };
  try {
    for (let sample = 0; sample < samples && problems.length === 0; sample++) {
      const health = await get('/api/health', { status: 200, holds: /"status":"ok"/ });
      problems.push(...findOtherVersions(health.text, expect));
    }
    for (const path of ['/', '/dashboard']) {
      const page = await get(path, { status: 200, holds: /id="root"/ });
      const scripts = [...page.text.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(
        ([, src = '']) => src,
      );
      if (scripts.length === 0) problems.push(`${path} names no code.`);
      for (const script of new Set(scripts)) {
        const code = await get(script, { status: 200, holds: /./ });
        if (/text\/html/.test(code.header('content-type'))) problems.push(`${script} is a page instead of code.`);
      }
    }
    const gone = await get('/assets/of-no-release-00000000.js', { status: 404, holds: /http\.not_found/ });
    if (gone.header('cache-control') !== 'no-store') problems.push('A file that is gone may be cached.');
    await get('/api/contracts', { status: 401, holds: /Unauthorized/ });
    await get('/api/openapi.json', { status: 200, holds: /"paths"/ });
  } catch (error) {
    problems.push(`It does not answer: ${error instanceof Error ? (error.cause ?? error.message) : error}`);
  }
  return problems;
}

function findOtherVersions(health: string, expected: NonNullable<SmokeOptions['expect']>): string[] {
  let release: Record<string, string | null> = {};
  try {
    release = JSON.parse(health).release ?? {};
  } catch {}
  return Object.entries(expected)
    .filter(([worker, id]) => release[worker] !== digestOf(id))
    .map(([worker, id]) => `The ${worker} Worker answers in another version than ${id}.`);
}

/** As the health check tells a version. */
const digestOf = (id: string) => createHash('sha256').update(id).digest('hex').slice(0, 16);
