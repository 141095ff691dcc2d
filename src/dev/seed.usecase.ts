import { hashPassword } from 'better-auth/crypto';
import type { Deps } from '../deps';

const demo = { email: 'demo@plainclause.test', password: 'plainclause', firstName: 'Demo', lastName: 'User' };

type Needs = Pick<Deps, 'accounts' | 'registrations' | 'clock'>;

/** Fills a fresh copy with a user to try it as, and what belongs to them. What is there already stays. */
export async function seedDemo(deps: Needs): Promise<{ email: string; userId: string }> {
  const userId = await seedUser(deps);
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
