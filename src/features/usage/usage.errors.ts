import { AppError, type Failures } from '#src/kernel/app-error.ts';

export const usageFailures = {
  'usage.analyses_exceeded': { status: 403, text: 'Upload limit reached for your current plan' },
  'usage.tokens_exceeded': {
    status: 403,
    text: 'Monthly token limit would be exceeded. Upgrade to continue analyzing contracts.',
  },
  'usage.payment_required': { status: 402, text: 'Payment required to continue using the service' },
} satisfies Failures;
export type UsageErrorCode = keyof typeof usageFailures;

export const usageErrorCodes = Object.keys(usageFailures) as UsageErrorCode[];

export const usageRefused = (code: UsageErrorCode) => new AppError<UsageErrorCode>(code);
