import type { AnyPlay } from './play';
import { agreementDate } from './playbook/agreement-date.play';
import { capOnLiability } from './playbook/cap-on-liability.play';
import { documentName } from './playbook/document-name.play';
import { effectiveDate } from './playbook/effective-date.play';
import { expirationDate } from './playbook/expiration-date.play';
import { governingLaw } from './playbook/governing-law.play';
import { limitationOfLiability } from './playbook/limitation-of-liability.play';
import { parties } from './playbook/parties.play';
import { terminationForConvenience } from './playbook/termination-for-convenience.play';

/** Every clause type that the built-in analyst knows. Order within a category is the order of the key terms. */
export const playbook: readonly AnyPlay[] = [
  documentName,
  parties,
  agreementDate,
  effectiveDate,
  expirationDate,
  terminationForConvenience,
  capOnLiability,
  limitationOfLiability,
  governingLaw,
];
