import type { ContractType } from '#src/features/contracts/analysis.schema.ts';
import type { Found } from '../play';

/** Of these a person who need do no more than use it may become a party. */
const offered: readonly ContractType[] = ['software', 'hosting', 'licence', 'services', 'other'];

/** One side wrote the terms for whoever comes: nobody negotiates them. */
export const isSetForEverybody = (type: ContractType, { has }: Pick<Found, 'has'>): boolean =>
  type === 'terms-of-service' || (offered.includes(type) && has('contract-by-using'));
