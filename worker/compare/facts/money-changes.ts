import type { ComparedFacts, Effect } from '#src/features/comparison/comparison.schema.ts';
import type { Money } from '#src/features/contracts/analysis.schema.ts';
import { foldWords } from '#src/kernel/folding.ts';
import type { ChangedPlaces } from './changed-places';
import { matchFacts } from './match-facts';
import type { IsReader } from './same-reader';

const said = (words: string) => foldWords(words).join(' ');

/** In the same provision, or the same payment by the same party. */
const leastLike = 4;

/** Sums that changed, came or went with the words that say them. */
export function moneyChanges(
  before: readonly Money[],
  after: readonly Money[],
  { places, isReader }: { places: ChangedPlaces; isReader: IsReader | null },
): ComparedFacts['money'] {
  const likeness = (one: Money, other: Money) =>
    (one.currency === null) !== (other.currency === null)
      ? 0
      : 4 * Number(places.together(one, other)) +
        2 * Number(said(one.purpose) === said(other.purpose)) +
        Number(said(one.payer) === said(other.payer)) +
        Number(one.per === other.per) +
        2 * Number(one.amount === other.amount && one.currency === other.currency);
  return matchFacts(before, after, { likeness, least: leastLike }).flatMap(({ before: old, after: now }) => {
    if (old && now && old.amount === now.amount && old.currency === now.currency && old.per === now.per) return [];
    const isSaid = (old && places.touches(old, 'before')) || (now && places.touches(now, 'after'));
    if (!isSaid) return [];
    const change = places.changeOf(now, 'after') ?? places.changeOf(old, 'before');
    return [{ before: plain(old), after: plain(now), effect: effectOf(old, now, isReader), change }];
  });
}

function plain(money: Money | null) {
  if (!money) return null;
  const { evidence: _, ...plainly } = money;
  return plainly;
}

/** Told of what the reader pays or is paid, of sums that are stated in the same way. */
function effectOf(old: Money | null, now: Money | null, isReader: IsReader | null): Effect {
  const one = now ?? old;
  if (!isReader || !one || one.unconfirmed || old?.unconfirmed) return null;
  const pays = isReader(one.payer);
  if (pays === isReader(one.payee)) return null;
  if (old && now) {
    const comparable = old.currency === now.currency && old.per === now.per && isReader(old.payer) === pays;
    if (!comparable) return null;
  }
  const grew = (now?.amount ?? 0) > (old?.amount ?? 0);
  return grew === pays ? 'worse' : 'better';
}
