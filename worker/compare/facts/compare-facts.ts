import type { ComparedFacts } from '#src/features/comparison/comparison.schema.ts';
import type { StoredAnalysis } from '#src/features/contracts/analysis.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import type { PlacedChange } from '../join-steps';
import type { ChangedPlaces } from './changed-places';
import { dateChanges } from './date-changes';
import { moneyChanges } from './money-changes';
import { noticeChanges } from './notice-changes';
import { missingChanges, riskChanges, risksOf } from './risk-changes';
import { sameReader } from './same-reader';

type Version = { analysis: StoredAnalysis; text: string; language: Locale };

/** What two analyses state otherwise, where the texts differ, and for whom that is better or worse as far as it is certain. */
export function compareFacts(
  before: Version,
  after: Version,
  { changes, places }: { changes: readonly PlacedChange[]; places: ChangedPlaces },
): ComparedFacts {
  const [old, now] = [before.analysis, after.analysis];
  const isReader = sameReader(old, now);
  const forOne = isReader !== null;
  const certain = old.engine?.name === 'built-in' && now.engine?.name === 'built-in';
  return {
    money: moneyChanges(old.money ?? [], now.money ?? [], { places, isReader }),
    dates: dateChanges(old.dates ?? [], now.dates ?? [], places),
    notice: noticeChanges(changes, { before, after }, isReader),
    risks: riskChanges(risksOf(old), risksOf(now), { places, forOne, certain }),
    missing: changes.length > 0 ? missingChanges(old, now, { forOne, certain }) : [],
  };
}
