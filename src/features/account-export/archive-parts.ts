import { accountPart } from './account-part';
import type { ArchivePart } from './archive-part';
import { contractsPart } from './contracts-part';
import { sessionsPart } from './sessions-part';
import { subscriptionPart } from './subscription-part';
import { supportPart } from './support-part';
import { usagePart } from './usage-part';

/** THE list of what someone gets who downloads their data. Anything new that is stored about a user is added here. */
export const archiveParts: readonly ArchivePart[] = [
  accountPart,
  contractsPart,
  usagePart,
  subscriptionPart,
  supportPart,
  sessionsPart,
];

/** Tables that name an account and are in no archive, and why. */
export const notInArchive: Record<string, string> = {
  verification: 'hashes of codes and links, for a day',
  registration: 'what others may have typed for an address that is not proven; none for a proven one',
  account_deletion: 'an account that is gone',
  billing_notice: 'an e-mail about the subscription that is about to be sent',
};
