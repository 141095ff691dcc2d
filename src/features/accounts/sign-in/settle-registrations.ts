import { presentedProofHash } from '../visitor';
import { chooseRegistration } from './choose-registration.rules';
import type { RegistrationsRepository } from './registrations.repository';

/** Gives an address that is being proven the password and name of the registration that counts. */
export async function settleRegistrations(
  { registrations, appUrl }: { registrations: RegistrationsRepository; appUrl: string },
  { userId, headers }: { userId: string; headers: Headers },
): Promise<void> {
  const proofHash = await presentedProofHash({ headers }, appUrl);
  const rows = await registrations.listOfUser({ userId });
  const chosen = chooseRegistration(rows, proofHash);
  await registrations.settle({ userId, chosen });
}
