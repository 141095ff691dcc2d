import { accountPart } from './account-part';
import { apiTokensPart } from './api-tokens-part';
import type { ArchivePart } from './archive-part';
import { contractsPart } from './contracts-part';
import { ownClausesPart } from './own-clauses-part';
import { ownRulesPart } from './own-rules-part';
import { remindersPart } from './reminders-part';
import { sessionsPart } from './sessions-part';
import { sharesPart } from './shares-part';
import { subscriptionPart } from './subscription-part';
import { supportPart } from './support-part';
import { usagePart } from './usage-part';
import { webhooksPart } from './webhooks-part';

/** THE list of what someone gets who downloads their data. Anything new that is stored about a user is added here. */
export const archiveParts: readonly ArchivePart[] = [
  accountPart,
  contractsPart,
  remindersPart,
  sharesPart,
  ownClausesPart,
  ownRulesPart,
  usagePart,
  subscriptionPart,
  supportPart,
  sessionsPart,
  apiTokensPart,
  webhooksPart,
];
