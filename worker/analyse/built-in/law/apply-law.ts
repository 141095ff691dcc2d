import type { ContractKind } from '#src/features/contracts/contract-kinds.schema.ts';
import type { FoundHarm } from '../harms/find-harms';
import type { Viewpoint } from '../parties/viewpoint';
import type { Telling } from '../play';
import { type ForReader, toFavour } from '../write/for-reader';
import type { Missed } from '../write/missing-clauses';
import { findBreaches } from './find-breaches';
import { findPlace } from './find-place';
import { withLawfulAdditions, withLawfulWording } from './lawful-wording';
import { gainsBy, tellBreaches } from './tell-breaches';

interface Told extends ForReader {
  missed: Missed[];
}

interface Read {
  kind: ContractKind | null;
  found: readonly FoundHarm[];
  view: Viewpoint;
}

/** What is told, with a doubt where the law of the place may not let it bind; as it was where no place is known. */
export function applyLaw(told: Told, { kind, found, view }: Read, telling: Telling): Told {
  const place = findPlace(telling.contract, kind, telling.found);
  if (!place) return told;
  const governed = { place, kind };
  const breaches = view.isUsual === null ? [] : findBreaches(governed, found, telling);
  const doubted = view.isUsual ? tellBreaches(breaches, told, telling) : told;
  // Rules protect tenants, employees and consumers: whoever stands on the other side gains by what goes beyond them.
  const gains = view.isUsual ? [] : gainsBy(breaches, told.favours, telling);
  return {
    ...withLawfulWording(doubted, governed, telling.to, telling.wordTo),
    favours: [...told.favours, ...gains.map((risk) => toFavour(risk, view, telling))],
    missed: withLawfulAdditions(told.missed, governed, telling.wordTo),
  };
}
