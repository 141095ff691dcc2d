import { sha256Hex } from '#src/kernel/hash.ts';
import { presentedProof } from '../visitor';
import { chooseRegistration } from './choose-registration.rules';
import type { RegistrationsRepository } from './registrations.repository';

/** Gives an address that is being proven the password and name of the registration that counts. */
export async function settleRegistrations(
  { registrations, appUrl }: { registrations: RegistrationsRepository; appUrl: string },
  { userId, headers }: { userId: string; headers: Headers },
): Promise<void> {
  const proof = presentedProof({ headers }, appUrl);
  const rows = await registrations.listOfUser({ userId });
  const chosen = chooseRegistration(rows, proof && (await sha256Hex(proof)));
  await registrations.settle({ userId, chosen });
}
