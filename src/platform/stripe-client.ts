import Stripe from 'stripe';
import type { BillingErrorCode } from '../features/billing/billing.errors';
import { AppError } from '../kernel/app-error';
import { describeError, type Logger } from '../kernel/logger';
import { OutOfPatience } from './patience';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  apiBase: string;
  /** Ids of prices that are used instead of those found by their names. */
  prices: { plus: string | null; pro: string | null; premium: string | null };
}

const timeoutMs = 12_000;

export function createStripeClient({ secretKey, apiBase }: StripeSettings): Stripe {
  const { hostname, port, protocol } = new URL(apiBase);
  return new Stripe(secretKey, {
    host: hostname,
    ...(port && { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: 2,
    timeout: timeoutMs,
    telemetry: false,
  });
}

const fail = (code: BillingErrorCode, cause: unknown) => new AppError<BillingErrorCode>(code, {}, { cause });

const outside = [
  Stripe.errors.StripeConnectionError,
  Stripe.errors.StripeAPIError,
  Stripe.errors.StripeAuthenticationError,
  Stripe.errors.StripePermissionError,
  Stripe.errors.StripeRateLimitError,
];

/** Throws what the product knows of a failure of Stripe; what it does not know is a fault of ours. */
export async function translateFailure<T>(logger: Logger, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) throw fail('billing.card_declined', error);
    if (error instanceof OutOfPatience) {
      logger.error('payments.no_answer', {});
      throw fail('billing.no_answer', error);
    }
    // Deleted at Stripe: there is nothing left of what was asked about.
    if (isMissing(error) && (error as { param?: string }).param === 'customer') {
      throw fail('billing.no_subscription', error);
    }
    if (!outside.some((kind) => error instanceof kind)) throw error;
    logger.error('payments.unavailable', describeStripe(error));
    throw fail('billing.unavailable', error);
  }
}

export const isMissing = (error: unknown): boolean =>
  error instanceof AppError
    ? isMissing(error.cause)
    : error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** Whether Stripe refused the request for what it asks, as things stand now. */
export const isRefused = (error: unknown): boolean => error instanceof Stripe.errors.StripeInvalidRequestError;

/** Never the request itself: it names people. */
export function describeStripe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Stripe.errors.StripeError)) return describeError(error);
  return { name: error.type, code: error.code, status: error.statusCode, stripeRequestId: error.requestId };
}
