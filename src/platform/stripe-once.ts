import Stripe from 'stripe';

type Keyed<T> = (options: { idempotencyKey: string }) => Promise<T>;

const { StripeAPIError, StripeIdempotencyError, StripeInvalidRequestError } = Stripe.errors;

/** The library hands on the headers of an answer as they came from `fetch`, whatever its types say. */
function isReplayed(headers: Headers | Record<string, string> | undefined): boolean {
  const name = 'idempotent-replayed';
  return (headers instanceof Headers ? headers.get(name) : headers?.[name]) === 'true';
}

/**
 * Whether a key is of no use any more. Stripe answers under a key for a day what it answered first, also a failure of
 * its own and a refusal whose reason is gone; and it refuses one whose request has changed since, by a release of ours.
 */
function isSpent(error: unknown): boolean {
  if (error instanceof StripeAPIError) return (error.statusCode ?? 0) >= 500;
  if (error instanceof StripeIdempotencyError) return true;
  return error instanceof StripeInvalidRequestError && isReplayed(error.headers);
}

/**
 * Makes something once, however often it is asked for under `key` at the same time; under a key of this attempt alone
 * where that one is spent, or where what was made under it is no longer of use. Only for what may be made twice without
 * harm: a failure does not say whether it was made.
 */
export async function once<T extends { lastResponse: { headers: Headers | Record<string, string> } }>(
  key: string,
  make: Keyed<T>,
  isOfUse?: (made: T) => Promise<boolean>,
): Promise<T> {
  const anew = () => make({ idempotencyKey: `${key}-${crypto.randomUUID()}` });
  try {
    const made = await make({ idempotencyKey: key });
    // The answer that was kept is of then.
    if (!isOfUse || !isReplayed(made.lastResponse.headers) || (await isOfUse(made))) return made;
  } catch (error) {
    if (!isSpent(error)) throw error;
  }
  return anew();
}
