import { directoryName } from '#src/db/databases.ts';
import type { AccountStatus } from '../accounts/accounts.schema';
import type { createOwnersRepository, Owner } from './owners.repository';

/**
 * Where the contracts of each account are, and on which plan it is. Kept for one piece of work, a call or a message: what
 * is kept for longer would still lead to the old place after a move.
 */
export function createOwners(
  repository: ReturnType<typeof createOwnersRepository>,
  { shards, openShards }: { shards: string[]; openShards: string[] },
) {
  const known = new Map<string, Owner>();

  async function find(ownerId: string): Promise<Owner> {
    const owner = known.get(ownerId) ?? (await repository.find({ ownerId })) ?? { shard: null, plan: null };
    known.set(ownerId, owner);
    return owner;
  }

  return {
    /** What was read of an account on the way, so that nobody asks for it again. */
    note(ownerId: string, owner: Owner): void {
      known.set(ownerId, owner);
    },

    /** Has it looked up anew: long work may begin before a move and end after it. */
    forget(ownerId: string): void {
      known.delete(ownerId);
    },

    /**
     * The name of the database that holds an account's contracts. Costs nothing where there is only one. Throws where that
     * one is not bound: in another, the account would be empty, and be written to.
     */
    async databaseOf(ownerId: string): Promise<string> {
      const owner = shards.length === 0 ? known.get(ownerId) : await find(ownerId);
      const shard = owner?.shard ?? directoryName;
      if (shard !== directoryName && !shards.includes(shard)) throw new Error(`the database ${shard} is not bound`);
      return shard;
    },

    async planOf(ownerId: string): Promise<AccountStatus | null> {
      return (await find(ownerId)).plan;
    },

    /** Gives a new account one of the databases that take new ones, about as many to each. */
    async place(ownerId: string): Promise<void> {
      const shard = openShards[Math.floor(Math.random() * openShards.length)];
      if (shard === undefined) return;
      await repository.place({ ownerId, shard });
      known.delete(ownerId);
    },
  };
}
