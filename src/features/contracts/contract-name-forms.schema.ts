import type { Zod } from '#src/http/zod.schema.ts';
import type { ContractErrorCode } from './contracts.errors';

export const maxTitleLength = 120;

const fault = (code: ContractErrorCode) => code;

/** A name for a contract, as it is typed. */
export const givenTitleIn = (z: Zod) =>
  z
    .string(fault('contracts.title_missing'))
    .check(
      z.trim(),
      z.minLength(1, fault('contracts.title_missing')),
      z.maxLength(maxTitleLength, fault('contracts.title_too_long')),
    );
