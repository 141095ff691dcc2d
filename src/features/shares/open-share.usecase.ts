import { verifyPassword } from 'better-auth/crypto';
import type { Deps } from '#src/deps.ts';
import { sha256Hex } from '#src/kernel/hash.ts';
import { getUploaded } from '../contracts/contracts.usecases';
import {
  shareExpired,
  shareNotFound,
  sharePasswordNeeded,
  sharePasswordWrong,
  shareRewritten,
  tooManyTries,
} from './shares.errors';
import type { ShareRow } from './shares.repository';
import { type SharedAnalysis, sharedAnalysisSchema } from './shares.schema';

const windowMs = 15 * 60_000;
/** Passwords that are tried at one link from one network; and from all of them, so that nobody keeps others out alone. */
const triesOfNetwork = { limit: 20, windowMs };
const triesOfAll = { limit: 300, windowMs };

/**
 * What a link shows, counted as one opening. Throws shares.not_found where there is no such link or contract any more,
 * shares.expired, shares.password_needed, shares.password_wrong, shares.too_many_tries, and shares.rewritten while there is
 * no whole analysis.
 */
export async function openShare(
  deps: Pick<
    Deps,
    'shares' | 'storesOf' | 'contractFindings' | 'contractTexts' | 'rateLimits' | 'config' | 'clock' | 'logger'
  >,
  { token, password, network }: { token: string; password?: string | undefined; network: string },
): Promise<SharedAnalysis> {
  const now = deps.clock();
  const share = await deps.shares.findByToken({ tokenHash: await sha256Hex(token) });
  if (!share) throw shareNotFound();
  if (share.expiresAt && share.expiresAt <= now) throw shareExpired();
  if (share.passwordHash !== null) await checkPassword(deps, share, { password, network });
  const { contracts } = await deps.storesOf(share.userId);
  const contract = await getUploaded({ ...deps, contracts }, { ownerId: share.userId, id: share.contractId });
  if (!contract) throw shareNotFound();
  if (contract.status !== 'complete') throw shareRewritten();
  await deps.shares.countView({ id: share.id, now });
  const { id, withText } = share;
  // The schema leaves out all that it does not name.
  return sharedAnalysisSchema.parse({ ...contract, id, withText, ...(!withText && { fileContent: '' }) });
}

async function checkPassword(
  { rateLimits, config, clock }: Pick<Deps, 'rateLimits' | 'config' | 'clock'>,
  { id, passwordHash }: ShareRow,
  { password, network }: { password: string | undefined; network: string },
): Promise<void> {
  if (!password) throw sharePasswordNeeded();
  const now = clock();
  const [ofNetwork, ofAll] = await Promise.all(
    [` from ${network}`, ''].map((from) => sha256Hex(`password of share ${id}${from}`)),
  );
  const hits = [
    { key: ofNetwork ?? '', ...triesOfNetwork },
    { key: ofAll ?? '', ...triesOfAll },
  ];
  const freeAt = config.rateLimits ? await rateLimits.count(hits, now) : null;
  if (freeAt) throw tooManyTries(Math.max(1, Math.ceil((freeAt.getTime() - now.getTime()) / 1000)));
  if (!(await verifyPassword({ hash: passwordHash ?? '', password }))) throw sharePasswordWrong();
}
