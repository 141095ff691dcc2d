import { describe, expect, it } from 'vitest';
import { contractErrorCodes } from '#src/features/contracts/contracts.errors.ts';
import { ExtractionError } from './extracted-document';
import { fixture, fixtureNames } from './testing/fixtures';
import { mutateFile, randomOf } from './testing/mutate-file';
import { readUpload } from './testing/read-upload';

const cases = 12;
const seed = 1;

async function outcomeOf(bytes: Uint8Array, name: string): Promise<string> {
  try {
    await readUpload(bytes, name);
    return 'read';
  } catch (error) {
    if (!(error instanceof ExtractionError)) return `${error}`;
    return error.unforeseen ? `unforeseen: ${error.cause}` : error.code;
  }
}

describe('a damaged copy of a file that people upload', () => {
  it.each(fixtureNames)('is read or refused with a reason, never fallen over: %s', async (name) => {
    const whole = fixture(name);
    for (let number = 0; number < cases; number++) {
      const random = randomOf(seed * 1_000_003 + number);
      const outcome = await outcomeOf(mutateFile(whole, random, whole), name);
      expect(['read', ...contractErrorCodes], `${name}, case ${number}`).toContain(outcome);
    }
  });
});
