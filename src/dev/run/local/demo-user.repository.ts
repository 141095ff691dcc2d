import type { Database } from '#src/db/client.ts';
import { accountTable, userTable } from '#src/features/accounts/accounts.table.ts';
import { newId } from '#src/kernel/ids.ts';

interface DemoUser {
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
  planStartedAt: Date;
}

/** A user with a Pro plan and a password, whose address needs no proof. Answers the id. */
export async function insertDemoUser(db: Database, { passwordHash, ...user }: DemoUser): Promise<string> {
  const id = newId();
  const name = `${user.firstName} ${user.lastName}`;
  await db.batch([
    db.insert(userTable).values({ ...user, id, name, accountStatus: 'pro', emailVerified: true }),
    db
      .insert(accountTable)
      .values({ id: newId(), userId: id, accountId: id, providerId: 'credential', password: passwordHash }),
  ]);
  return id;
}
