import { createHash } from 'node:crypto';
import { Fault } from '../faults.ts';
import type { IdempotentAnswer } from '../state.ts';
import { now, type World } from '../world.ts';

/** Finds out whether a request was made before under its key, and remembers that it runs now. */
export function beginIdempotent(
  world: World,
  key: string,
  request: { path: string; body: string },
):
  | { replay: NonNullable<IdempotentAnswer['answer']> }
  | { keep: (status: number, body: string) => void; forget: () => void } {
  const fingerprint = createHash('sha256').update(`${request.path}\n${request.body}`).digest('hex');
  const known = world.state.idempotency[key];
  if (known && known.fingerprint !== fingerprint) {
    throw new Fault(
      400,
      {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      },
      true,
    );
  }
  if (known?.answer) return { replay: known.answer };
  if (known) {
    throw new Fault(
      409,
      {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
      },
      true,
    );
  }
  const since = now(world);
  world.state.idempotency[key] = { fingerprint, since, answer: null };
  return {
    keep: (status, body) => {
      world.state.idempotency[key] = { fingerprint, since, answer: { status, body } };
    },
    forget: () => {
      delete world.state.idempotency[key];
    },
  };
}
