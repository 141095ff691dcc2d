/**
 * Measures whether response times reveal which addresses have an account: signing in with a wrong password, asking
 * for a reset link, registering, asking for another code and entering a wrong one, with a known and an unknown address
 * in turn, against a running app.
 *
 *   npm run bench:timing -- [--app http://localhost:5173] [--rounds 80] [--known demo@plainclause.test]
 *
 * Start the app with RATE_LIMITS=off. Fails where two medians lie more than a tenth apart.
 */
import { parseArgs } from 'node:util';
import { medianOf } from './bench/word-recall.ts';

const { values } = parseArgs({
  options: {
    app: { type: 'string', default: `http://localhost:${process.env.PORT ?? 5173}` },
    rounds: { type: 'string', default: '80' },
    known: { type: 'string', default: 'demo@plainclause.test' },
  },
});
const rounds = Number(values.rounds);
const warmUp = 5;
const allowed = 0.1;

interface Call {
  path: string;
  body: Record<string, string>;
  status: number;
  known: string;
}

const known = values.known;
/** Registered, and waiting for its code. */
const awaiting = `awaiting-${Date.now()}@plainclause.test`;
const password = 'not the password';

const register: Call = { path: '/api/auth/register', body: { password }, status: 200, known };
const calls: Record<string, Call> = {
  login: { path: '/api/auth/login', body: { password }, status: 401, known },
  'login, unproven': { path: '/api/auth/login', body: { password: 'another one' }, status: 401, known: awaiting },
  forgot: { path: '/api/auth/forgot-password', body: {}, status: 200, known },
  register,
  'register, unproven': { ...register, known: awaiting },
  resend: { path: '/api/auth/resend-verification', body: {}, status: 200, known: awaiting },
  verify: { path: '/api/auth/verify-email', body: { code: 'no' }, status: 400, known: awaiting },
};

async function millisecondsOf({ path, body, status }: Call, email: string) {
  const started = performance.now();
  const response = await fetch(values.app + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, ...body }),
  });
  const answer = await response.text();
  const took = performance.now() - started;
  if (response.status !== status) throw new Error(`${path}: ${response.status} ${answer}`);
  return took;
}

await millisecondsOf(register, awaiting);
console.log(['call'.padEnd(18), 'known ms', 'unknown ms', 'ratio'].join('  '));
let apart = 0;
for (const [name, call] of Object.entries(calls)) {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let round = 0; round < rounds + warmUp; round++) {
    const stranger = `nobody-${crypto.randomUUID()}@plainclause.test`;
    // Who goes first alternates: the second call could gain by the first.
    const turns = [
      ['known', call.known],
      ['unknown', stranger],
    ] as const;
    for (const [kind, email] of round % 2 ? turns : turns.toReversed()) {
      const took = await millisecondsOf(call, email);
      if (round >= warmUp) times[kind].push(took);
    }
  }
  const [ofKnown, ofUnknown] = [medianOf(times.known), medianOf(times.unknown)];
  const ratio = ofKnown / ofUnknown;
  if (Math.abs(ratio - 1) > allowed) apart++;
  console.log(
    [name.padEnd(18), ofKnown.toFixed(1).padStart(8), ofUnknown.toFixed(1).padStart(10), ratio.toFixed(3)].join('  '),
  );
}
process.exitCode = apart > 0 ? 1 : 0;
