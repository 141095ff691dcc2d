import type { Deps } from '#src/deps.ts';
import type { CurrentUser } from '../accounts.schema';

/** Whether signing in by password asks for a code. */
export async function readSecondFactor(
  { secondFactors }: Pick<Deps, 'secondFactors'>,
  { user }: { user: CurrentUser },
): Promise<{ on: boolean }> {
  return { on: await secondFactors.isOn({ userId: user.id }) };
}
