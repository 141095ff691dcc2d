import { hashPassword } from 'better-auth/crypto';
import { z } from 'zod';
import type { Deps } from '#src/deps.ts';
import { requeueStuckContracts } from '#src/features/contracts/requeue-stuck.usecase.ts';
import { sampleContractSchema, seedContracts } from './seed-contracts.usecase';

const demo = { email: 'demo@plainclause.test', password: 'plainclause', firstName: 'Demo', lastName: 'User' };

export const seedSchema = z.object({ contracts: z.array(sampleContractSchema).default([]) });

type Needs = Parameters<typeof seedContracts>[0] & Pick<Deps, 'registrations'>;

/** Fills a fresh copy with a user to try it as, and what belongs to them. What is there already stays. */
export async function seedDemo(
  deps: Needs,
  { contracts }: z.infer<typeof seedSchema>,
): Promise<{ email: string; userId: string }> {
  const userId = await seedUser(deps);
  // Local queues live in memory: what was waiting when the last run ended is queued again.
  await requeueStuckContracts(deps, { standingForMs: 0 });
  await seedContracts(deps, { ownerId: userId, samples: contracts });
  return { email: demo.email, userId };
}

async function seedUser({ accounts, registrations, clock }: Needs): Promise<string> {
  const { password, ...user } = demo;
  const existing = await registrations.findHolder({ email: user.email });
  if (existing) return existing.id;
  const passwordHash = await hashPassword(password);
  const { id } = await accounts.insertVerified({ ...user, passwordHash, accountStatus: 'pro', planStartedAt: clock() });
  return id;
}
