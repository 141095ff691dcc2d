import { env } from 'cloudflare:workers';
import { serializeSigned } from 'hono/utils/cookie';
import { createDatabase } from '../db/client';
import { accountTable, sessionTable, userTable } from '../features/accounts/accounts.table';
import { newId } from '../kernel/ids';

const day = 24 * 60 * 60_000;

/**
 * A new signed-in user: verified, on the free plan, signed up with a password, unless `fields` say otherwise.
 * `headers` carry a valid session. The password itself is not usable: hashing one would cost every test 50 ms.
 */
export async function asUser(fields: Partial<typeof userTable.$inferInsert> = {}) {
  const db = createDatabase(env.DB);
  const id = fields.id ?? newId();
  const user = { id, name: 'Ada Lovelace', email: `${id.toLowerCase()}@example.test`, emailVerified: true, ...fields };
  await db.batch([
    db.insert(userTable).values(user),
    db
      .insert(accountTable)
      .values({ id: newId(), userId: id, accountId: id, providerId: 'credential', password: '0:0' }),
  ]);
  return { id, email: user.email, headers: await signedIn({ id }) };
}

/** Headers that carry a valid session of a user who is there and has just confirmed to be the owner. */
export async function signedIn({
  id,
  confirmedAt = new Date(),
}: {
  id: string;
  confirmedAt?: Date | null;
}): Promise<{ cookie: string }> {
  const token = newId() + newId();
  await createDatabase(env.DB)
    .insert(sessionTable)
    .values({ id: newId(), userId: id, token, confirmedAt, expiresAt: new Date(Date.now() + 7 * day) });
  return { cookie: await serializeSigned('plainclause.session_token', token, env.AUTH_SECRET ?? '') };
}
