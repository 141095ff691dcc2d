import { accountFailures } from './features/accounts/accounts.errors';
import { billingFailures } from './features/billing/billing.errors';
import { clauseFailures } from './features/clauses/clauses.errors';
import { comparisonFailures } from './features/comparison/comparison.errors';
import { contractFailures } from './features/contracts/contracts.errors';
import { generatedContractFailures } from './features/generated-contracts/generated-contracts.errors';
import { ownClauseFailures } from './features/own-clauses/own-clauses.errors';
import { questionFailures } from './features/questions/questions.errors';
import { redlineFailures } from './features/redline/redline.errors';
import { reminderFailures } from './features/reminders/reminders.errors';
import { shareFailures } from './features/shares/shares.errors';
import { supportFailures } from './features/support/support.errors';
import { templateFailures } from './features/templates/templates.errors';
import { translationFailures } from './features/translation/translation.errors';
import { usageFailures } from './features/usage/usage.errors';
import { webhookFailures } from './features/webhooks/webhooks.errors';
import { httpFailures } from './http/http.errors';

/** THE table from failures to HTTP and to English, of the rows that stand with each feature. */
export const failures = {
  ...httpFailures,
  ...accountFailures,
  ...billingFailures,
  ...contractFailures,
  ...comparisonFailures,
  ...usageFailures,
  ...questionFailures,
  ...redlineFailures,
  ...reminderFailures,
  ...shareFailures,
  ...supportFailures,
  ...templateFailures,
  ...clauseFailures,
  ...ownClauseFailures,
  ...generatedContractFailures,
  ...translationFailures,
  ...webhookFailures,
};
export type ErrorCode = keyof typeof failures;
