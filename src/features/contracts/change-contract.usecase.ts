import type { Deps } from '#src/deps.ts';
import { cleanLine } from '#src/kernel/clean-line.ts';
import type { AccountTag, ContractChanged } from './contract-change.schema';
import { cleanTags } from './contract-tags.rules';
import { contractNotFound, titleMissing } from './contracts.errors';

interface Change {
  ownerId: string;
  id: string;
  /** Null takes the name of its owner's choice away. */
  givenTitle?: string | null | undefined;
  tags?: readonly string[] | undefined;
  reminders?: boolean | undefined;
}

/**
 * Changes what its owner says of a contract; what is not named stays. One made from a template has tags alone. Throws contracts.not_found, contracts.title_missing, contracts.tag_missing.
 */
export async function changeContract(
  { contracts, generatedContracts, contractTags }: Pick<Deps, 'contracts' | 'generatedContracts' | 'contractTags'>,
  { givenTitle, tags, reminders, ...owned }: Change,
): Promise<ContractChanged> {
  const clean = givenTitle && cleanLine(givenTitle);
  if (clean === '') throw titleMissing();
  const wanted = tags && cleanTags(tags);
  const tagsAlone = clean === undefined && reminders === undefined;
  const found =
    (await contracts.findContent(owned)) ?? (tagsAlone ? await generatedContracts.findContent(owned) : null);
  if (!found) throw contractNotFound();
  if (clean !== undefined) await contracts.rename({ ...owned, givenTitle: clean });
  if (reminders !== undefined) await contracts.turnReminders({ ...owned, on: reminders });
  return {
    id: owned.id,
    ...(clean !== undefined && { givenTitle: clean }),
    ...(reminders !== undefined && { reminders }),
    ...(wanted && { tags: await contractTags.replace({ ...owned, tags: wanted }) }),
  };
}

/** The tags of all contracts of the account. */
export function listTags(
  { contractTags }: Pick<Deps, 'contractTags'>,
  { ownerId }: { ownerId: string },
): Promise<AccountTag[]> {
  return contractTags.list({ ownerId });
}
