import { hashPassword } from 'better-auth/crypto';
import { z } from 'zod';
import type { Database } from '#src/db/client.ts';
import { directoryName } from '#src/db/databases.ts';
import type { Deps } from '#src/deps.ts';
import { dispatchForgotten } from '#src/features/contracts/dispatch-analyses.usecase.ts';
import { requeueStuckContracts } from '#src/features/contracts/requeue-stuck.usecase.ts';
import { overDatabase } from '#src/shared-deps.ts';
import { insertDemoUser } from './demo-user.repository';
import { sampleContractSchema, seedContracts } from './seed-contracts.usecase';

const demo = { email: 'demo@plainclause.test', password: 'plainclause', firstName: 'Demo', lastName: 'User' };

export const seedSchema = z.object({
  /** Whose account is filled. Tests that would see each other's uploads fill one of their own. */
  email: z.email().default(demo.email),
  contracts: z.array(sampleContractSchema).default([]),
});

type Needs = Deps & { db: Database };

/** Fills a fresh copy with a user to try it as, and what belongs to them. What is there already stays. */
export async function seedDemo(
  deps: Needs,
  { email, contracts }: z.infer<typeof seedSchema>,
): Promise<{ email: string; userId: string }> {
  const userId = await seedUser(deps, email);
  // Local queues live in memory: what was waiting when the last run ended is queued again.
  for (const shard of [directoryName, ...deps.databases.shards]) {
    const there = overDatabase(deps, deps.storesOn(shard));
    await requeueStuckContracts(there, { standingForMs: 0 });
    await dispatchForgotten(there);
  }
  await deps.owners.place(userId);
  const own = overDatabase(deps, await deps.storesOf(userId));
  await seedContracts(own, { ownerId: userId, samples: contracts });
  return { email, userId };
}

type UserNeeds = Pick<Needs, 'db' | 'registrations' | 'clock'>;

/** The user to try a copy as, without contracts. */
export const addDemoUser = (needs: UserNeeds) => seedUser(needs, demo.email);

async function seedUser({ db, registrations, clock }: UserNeeds, email: string): Promise<string> {
  const { password, ...user } = { ...demo, email };
  const existing = await registrations.findHolder({ email });
  if (existing) return existing.id;
  const passwordHash = await hashPassword(password);
  try {
    return await insertDemoUser(db, { ...user, passwordHash, planStartedAt: clock() });
  } catch (error) {
    // Two may ask for the same user at once.
    const added = await registrations.findHolder({ email });
    if (added) return added.id;
    throw error;
  }
}
