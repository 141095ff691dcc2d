import type { Zod } from '#src/http/zod.schema.ts';
import { longestTag } from '../account-contracts/contract-choices.schema.ts';
import type { ContractErrorCode } from './contracts.errors';

const fault = (code: ContractErrorCode) => code;

/** A tag of a contract, as it is typed. */
export const tagIn = (z: Zod) =>
  z
    .string(fault('contracts.tag_missing'))
    .check(
      z.trim(),
      z.minLength(1, fault('contracts.tag_missing')),
      z.maxLength(longestTag, fault('contracts.tag_too_long')),
    );
